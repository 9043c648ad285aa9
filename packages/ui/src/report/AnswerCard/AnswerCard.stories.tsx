import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleAnswers, sampleReport, unassessed } from '../sample/index.ts';
import type { AnswerContent } from '../types.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { AnswerRows } from './AnswerCard.styles.ts';

const { motivation, shift, disagreement, family, skipped, notReached } = sampleAnswers;

/** The family's answer with another assessment. */
const assessedAs = (other: Partial<AnswerContent>) => ({
  ...family,
  content: family.content && { ...family.content, ...other },
});

const meta = {
  component: AnswerCard,
  args: { number: 2, answer: shift },
  render: (args) => (
    <AnswerRows>
      <AnswerCard {...args} />
    </AnswerRows>
  ),
} satisfies Meta<typeof AnswerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const unfold: NonNullable<Story['play']> = async ({ canvasElement, userEvent }) => {
  const summary = canvasElement.querySelector('summary');
  if (summary) await userEvent.click(summary);
};

/** Nothing is missing. */
export const Folded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is missing.')).toBeVisible();
    await expect(canvas.getByText('A real case')).not.toBeVisible();
  },
};
/** Each yes has the words that show it. */
export const Strong: Story = {
  play: async (context) => {
    await unfold(context);
    await expect(context.canvas.getByText(/We were two nurses for twenty four patients/)).toBeVisible();
  },
};
/** Two things are missing. */
export const Solid: Story = {
  args: { number: 1, answer: motivation },
  play: async (context) => {
    await unfold(context);
    await expect(context.canvas.getByText('Missing: the result and what you learned.')).toBeVisible();
  },
};
/** It stands between two levels. */
export const BetweenLevels: Story = {
  args: { number: 3, answer: disagreement },
  play: ({ canvas }) => expect(canvas.getByText('Solid, close to Strong')).toBeVisible(),
};
/** Little is there; the better version leaves gaps for what is missing. */
export const Developing: Story = {
  tags: ['dark'],
  args: { number: 5, answer: family },
  play: async (context) => {
    await unfold(context);
    await expect(context.canvas.getByText('[your number]')).toBeVisible();
  },
};
/** The keyboard comes to it. */
export const Focused: Story = {
  tags: ['desktop'],
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
  },
};
/** A second assessment came to another level. */
export const Disputed: Story = {
  args: { number: 5, answer: assessedAs({ level: 'solid', likely: ['solid'], disputed: 'developing' }) },
  play: ({ canvas }) => expect(canvas.getByText('A second check rated it “Developing.”')).toBeVisible(),
};
/** A case was asked for, and none was told. */
export const Capped: Story = {
  args: { number: 5, answer: assessedAs({ cappedBy: 'no-story' }) },
  play: async (context) => {
    await unfold(context);
    await expect(context.canvas.getByText(/the question asks for a real example, and there isn’t one/)).toBeVisible();
  },
};
/** It went on for longer than what is read. */
export const ReadInPart: Story = {
  args: { number: 5, answer: assessedAs({ readInPart: true }) },
  play: async (context) => {
    await unfold(context);
    await expect(context.canvas.getByText(/its end doesn’t count toward the level/)).toBeVisible();
  },
};
/** A report of the second version had other criteria, which are not shown. */
export const OfAnEarlierVersion: Story = {
  args: {
    answer: {
      ...shift,
      content: {
        ...{ level: 'solid', likely: [], disputed: null, criteria: [], rewrite: null },
        quotes: [{ text: 'We were two nurses for twenty four patients', startMs: 56_000 }],
      },
    },
  },
  play: async (context) => {
    await unfold(context);
    await expect(context.canvas.queryByText('A real case')).toBeNull();
  },
};
/** The report measures speech only. */
export const FiguresOnly: Story = {
  args: { answer: { ...shift, content: null } },
  play: ({ canvas }) => expect(canvas.getByText(/It doesn’t judge what you said/)).toBeVisible(),
};
/** The sound of this answer was too poor; the others may have been heard well. */
export const HardToHear: Story = {
  args: { answer: { ...shift, content: unassessed('approximate-transcript') } },
  play: ({ canvas }) =>
    expect(canvas.getByText(/We couldn’t hear this answer well enough to judge it fairly/)).toBeVisible(),
};
export const TooLittleSaid: Story = {
  tags: ['dark'],
  args: { answer: { ...shift, words: 6, speakingMs: 2_100, probes: 0, content: unassessed('too-little-said') } },
  play: ({ canvas }) => expect(canvas.getByText(/too little to go by/)).toBeVisible(),
};
/** Words without a case, a step or a reason. */
export const NoContent: Story = { args: { answer: { ...shift, content: unassessed('no-content') } } };
export const ToldBefore: Story = {
  args: { answer: { ...shift, content: unassessed('told-before') } },
  play: ({ canvas }) => expect(canvas.getByText(/You told the same story for another question/)).toBeVisible(),
};
export const NotMatched: Story = {
  args: { answer: { ...shift, content: unassessed('not-matched') } },
  play: ({ canvas }) => expect(canvas.getByText(/We couldn’t match this answer to the question/)).toBeVisible(),
};
/** The report says once, above all answers, why none is assessed. */
export const ReasonToldAbove: Story = {
  args: { answer: { ...shift, content: null }, told: 'not-offered' },
  play: ({ canvas }) => expect(canvas.queryByText(/Not assessed/)).toBeNull(),
};
export const TypedAnswer: Story = { args: { answer: { ...shift, typed: true, speakingMs: null } }, play: unfold };
/** There is nothing to unfold. */
export const Skipped: Story = {
  args: { number: 4, answer: skipped },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Skipped')).toBeVisible();
    await expect(canvasElement.querySelector('summary')).toBeNull();
  },
};
export const Unanswered: Story = { args: { number: 4, answer: { ...skipped, outcome: 'unanswered' } } };
export const NotReached: Story = { args: { number: 6, answer: notReached } };
/** Behind it, every word as it was heard; here one was wrong, and is corrected. */
export const WithWhatWasHeard: Story = {
  args: {
    lines: sampleReport.transcript
      .filter(({ turn }) => shift.turns.includes(turn))
      .map((line) => (line.turn === 5 ? { ...line, heard: line.text.replace('nurses', 'purses') } : line)),
    correction: {
      turns: [{ turn: 7, words: 15, hardToHear: false }],
      untilText: 'March 10, 2026',
      forEmployer: false,
      onCorrect: fn(),
    },
  },
  play: async (context) => {
    await unfold(context);
    await expect(context.canvas.getByText(/heard: “.*two purses/)).toBeVisible();
    await expect(context.canvas.getAllByRole('button', { name: 'Correct What We Heard' })).toHaveLength(1);
  },
};
/** It was taken for a wish to skip the question, which may have been misheard: it can be corrected, too. */
export const SkippedPerhaps: Story = {
  args: {
    number: 4,
    answer: { ...skipped, turns: [11] },
    lines: sampleReport.transcript.filter(({ turn }) => turn === 11),
    correction: {
      turns: [{ turn: 11, words: 3, hardToHear: false }],
      untilText: 'March 10, 2026',
      forEmployer: false,
      onCorrect: fn(),
    },
  },
  play: async (context) => {
    await unfold(context);
    await expect(context.canvas.getByText('Could we skip that one, please?')).toBeVisible();
  },
};
/** Under the answer, the way to say it again. */
export const WithAnotherTry: Story = {
  args: { again: { onSayAgain: fn(), tries: [] } },
  play: async (context) => {
    await unfold(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^Try This Question Again/ }));
    await expect(context.args.again?.onSayAgain).toHaveBeenCalledWith('q2');
  },
};
/** A good answer can be kept. */
export const ToKeep: Story = {
  args: { again: { onSayAgain: fn(), tries: [] }, keep: { kept: [], onKeep: fn(), onRemove: fn() } },
  play: async (context) => {
    await unfold(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^Keep This Answer/ }));
    await expect(context.args.keep?.onKeep).toHaveBeenCalledWith('q2');
  },
};
/** What was not reached can be tried all the same. */
export const NotReachedWithATry: Story = {
  args: { number: 6, answer: notReached, again: { onSayAgain: fn(), tries: [] } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /^Try This Question Again/ })).toBeVisible(),
};
