import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { below, thin } from '../sample/candidates.ts';
import { sampleJob } from '../sample/job.ts';
import { CandidateList } from './CandidateList.tsx';

const meta = {
  component: CandidateList,
  args: { candidates: sampleJob.candidates, compared: [], onCompare: fn(), onOpen: fn() },
} satisfies Meta<typeof CandidateList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Too little evidence is not the same as below the bar. */
export const ThreeGroups: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Not enough evidence 1' })).toBeVisible(),
};
export const NobodyReachedTheBar: Story = {
  args: { candidates: [below, thin] },
  play: ({ canvas }) => expect(canvas.getByText(/You get an e-mail when somebody does/)).toBeVisible(),
};
export const TwoCompared: Story = {
  args: { compared: ['c4', 'c2'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare Candidate 4' }));
    await expect(args.onCompare).toHaveBeenCalledWith(['c2']);
  },
};
export const NobodyYet: Story = { args: { candidates: [] } };
