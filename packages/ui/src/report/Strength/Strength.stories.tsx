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
/** Figures only: nothing is said of the content. */
export const NotOffered: Story = {
  args: { strength: null, whyNot: 'not-offered' },
  play: ({ canvas }) => expect(canvas.getByText(/^Not assessed\./)).toBeVisible(),
};
export const RecogniserMishears: Story = { args: { strength: null, whyNot: 'approximate-transcript' } };
export const TooLittleSaid: Story = { args: { strength: null, whyNot: 'too-little-said' } };
/** What was said is assessed, and no answer has a strength that could be quoted. */
export const NothingStandsOut: Story = {
  args: { strength: null },
  play: ({ canvas }) => expect(canvas.getByText(/stands out yet/)).toBeVisible(),
};
