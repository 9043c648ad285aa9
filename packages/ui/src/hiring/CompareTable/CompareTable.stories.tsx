import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { below, reached, thin, unlocked } from '../sample/candidates.ts';
import { sampleJob } from '../sample/job.ts';
import { CompareTable } from './CompareTable.tsx';

const meta = {
  component: CompareTable,
  args: { candidates: [reached, unlocked], skills: sampleJob.skills, onOpen: fn(), onRemove: fn() },
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take Candidate 4 out of the comparison' }));
    await expect(args.onRemove).toHaveBeenCalledWith('c4');
  },
};
export const Three: Story = { args: { candidates: [reached, unlocked, below] } };
export const OneWithoutEvidence: Story = {
  args: { candidates: [reached, thin] },
  play: ({ canvas }) => expect(canvas.getAllByText('Not enough evidence')[0]).toBeVisible(),
};
