import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleStrength } from '../sample/sampleContent.ts';
import { Strength } from './Strength.tsx';

const meta = { component: Strength, args: { strength: sampleStrength } } satisfies Meta<typeof Strength>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quoted: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/and we have that rule now/)).toBeVisible(),
};
/** No answer has a strength that could be quoted. */
export const NothingStandsOut: Story = {
  args: { strength: null },
  play: ({ canvas }) => expect(canvas.getByText(/stands out yet/)).toBeVisible(),
};
