import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleChange } from '../sample/sampleContent.ts';
import { SayAgain } from '../SayAgain/index.ts';
import { OneThing } from './OneThing.tsx';

const meta = { component: OneThing, args: { change: sampleChange } } satisfies Meta<typeof OneThing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithItsQuote: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Before the next one')).toBeVisible(),
};
/** Under it, the way to say it again at once. */
export const WithAnotherTry: Story = {
  args: {
    children: (
      <SayAgain questionId="q1" question="Tell me about a hard shift." again={{ onSayAgain: fn(), tries: [] }} />
    ),
  },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /^Try This Question Again/ })).toBeVisible(),
};
/** What is missing can't be quoted. */
export const NothingToQuote: Story = {
  args: {
    change: {
      claim: 'Say how it turned out.',
      why: 'None of your four answers has an ending. People who listen have to guess whether it worked.',
      quote: null,
      next: 'Take each answer and add one sentence that begins with “In the end”.',
    },
  },
};
export const NothingStandsOut: Story = {
  args: { change: null },
  play: ({ canvas }) => expect(canvas.getByText(/^Nothing stands out/)).toBeVisible(),
};
