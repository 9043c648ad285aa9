import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SubscriptionThanks } from './SubscriptionThanks.tsx';

const meta = {
  component: SubscriptionThanks,
  args: { secondsLeft: 5, onStartPracticing: fn() },
} satisfies Meta<typeof SubscriptionThanks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiveSeconds: Story = {
  play: ({ canvas }) => expect(canvas.getByText('The home page opens in 5 seconds.')).toBeVisible(),
};
export const OneSecond: Story = {
  args: { secondsLeft: 1 },
  play: ({ canvas }) => expect(canvas.getByText('The home page opens in 1 second.')).toBeVisible(),
};
export const Leaving: Story = { args: { secondsLeft: 0 } };
