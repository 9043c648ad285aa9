import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Shell } from '../../shell/index.ts';
import { tabTo, userShellAt } from '../../shell/testing.ts';
import { SubscriptionSuccessScreen } from './SubscriptionSuccessScreen.tsx';

const onStartPracticing = fn();

const meta = {
  component: SubscriptionSuccessScreen,
  parameters: { bleed: true },
  tags: ['screen'],
  args: { payment: 'paid', secondsLeft: 5, onStartPracticing },
  render: (args) => (
    <Shell {...userShellAt('/subscription-success')}>
      <SubscriptionSuccessScreen {...args} />
    </Shell>
  ),
} satisfies Meta<typeof SubscriptionSuccessScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThankYou: Story = {
  tags: ['spec:success-countdown', 'spec:subscription-success'],
  play: ({ canvas }) => expect(canvas.getByText(/in 5 seconds/)).toBeVisible(),
};

export const AboutToLeave: Story = { args: { payment: 'paid', secondsLeft: 1, onStartPracticing } };
export const UnknownPayment: Story = {
  args: { payment: 'unknown' },
  play: ({ canvas }) => expect(canvas.queryByText('Thank you for subscribing')).toBeNull(),
};

export const ByKeyboard: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent }) => {
    onStartPracticing.mockClear();
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Start Practicing Now' }));
    await userEvent.keyboard('{Enter}');
    await expect(onStartPracticing).toHaveBeenCalledOnce();
  },
};
