import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleComparison } from '../sample/index.ts';
import { HeadingLevel } from '../Heading/index.ts';
import type { TryView } from '../types.ts';
import { Comparison } from './Comparison.tsx';

const { first, now } = sampleComparison;
const compared = (other: Partial<typeof sampleComparison>) => ({ comparison: { ...sampleComparison, ...other } });
const typed = (one: TryView): TryView => ({
  ...one,
  typed: true,
  ...{ speakingMs: null, wordsPerMinute: null, fillers: null },
});
const unheard: TryView = { ...now, level: null, notAssessed: 'approximate-transcript', criteria: [] };

const meta = {
  component: Comparison,
  args: { comparison: sampleComparison },
  decorators: [
    (Shown) => (
      <HeadingLevel value={1}>
        <Shown />
      </HeadingLevel>
    ),
  ],
} satisfies Meta<typeof Comparison>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The second time it went better; what is new stands in the person’s own words. */
export const Better: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('That went better: from Developing to Strong.')).toBeVisible();
    await expect(canvas.getByText('New: the result')).toBeVisible();
    await expect(canvas.getByText(/^“He went home two days later/)).toBeVisible();
    await expect(canvas.getByText('Still missing: what you learned.')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Filler words 4 0/ })).toBeVisible();
  },
};
/** The level is the same, and nothing is new. */
export const Same: Story = {
  args: compared({ now: { ...first, words: 61, speakingMs: 20_100, fillers: 2 } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Developing both times. Here’s what changed.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
/** It went less well, and the words blame no one. */
export const Worse: Story = {
  args: compared({ first: now, now: { ...first, dateText: 'March 6, 2026' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/That happens\. The better one still counts\./)).toBeVisible();
    await expect(canvas.getByText('Not in this try: why you did it that way and the result.')).toBeVisible();
  },
};
/** Strong, and strong again. */
export const StrongAgain: Story = {
  args: compared({ first: now }),
  play: ({ canvas }) => expect(canvas.getByText('Strong again. This answer is yours.')).toBeVisible(),
};
/** A later try stands beside the first answer and the best one. */
export const WithTheBest: Story = {
  tags: ['dark'],
  args: compared({
    nth: 3,
    best: now,
    now: { ...first, level: 'solid', dateText: 'March 9, 2026', fillers: 2 },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your tries, side by side' })).toBeVisible();
    await expect(canvas.getByText('Better than your first answer, and you’ve done even better before.')).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
  },
};
/** Typed answers have no pace and no fillers. */
export const Typed: Story = {
  args: compared({ first: typed(first), now: typed(now) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Length 74 words, typed 96 words, typed/ })).toBeVisible();
    await expect(canvas.queryByText('Pace')).toBeNull();
  },
};
/** The try was hard to hear. */
export const NotAssessed: Story = {
  args: compared({ now: unheard }),
  play: ({ canvas }) =>
    expect(canvas.getByText(/^This try has no level\. We couldn’t hear this answer well enough/)).toBeVisible(),
};
/** The first answer was hard to hear, so what is new can't be told. */
export const FirstNotAssessed: Story = {
  args: compared({ first: { ...unheard, dateText: 'March 3, 2026' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your first answer has no level to compare it with/)).toBeVisible();
    await expect(canvas.queryByText(/^New: /)).toBeNull();
  },
};
/** Nothing in the first answer could be assessed, so all is new. */
export const FirstWithoutContent: Story = {
  tags: ['desktop'],
  args: compared({ first: { ...first, level: null, notAssessed: 'no-content', criteria: [] } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('That went better: from nothing we could assess to Strong.')).toBeVisible();
    await expect(canvas.getAllByText(/^New: /)).toHaveLength(4);
  },
};
/** The first answer was typed and the try was spoken. */
export const SpokenAfterTyped: Story = {
  tags: ['desktop'],
  args: compared({ first: typed(first) }),
  play: ({ canvas }) => expect(canvas.getByRole('row', { name: /Pace – 150 words a minute/ })).toBeVisible(),
};
/** The question was passed over. */
export const Skipped: Story = {
  args: compared({
    now: { ...typed(now), typed: false, outcome: 'skipped', level: null, words: 0, criteria: [], said: '' },
  }),
  play: ({ canvas }) => expect(canvas.getByText(/You didn’t answer this one/)).toBeVisible(),
};
/** The keyboard comes to what was said each time. */
export const ByKeyboard: Story = {
  tags: ['phone'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary');
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    if (summary) await userEvent.click(summary);
    await expect(canvas.getByText(/^Um, that was on my ward/)).toBeVisible();
  },
};
