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

export const Reached: Story = { play: ({ canvas }) => expect(canvas.getByText('Reached the bar')).toBeVisible() };
export const BelowTheBar: Story = {
  tags: ['dark'],
  args: { evidence: evidence.handover },
  play: ({ canvas }) => expect(canvas.getByText('Below the bar')).toBeVisible(),
};
/** No verdict: too little was said. */
export const NotEnoughEvidence: Story = {
  args: { evidence: evidence.medication },
  play: ({ canvas }) => expect(canvas.getByText(/Too little was said about this to tell/)).toBeVisible(),
};
