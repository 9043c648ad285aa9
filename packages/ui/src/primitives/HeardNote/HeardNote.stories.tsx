import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeardNote } from './HeardNote.tsx';

const meta = {
  component: HeardNote,
  args: {
    heard: 'I cut the weights at the front desk in half.',
    text: 'I cut the waits at the front desk in half.',
    reader: 'other',
  },
} satisfies Meta<typeof HeardNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An employer reads both. */
export const ReadByAnEmployer: Story = {
  tags: ['dark'],
  play: ({ canvas }) => expect(canvas.getByText(/Corrected by the candidate; heard: “I cut the weights/)).toBeVisible(),
};
export const ReadByTheCandidate: Story = {
  args: { reader: 'candidate' },
  play: ({ canvas }) => expect(canvas.getByText(/Corrected by you/)).toBeVisible(),
};
/** The recognizer was unsure, and was right. */
export const Confirmed: Story = {
  args: { text: 'I cut the weights at the front desk in half.' },
  play: ({ canvas }) => expect(canvas.getByText('Hard to hear. Confirmed by the candidate.')).toBeVisible(),
};
