import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { below } from '../sample/candidates.ts';
import { sampleArrivals, sampleJob } from '../sample/job.ts';
import { CandidateList } from './CandidateList.tsx';

const meta = {
  component: CandidateList,
  args: { candidates: sampleJob.candidates, arrivals: sampleArrivals, compared: [], onCompare: fn(), onOpen: fn() },
} satisfies Meta<typeof CandidateList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Too little evidence is not the same as below the bar; of both no more is shown than that they came. */
export const EveryGroup: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Not enough evidence 1' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Candidate 3/ })).toBeNull();
  },
};
/** They asked that a person looks, so what they said can be read. */
export const BelowWithAReview: Story = {
  args: { candidates: [{ ...below, decision: { ...below.decision, review: 'asked' } }], arrivals: [] },
  play: ({ canvas }) => expect(canvas.getByText('Asks for a person’s look')).toBeVisible(),
};
export const NobodyReachedTheBar: Story = {
  args: { candidates: [] },
  play: ({ canvas }) => expect(canvas.getByText(/You get an email when somebody does/)).toBeVisible(),
};
export const TwoCompared: Story = {
  args: { compared: ['c4', 'c2'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare Candidate 4' }));
    await expect(args.onCompare).toHaveBeenCalledWith(['c2']);
  },
};
export const NobodyYet: Story = { args: { candidates: [], arrivals: [] } };
