import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LinkProvider } from '../../primitives/index.ts';
import { Shell } from '../../shell/index.ts';
import { HeldLink, tabTo, userShellAt } from '../../shell/testing.ts';
import { SubscriptionScreen } from './SubscriptionScreen.tsx';

const onSubscribe = fn();
const onCancel = fn();
const checkout = { onSubscribe, onCancel };

const meta = {
  component: SubscriptionScreen,
  parameters: { bleed: true },
  tags: ['screen'],
  args: { checkout },
  beforeEach: () => {
    onSubscribe.mockClear();
    onCancel.mockClear();
  },
  render: (args) => (
    <LinkProvider value={HeldLink}>
      <Shell {...userShellAt('/subscription')}>
        <SubscriptionScreen {...args} />
      </Shell>
    </LinkProvider>
  ),
} satisfies Meta<typeof SubscriptionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TrialExpired: Story = {
  tags: ['spec:subscription'],
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Your trial has expired' })).toBeVisible(),
};

/** A room asked for a subscription; the service's own words say so. */
export const SentHere: Story = {
  tags: ['spec:subscription-required'],
  args: { message: 'Subscription Required' },
  play: ({ canvas }) => expect(canvas.getByText('Subscription Required')).toBeVisible(),
};

export const MakingTheCheckout: Story = {
  tags: ['spec:subscription-busy'],
  args: { checkout: { ...checkout, busy: true } },
};

export const CheckoutFailed: Story = {
  tags: ['spec:checkout-failed'],
  args: { checkout: { ...checkout, error: 'Failed to create checkout session' } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to create checkout session'),
};

/** Where nothing can be bought. */
export const NotForSale: Story = {
  args: { checkout: undefined },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Subscribe Now' })).toBeNull(),
};

export const ByKeyboard: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Subscribe Now' }));
    await userEvent.keyboard('{Enter}');
    await expect(onSubscribe).toHaveBeenCalledOnce();
  },
};

export const CancelledByKeyboard: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Enter}');
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};
