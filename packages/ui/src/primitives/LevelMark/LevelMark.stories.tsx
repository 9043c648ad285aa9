import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LevelMark } from './LevelMark.tsx';

const meta = { component: LevelMark, args: { likely: ['solid'] } } satisfies Meta<typeof LevelMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotShown: Story = { args: { likely: ['not-shown'] } };
export const Developing: Story = { args: { likely: ['developing'] } };
export const Solid: Story = { play: ({ canvas }) => expect(canvas.getByText('Solid')).toBeVisible() };
export const Strong: Story = { args: { likely: ['strong'] } };
/** It stands between two levels; the first is the likelier one. */
export const PerhapsHigher: Story = {
  tags: ['dark'],
  args: { likely: ['solid', 'strong'] },
  play: ({ canvas }) => expect(canvas.getByText('Solid, close to Strong')).toBeVisible(),
};
export const PerhapsLower: Story = { args: { likely: ['solid', 'developing'] } };
export const OverAll: Story = { args: { size: 'large' } };
