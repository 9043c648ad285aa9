import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleAnswers } from '../sample/index.ts';
import { AnswerCard } from './AnswerCard.tsx';

const { motivation, shift, family, skipped, notReached } = sampleAnswers;

const meta = { component: AnswerCard, args: { number: 2, answer: shift } } satisfies Meta<typeof AnswerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholeStory: Story = {
  play: ({ canvas }) => expect(canvas.getAllByText('5 of 5')[0]).toBeVisible(),
};
/** Parts are missing; the better version leaves gaps for them. */
export const PartsMissing: Story = {
  tags: ['dark'],
  args: { number: 5, answer: family },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('[your number]')).toBeVisible();
  },
};
/** A case was asked for, and none was told. */
export const Capped: Story = {
  args: { number: 5, answer: { ...family, content: family.content && { ...family.content, cappedBy: 'no-story' } } },
  play: ({ canvas }) => expect(canvas.getByText(/a case was asked for, and none is told/)).toBeVisible(),
};
export const NoStoryAskedFor: Story = { args: { number: 1, answer: motivation } };
/** The report measures speech only. */
export const FiguresOnly: Story = {
  args: { answer: { ...shift, content: null } },
  play: ({ canvas }) => expect(canvas.getByText(/It does not judge what you said/)).toBeVisible(),
};
export const RecogniserMishears: Story = {
  args: {
    rough: true,
    answer: {
      ...shift,
      content: {
        score: null,
        notAssessed: 'approximate-transcript',
        criteria: [],
        parts: null,
        quotes: [],
        rewrite: null,
      },
    },
  },
  play: ({ canvas }) => expect(canvas.getByText(/The recogniser often mishears/)).toBeVisible(),
};
export const TooLittleSaid: Story = {
  tags: ['dark'],
  args: {
    answer: {
      ...shift,
      words: 6,
      speakingMs: 2_100,
      probes: 0,
      content: {
        score: null,
        notAssessed: 'too-little-said',
        criteria: [],
        parts: null,
        quotes: [],
        rewrite: null,
      },
    },
  },
  play: ({ canvas }) => expect(canvas.getByText(/too little to go by/)).toBeVisible(),
};
export const TypedAnswer: Story = { args: { answer: { ...shift, typed: true, speakingMs: null } } };
export const Skipped: Story = {
  args: { number: 4, answer: skipped },
  play: ({ canvas }) => expect(canvas.getByText('Skipped')).toBeVisible(),
};
export const Unanswered: Story = { args: { number: 4, answer: { ...skipped, outcome: 'unanswered' } } };
export const NotReached: Story = { args: { number: 6, answer: notReached } };
