import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SubscriptionOffer } from './SubscriptionOffer.tsx';

const onSubscribe = fn();
const onCancel = fn();
const checkout = { onSubscribe, onCancel };

const meta = {
  component: SubscriptionOffer,
  args: { checkout },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SubscriptionOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TrialExpired: Story = {
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(4),
};

/** A subscription can be bought while the trial still holds. */
export const TrialHolds: Story = {
  args: { trialEndsOn: 'November 28, 2026' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Your trial has expired')).toBeNull();
    await expect(canvas.getByText(/Your trial runs until November 28, 2026/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Subscribe Now' })).toBeEnabled();
  },
};

export const MakingTheCheckout: Story = {
  args: { checkout: { ...checkout, busy: true } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true'),
};

/** The service said why. */
export const CheckoutRefused: Story = {
  tags: ['dark'],
  args: { checkout: { ...checkout, error: 'This account already has a subscription.' } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('already has a subscription'),
};

/** Where nothing can be bought. */
export const NotForSale: Story = {
  args: { checkout: undefined },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/'),
};
