import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { reached } from '../sample/candidates.ts';
import { DecisionNote } from './DecisionNote.tsx';

const { decision } = reached;
const meta = { component: DecisionNote, args: { decision, onReviewed: fn() } } satisfies Meta<typeof DecisionNote>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = { ...decision, review: 'asked' } as const;

export const ByRules: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/You decide who to contact/)).toBeVisible(),
};
export const ReviewAsked: Story = {
  tags: ['dark'],
  args: { decision: asked },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Reviewed' }));
    await expect(args.onReviewed).toHaveBeenCalledOnce();
  },
};
export const Noting: Story = { args: { decision: { ...asked, review: 'noting' } } };
export const NotNoted: Story = {
  args: { decision: { ...asked, error: 'We couldn’t save that. Please try again.' } },
};
export const Reviewed: Story = { args: { decision: { ...decision, review: 'done' } } };
