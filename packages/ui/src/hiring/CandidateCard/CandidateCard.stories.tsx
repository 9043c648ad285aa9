import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { below, reached, thin, unlocked } from '../sample/candidates.ts';
import { CandidateCard } from './CandidateCard.tsx';

const meta = {
  component: CandidateCard,
  args: { candidate: reached, compared: false, onCompare: fn(), onOpen: fn() },
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
/** No overall figure where too little was said. */
export const NotEnoughEvidence: Story = {
  args: { candidate: thin },
  play: ({ canvas }) => expect(canvas.queryByText('of 100')).toBeNull(),
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
