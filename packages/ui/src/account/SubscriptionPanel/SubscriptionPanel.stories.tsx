import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SubscriptionPanel } from './SubscriptionPanel.tsx';

const meta = {
  component: SubscriptionPanel,
  args: {
    subscription: { status: 'active', renewsOn: 'December 14, 2026' },
    onRetry: fn(),
    onCancelSubscription: fn(),
  },
} satisfies Meta<typeof SubscriptionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Trial: Story = {
  args: { subscription: { status: 'trial', endsOn: 'November 28, 2026', daysLeft: 5 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/until November 28, 2026: 5 days left\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', '/subscription');
  },
};

export const LastDayOfTheTrial: Story = {
  args: { subscription: { status: 'trial', endsOn: 'November 28, 2026', daysLeft: 1 } },
  play: ({ canvas }) => expect(canvas.getByText(/: 1 day left\./)).toBeVisible(),
};

export const Active: Story = { tags: ['dark'], play: ({ canvas }) => expect(canvas.getByText('Active')).toBeVisible() };

export const AsksBeforeCancelling: Story = {
  tags: ['spec:cancel-confirmation'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Subscription' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Are you sure you want to cancel');
    await expect(args.onCancelSubscription).not.toHaveBeenCalled();
  },
};

export const Confirmed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    // The dialog takes the focus once it is laid out.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep Subscription' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancelSubscription).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Active')).toBeInTheDocument();
  },
};

let { promise: answered, resolve: answer } = Promise.withResolvers<void>();

/** The button that was pressed is gone afterwards: the keyboard stays where the answer is. */
export const Cancelled: Story = {
  render: function Cancelled(args) {
    const [subscription, setSubscription] = useState(args.subscription);
    const [busy, setBusy] = useState(false);
    return (
      <SubscriptionPanel
        {...args}
        subscription={subscription}
        busy={busy}
        onCancelSubscription={() => {
          setBusy(true);
          void answered.then(() => setSubscription({ status: 'canceling', endsOn: 'December 14, 2026' }));
        }}
      />
    );
  },
  beforeEach() {
    ({ promise: answered, resolve: answer } = Promise.withResolvers<void>());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep Subscription' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const opener = canvas.getByRole('button', { name: 'Cancel Subscription' });
    await waitFor(() => expect(opener).toHaveFocus());
    answer();
    const told = await canvas.findByText(/until December 14, 2026/);
    await waitFor(() => expect(told.closest('[tabindex="-1"]')).toHaveFocus());
  },
};

export const Cancelling: Story = {
  args: { busy: true },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true'),
};

export const CancelFailed: Story = {
  tags: ['dark'],
  args: { error: 'Failed to cancel subscription' },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to cancel subscription'),
};

export const Canceling: Story = {
  tags: ['dark'],
  args: { subscription: { status: 'canceling', endsOn: 'December 14, 2026' } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Subscription Canceling' })).toBeDisabled(),
};

export const Expired: Story = {
  tags: ['dark'],
  args: { subscription: { status: 'expired' } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', '/subscription'),
};

export const StatusFailed: Story = {
  tags: ['dark'],
  args: { subscription: { status: 'unknown' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to fetch subscription status.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const StatusAskedForAgain: Story = {
  args: { subscription: { status: 'unknown' }, retrying: true },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Try Again' })).toHaveAttribute('aria-busy', 'true'),
};

/** The service gave no dates. */
export const WithoutDates: Story = { args: { subscription: { status: 'active' } } };
