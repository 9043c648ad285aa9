import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { reached } from '../sample/candidates.ts';
import { DecisionNote } from './DecisionNote.tsx';

const { decision } = reached;
const meta = { component: DecisionNote, args: { decision, onReviewed: fn() } } satisfies Meta<typeof DecisionNote>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = {
  ...decision,
  review: 'asked',
  reviewNote: 'My answer about the night was cut off by the line.',
} as const;

export const ByRules: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/Whom to meet is your decision/)).toBeVisible(),
};
export const ReviewAsked: Story = {
  tags: ['dark'],
  args: { decision: asked },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I Have Looked at It' }));
    await expect(args.onReviewed).toHaveBeenCalledOnce();
  },
};
export const Noting: Story = { args: { decision: { ...asked, review: 'noting' } } };
export const NotNoted: Story = {
  args: { decision: { ...asked, error: 'That could not be saved. Please try again.' } },
};
export const Reviewed: Story = { args: { decision: { ...decision, review: 'done' } } };
