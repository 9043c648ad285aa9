import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { evidence } from '../sample/candidates.ts';
import { SkillEvidenceCard } from './SkillEvidenceCard.tsx';

const meta = {
  component: SkillEvidenceCard,
  args: { evidence: evidence.calm },
} satisfies Meta<typeof SkillEvidenceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Strong: Story = { play: ({ canvas }) => expect(canvas.getByText('Strong')).toBeVisible() };
export const Developing: Story = {
  tags: ['dark'],
  args: { evidence: evidence.handover },
  play: ({ canvas }) => expect(canvas.getByText('Developing')).toBeVisible(),
};
/** No verdict: they said too little, told of something else, or weren’t heard well. */
export const NotEnoughEvidence: Story = {
  args: { evidence: evidence.medication },
  play: ({ canvas }) => expect(canvas.getByText(/we can’t tell from what they said/)).toBeVisible(),
};
/** The same words, and the reader knows that they were written. */
export const Typed: Story = {
  args: {
    evidence: { ...evidence.handover, claims: evidence.handover.claims.map((one) => ({ ...one, typed: true })) },
  },
  play: ({ canvas }) => expect(canvas.getByText('Typed')).toBeVisible(),
};
/** A word was misheard, and the candidate corrected it: both stand there. */
export const Corrected: Story = {
  args: {
    evidence: {
      ...evidence.calm,
      claims: evidence.calm.claims.map((one) => ({ ...one, heard: one.quote.text.replace(/^\S+/, 'Aye') })),
    },
  },
  play: ({ canvas }) => expect(canvas.getAllByText(/Corrected by the candidate; heard: “Aye/)[0]).toBeVisible(),
};
/** No question was about it: neither good nor bad. */
export const NotAsked: Story = {
  tags: ['dark'],
  args: { evidence: evidence.languages },
  play: ({ canvas }) => expect(canvas.getByText('Not asked')).toBeVisible(),
};
