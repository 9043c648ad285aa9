import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleChange } from '../sample/sampleContent.ts';
import { OneThing } from './OneThing.tsx';

const meta = { component: OneThing, args: { change: sampleChange } } satisfies Meta<typeof OneThing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithItsQuote: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Before the next one')).toBeVisible(),
};
/** What is missing can't be quoted. */
export const NothingToQuote: Story = {
  args: {
    change: {
      claim: 'Say what came of it.',
      why: 'None of your four answers has an ending. Whoever listens is left to guess whether it worked.',
      quote: null,
      next: 'Take each answer and add one sentence that begins with “In the end”.',
    },
  },
};
export const NotOffered: Story = {
  args: { change: null, whyNot: 'not-offered' },
  play: ({ canvas }) => expect(canvas.getByText(/^Not assessed\./)).toBeVisible(),
};
export const RecogniserMishears: Story = { args: { change: null, whyNot: 'approximate-transcript' } };
export const NothingStandsOut: Story = {
  args: { change: null },
  play: ({ canvas }) => expect(canvas.getByText(/^Nothing stands out/)).toBeVisible(),
};
