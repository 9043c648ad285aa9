import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleSkills } from '../sample/index.ts';
import { SkillList } from './SkillList.tsx';

const meta = { component: SkillList, args: { skills: sampleSkills, forEmployer: true } } satisfies Meta<
  typeof SkillList
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each claim with the words that it rests on; of one skill nobody can tell. */
export const OfACandidate: Story = {
  tags: ['dark'],
  play: ({ canvas }) => expect(canvas.getByText('Not enough evidence')).toBeVisible(),
};
/** A practice for a job of one's own choice. */
export const OfPractice: Story = {
  args: { forEmployer: false },
  play: ({ canvas }) => expect(canvas.queryByText(/the employer sees/)).toBeNull(),
};
