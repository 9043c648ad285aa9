import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Shell } from '../../shell/index.ts';
import { tabTo, userShellAt } from '../../shell/testing.ts';
import { SubscriptionSuccessScreen } from './SubscriptionSuccessScreen.tsx';

const meta = {
  component: SubscriptionSuccessScreen,
  parameters: { bleed: true },
  tags: ['screen'],
  args: { secondsLeft: 5, onStartPracticing: fn() },
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

export const AboutToLeave: Story = { args: { secondsLeft: 1 } };

export const ByKeyboard: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Start Practicing Now' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onStartPracticing).toHaveBeenCalledOnce();
  },
};
