import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { below, reached, thin, unlocked } from '../sample/candidates.ts';
import { CandidateReport } from './CandidateReport.tsx';

const meta = {
  component: CandidateReport,
  args: { candidate: reached, job: 'Ward nurse', onBack: fn(), onUnlock: fn(), onReviewed: fn() },
} satisfies Meta<typeof CandidateReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReachedTheBar: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock for €49' }));
    await expect(args.onUnlock).toHaveBeenCalledOnce();
  },
};
export const Paying: Story = { args: { candidate: { ...reached, access: { state: 'paying', priceText: '€49' } } } };
export const Unlocked: Story = {
  args: { candidate: unlocked, children: <p>Transcript and recording stand here.</p> },
  play: ({ canvas }) => expect(canvas.getByText('Transcript and recording stand here.')).toBeVisible(),
};
/** Nobody can be unlocked below the bar who does not ask that a person looks. */
export const BelowTheBar: Story = {
  args: { candidate: below },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: /^Unlock/ })).toBeNull(),
};
export const NotEnoughEvidence: Story = { args: { candidate: thin } };
export const ReviewAsked: Story = {
  args: { candidate: { ...below, decision: { ...below.decision, review: 'asked' } } },
};
