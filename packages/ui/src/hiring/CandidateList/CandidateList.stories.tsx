import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { below } from '../sample/candidates.ts';
import { sampleArrivals, sampleJob } from '../sample/job.ts';
import { CandidateList } from './CandidateList.tsx';

const meta = {
  component: CandidateList,
  args: {
    ...{ candidates: sampleJob.candidates, arrivals: sampleArrivals, compared: [] },
    filter: 'all',
    ...{ onCompare: fn(), onOpen: fn(), onShortlist: fn(), onFilter: fn() },
  },
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
  play: ({ canvas }) => expect(canvas.getByText('Review requested')).toBeVisible(),
};
export const NobodyReachedTheBar: Story = {
  args: { candidates: [] },
  play: ({ canvas }) => expect(canvas.getByText(/We’ll email you when someone does/)).toBeVisible(),
};
export const TwoCompared: Story = {
  args: { compared: ['c4', 'c2'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare Candidate 4' }));
    await expect(args.onCompare).toHaveBeenCalledWith(['c2']);
  },
};
/** The employer's own choice, without the groups. */
export const ShortlistedOnly: Story = {
  args: { filter: 'shortlisted' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('heading', { name: 'Candidate 4' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Candidate 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Declined 0' }));
    await expect(args.onFilter).toHaveBeenCalledWith('declined');
  },
};
export const NobodyDeclined: Story = {
  args: { filter: 'declined' },
  play: ({ canvas }) => expect(canvas.getByText('You haven’t declined anyone.')).toBeVisible(),
};
export const NobodyYet: Story = { args: { candidates: [], arrivals: [] } };
