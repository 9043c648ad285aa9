import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SubscriptionThanks } from './SubscriptionThanks.tsx';

const meta = {
  component: SubscriptionThanks,
  args: { payment: 'paid', secondsLeft: 5, onStartPracticing: fn() },
} satisfies Meta<typeof SubscriptionThanks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiveSeconds: Story = {
  play: ({ canvas }) => expect(canvas.getByText('The home page opens in 5 seconds.')).toBeVisible(),
};
export const OneSecond: Story = {
  args: { payment: 'paid', secondsLeft: 1, onStartPracticing: fn() },
  play: ({ canvas }) => expect(canvas.getByText('The home page opens in 1 second.')).toBeVisible(),
};
export const Leaving: Story = { args: { payment: 'paid', secondsLeft: 0, onStartPracticing: fn() } };
/** Banks may take days. */
export const Pending: Story = {
  args: { payment: 'pending', secondsLeft: 5, onStartPracticing: fn() },
  play: ({ canvas }) => expect(canvas.getByText(/Your payment is being processed/)).toBeVisible(),
};
/** The address belongs to no payment: nothing is said to be bought, and the page stays. */
export const UnknownPayment: Story = {
  args: { payment: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'We can’t find this payment' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/my_account');
    await expect(canvas.queryByText(/The home page opens/)).toBeNull();
  },
};
