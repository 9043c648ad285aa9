import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { heldLevels, voiceLevels } from '../testing/levels.ts';
import { barsIn, drawnHeights } from '../testing/drawnHeights.ts';
import { AudioVisualizer } from './AudioVisualizer.tsx';

const besideTheToggle: Decorator = (Story) => (
  <div style={{ blockSize: 24, display: 'inline-flex' }}>
    <Story />
  </div>
);

const meta = {
  component: AudioVisualizer,
  args: { bars: 7 },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 180 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AudioVisualizer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a clock was set to do, and every how many milliseconds. */
let clocks: { readonly every: number | undefined; readonly tick: () => void }[] = [];

/** Clocks go on only when a story has them tick. */
const takeClocks = () => {
  clocks = [];
  spyOn(globalThis, 'setInterval').mockImplementation(((tick: () => void, every?: number) => {
    clocks.push({ every, tick });
    return 0;
  }) as unknown as typeof setInterval);
};

const litIn = (canvas: HTMLElement) =>
  barsIn(canvas).flatMap(({ dataset }, index) => (dataset['lit'] === 'true' ? [index] : []));

/** Claims that a step comes every `ms`, and which bars are lit in each of the first; who wants no movement sees one. */
const stepping =
  (ms: number, ...lit: readonly (readonly number[])[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const own = clocks.filter(({ every }) => every === ms).at(-1);
    await expect(own === undefined).toBe(still);
    await expect(litIn(canvasElement)).toEqual(lit[0]);
    for (const now of own ? lit.slice(1) : []) {
      own?.tick();
      await expect(litIn(canvasElement)).toEqual(now);
    }
  };

/** Pairs from the edges to the middle, and from the edges again. */
const inwards = [[0, 6], [1, 5], [2, 4], [3], [0, 6]] as const;

export const Disconnected: Story = { args: { state: 'disconnected' } };
/** A pair of bars moves from the edges to the middle, a step every 2 s. */
export const Connecting: Story = {
  tags: ['spec:step-connecting'],
  args: { state: 'connecting' },
  beforeEach: takeClocks,
  play: stepping(2000, ...inwards),
};
export const Initializing: Story = {
  tags: ['spec:step-initializing'],
  args: { state: 'initializing' },
  beforeEach: takeClocks,
  play: stepping(2000, ...inwards),
};
/** The middle blinks, a step every 500 ms. */
export const Listening: Story = {
  tags: ['spec:step-listening', 'dark'],
  args: { state: 'listening' },
  beforeEach: takeClocks,
  play: stepping(500, [3], [], [3]),
};
/** While the interviewer listens, the bars follow the candidate. */
export const ListeningToAVoice: Story = { args: { state: 'listening', levels: heldLevels(0.7) } };
/** One bar goes to and fro, a step every 150 ms. */
export const Thinking: Story = {
  tags: ['spec:step-thinking', 'dark'],
  args: { state: 'thinking' },
  beforeEach: takeClocks,
  play: stepping(150, [0], [1], [2], [3], [4], [5], [6], [5]),
};
export const Speaking: Story = {
  tags: ['dark', 'spec:bars-seven'],
  args: { state: 'speaking', levels: voiceLevels },
  // The bars fit a window that changes a frame after it has.
  play: ({ canvasElement }) =>
    waitFor(() => expect(drawnHeights(canvasElement)).toEqual([40, 68, 88, 100, 72, 84, 44])),
};
/** A silent voice is a row of low bars, never nothing. */
export const SpeakingInSilence: Story = {
  args: { state: 'speaking', levels: heldLevels(0) },
  play: ({ canvasElement }) => waitFor(() => expect(new Set(drawnHeights(canvasElement))).toEqual(new Set([20]))),
};
/** Without a state the bars only follow the levels. */
export const WithoutAState: Story = {
  tags: ['spec:step-stateless'],
  args: { levels: voiceLevels },
  play: ({ canvasElement }) => expect(barsIn(canvasElement).every((bar) => bar.dataset['lit'] === 'true')).toBe(true),
};
export const FifteenBars: Story = {
  tags: ['spec:bars-fifteen'],
  args: { bars: undefined, levels: heldLevels(0.8) },
  play: ({ canvasElement }) => expect(barsIn(canvasElement)).toHaveLength(15),
};
/** As on a card, such as the test of the speaker. */
export const OnACard: Story = {
  tags: ['dark'],
  args: { size: 'medium', state: 'speaking', levels: voiceLevels },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 65 }}>
        <Story />
      </div>
    ),
  ],
};
/** As beside the microphone toggle, where silence is nearly flat. */
export const InTheControlBar: Story = {
  tags: ['dark', 'spec:bars-control'],
  args: { size: 'small', minHeight: 5, levels: heldLevels(0.6) },
  decorators: [besideTheToggle],
};
/** A dash for each bar: 5 % of so little is less than a bar is wide. */
export const InTheControlBarInSilence: Story = {
  tags: ['spec:bars-control'],
  args: { size: 'small', minHeight: 5, levels: heldLevels(0) },
  decorators: [besideTheToggle],
  play: ({ canvasElement }) => waitFor(() => expect(new Set(drawnHeights(canvasElement))).toEqual(new Set([5]))),
};
/** On a phone held sideways the picture is lower than its bars are wide: the least height is 20 % all the same. */
export const LowAndSilent: Story = {
  args: { state: 'speaking', levels: heldLevels(0) },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 28 }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvasElement }) => waitFor(() => expect(new Set(drawnHeights(canvasElement))).toEqual(new Set([20]))),
};
/** The control bar's least height, 5 %, on something large enough to show it. */
export const LowAsInTheControlBar: Story = {
  tags: ['spec:bars-control'],
  args: { size: 'small', minHeight: 5, levels: heldLevels(0) },
  play: ({ canvasElement }) => waitFor(() => expect(new Set(drawnHeights(canvasElement))).toEqual(new Set([5]))),
};
