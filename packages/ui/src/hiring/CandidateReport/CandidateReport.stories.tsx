import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { below, facts, reached, thin, unlocked } from '../sample/candidates.ts';
import { CandidateReport } from './CandidateReport.tsx';

const meta = {
  component: CandidateReport,
  args: {
    ...{ candidate: reached, job: 'Ward nurse', company: 'Riverside District Hospital' },
    ...{ onBack: fn(), onUnlock: fn(), onReviewed: fn(), onShortlist: fn(), onNote: fn(), onDecline: fn() },
  },
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
/** A license was asked for: what was said stands beside the evidence, and is not rated. */
export const FactAsked: Story = {
  args: { candidate: { ...reached, facts } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('region', { name: 'Facts that were asked for' })).toHaveTextContent('Expired'),
};
export const ReviewAsked: Story = {
  args: {
    candidate: {
      ...below,
      decision: { ...below.decision, review: 'asked', reviewNote: 'The line broke in my second answer.' },
    },
  },
  play: ({ canvas }) => {
    const words = canvas.getByRole('group', { name: 'In the candidate’s own words' });
    return expect(words).toHaveTextContent('The line broke in my second answer.');
  },
};
/** What each level stands for, in words about the candidate. */
export const LevelsExplained: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What the levels mean'));
    await expect(canvas.getByText(/a stranger can follow: what the candidate did/)).toBeVisible();
  },
};
export const PartlyAssessed: Story = {
  args: { candidate: { ...reached, counted: { assessed: 4, questions: 6 }, typed: 'all' } },
  play: ({ canvas }) => expect(canvas.getByText(/typed · 4 of 6 answers assessed/)).toBeVisible(),
};
/** What the employer noted stands beside what was shown; so does what could not be saved. */
export const NoteNotSaved: Story = {
  args: {
    candidate: {
      ...unlocked,
      marks: { ...unlocked.marks, error: { of: 'note', text: 'Your note was not saved. Please try again.' } },
    },
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Private note' })).toHaveAccessibleDescription(
      /Your note was not saved/,
    ),
};
export const Declined: Story = {
  args: { candidate: { ...reached, marks: { ...reached.marks, declinedText: 'March 5, 2026' } } },
  play: ({ canvas }) => expect(canvas.getByText(/You declined this candidate/)).toBeVisible(),
};
