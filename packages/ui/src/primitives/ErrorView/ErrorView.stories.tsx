import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../testing/words.ts';
import { ErrorView } from './ErrorView.tsx';

const meta = {
  component: ErrorView,
  args: { message: 'You must be logged in to access support', onReturnHome: fn() },
} satisfies Meta<typeof ErrorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReturnsHome: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Return to Home' }));
    await expect(args.onReturnHome).toHaveBeenCalledOnce();
  },
};

export const Announced: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('You must be logged in to access support'),
};

export const CanBeTriedAgain: Story = {
  args: { message: 'HTTP error! status: 503', onRetry: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { message: longText } };
