import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkillLevel } from './SkillLevel.tsx';

const meta = { component: SkillLevel, args: { evidence: { level: 'solid', asked: true } } } satisfies Meta<
  typeof SkillLevel
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = { tags: ['dark'] };
export const Strong: Story = { args: { evidence: { level: 'strong', asked: true } } };
export const Developing: Story = { args: { evidence: { level: 'developing', asked: true } } };
export const NotShown: Story = { args: { evidence: { level: 'not-shown', asked: true } } };
export const NotEnoughEvidence: Story = {
  args: { evidence: { level: null, asked: true } },
  play: ({ canvas }) => expect(canvas.getByText('Not enough evidence')).toBeVisible(),
};
export const NotAsked: Story = {
  args: { evidence: { level: null, asked: false } },
  play: ({ canvas }) => expect(canvas.getByText('Not asked')).toBeVisible(),
};
