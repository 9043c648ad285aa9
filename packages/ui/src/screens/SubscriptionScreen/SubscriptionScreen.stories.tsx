import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SubscriptionScreen } from './SubscriptionScreen.tsx';

const meta = { component: SubscriptionScreen } satisfies Meta<typeof SubscriptionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TrialExpired: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/'),
};
export const SentHere: Story = {
  args: { message: 'Subscription Required' },
  play: ({ canvas }) => expect(canvas.getByText(/Subscription Required/)).toBeVisible(),
};
