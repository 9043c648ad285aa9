import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { below, reached, thin, unlocked } from '../sample/candidates.ts';
import { CandidateCard } from './CandidateCard.tsx';

const meta = {
  component: CandidateCard,
  args: { candidate: reached, compared: false, onCompare: fn(), onOpen: fn(), onShortlist: fn() },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: 440 }}>
        <Shown />
      </div>
    ),
  ],
} satisfies Meta<typeof CandidateCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReachedTheBar: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the Evidence of Candidate 4' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Unlocked: Story = { tags: ['dark'], args: { candidate: unlocked } };
export const BelowTheBar: Story = { tags: ['dark'], args: { candidate: below } };
/** A part of the answers could be assessed, and some were typed. */
export const PartlyAssessed: Story = {
  args: { candidate: { ...reached, counted: { assessed: 4, questions: 6 }, typed: 'some' } },
  play: ({ canvas }) => expect(canvas.getByText(/partly typed · 4 of 6 answers assessed/)).toBeVisible(),
};
export const Shortlisted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shortlist Candidate 4' }));
    await expect(args.onShortlist).toHaveBeenCalledWith(true);
  },
};
export const Declined: Story = {
  args: { candidate: { ...reached, marks: { ...reached.marks, declinedText: 'March 5' } } },
};
export const NotShortlisted: Story = {
  args: {
    candidate: {
      ...reached,
      marks: { ...reached.marks, error: { of: 'shortlist', text: 'The shortlist was not saved. Please try again.' } },
    },
  },
};
/** No level where too little was said. */
export const NotEnoughEvidence: Story = {
  args: { candidate: thin },
  play: ({ canvas }) => expect(canvas.queryByText(/Solid|Strong/)).toBeNull(),
};
export const AsksForALook: Story = {
  args: { candidate: { ...below, decision: { ...below.decision, review: 'asked' } } },
};
export const Compared: Story = {
  tags: ['dark'],
  args: { compared: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare Candidate 4' }));
    await expect(args.onCompare).toHaveBeenCalledWith(false);
  },
};
export const ComparisonFull: Story = { args: { compareDisabled: true } };
