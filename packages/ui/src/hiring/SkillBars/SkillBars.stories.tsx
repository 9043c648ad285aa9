import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reached, thin } from '../sample/candidates.ts';
import { SkillBars } from './SkillBars.tsx';

const meta = { component: SkillBars, args: { skills: reached.skills } } satisfies Meta<typeof SkillBars>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Words, and no figures. */
export const MostSkillsShown: Story = { play: ({ canvas }) => expect(canvas.getByText('Strong')).toBeVisible() };
/** No bar where nothing can be told. */
export const NotEnoughEvidence: Story = {
  args: { skills: thin.skills },
  play: ({ canvas }) => expect(canvas.getAllByText('Not enough evidence')[0]).toBeVisible(),
};
