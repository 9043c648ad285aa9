import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reached } from '../sample/candidates.ts';
import { DecisionNote } from './DecisionNote.tsx';

const meta = { component: DecisionNote, args: { decision: reached.decision } } satisfies Meta<typeof DecisionNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByRules: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/Whom to meet is your decision/)).toBeVisible(),
};
export const ReviewAsked: Story = { tags: ['dark'], args: { decision: { ...reached.decision, review: 'asked' } } };
export const Reviewed: Story = { args: { decision: { ...reached.decision, review: 'done' } } };
