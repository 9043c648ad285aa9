import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { narrow } from '../testing/Narrow.tsx';
import { Ribbon } from './Ribbon.tsx';
import { longRibbon, shortRibbon, silentRibbon, typedRibbon } from './sample/otherRibbons.ts';
import { sampleRibbon } from './sample/sampleRibbon.ts';

const hrefOf = (ms: number) => `#at-${ms}`;
const sound = { playing: false, positionMs: 1_300, onHear: fn(), onPause: fn() };

const meta = {
  component: Ribbon,
  args: { ribbon: sampleRibbon, hrefOf },
  // The page of a test must not go anywhere, not even to a place on itself.
  decorators: [
    (Shown) => (
      <div onClick={(event) => event.preventDefault()}>
        <Shown />
      </div>
    ),
  ],
} satisfies Meta<typeof Ribbon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No recording: a press leads to what was said there. */
export const ToRead: Story = {
  tags: ['dark'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['Question 1, at 0:10', 'Question 2, at 0:49', 'What went well, at 1:37', 'Question 3, at 1:53'],
      ...['Question 4, at 2:30', 'Question 5, at 2:39', 'The one thing to change, at 2:46'],
    ]);
    const press = canvasElement.querySelector<HTMLAnchorElement>('a[aria-hidden]');
    const { left = 0, width = 0, top = 0 } = press?.getBoundingClientRect() ?? {};
    if (press)
      await userEvent.pointer({ keys: '[MouseLeft]', target: press, coords: { x: left + width / 2, y: top + 30 } });
    await expect(Number(press?.hash.slice(4))).toBeCloseTo((sampleRibbon.endMs + 1_300) / 2, -4);
  },
};

/** One stop of the tab key; the arrow keys go from moment to moment. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Question 1, at 0:10' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'What went well, at 1:37' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'The one thing to change, at 2:46' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(canvas.getByText('Question 2, at 0:49', { selector: 'p' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('group')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** With a recording the keyboard plays from a moment. */
export const ToHear: Story = {
  args: { sound },
  play: async ({ canvas, userEvent }) => {
    sound.onHear.mockClear();
    canvas.getByRole('button', { name: 'Question 3, at 1:53' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(sound.onHear).toHaveBeenCalledWith(113_547);
    await userEvent.click(canvas.getByRole('button', { name: 'Play the interview' }));
    await expect(sound.onHear).toHaveBeenLastCalledWith(1_300);
  },
};

/** Where the recording is, and the way to what is being said. */
export const Playing: Story = {
  tags: ['dark'],
  args: { sound: { ...sound, playing: true, positionMs: 102_000 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Question 2, at 1:42/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read it' })).toHaveAttribute('href', '#at-102000');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the interview' }));
    await expect(args.sound?.onPause).toHaveBeenCalledOnce();
  },
};

/** Forty minutes with nineteen questions. */
export const FortyMinutes: Story = { tags: ['dark'], args: { ribbon: longRibbon } };
export const FortyMinutesAt320: Story = { args: { ribbon: longRibbon }, decorators: [narrow] };

/** Two answers are a short ribbon, not a stretched one. */
export const Short: Story = { args: { ribbon: shortRibbon } };

export const Typed: Story = {
  tags: ['dark'],
  args: { ribbon: typedRibbon },
  play: ({ canvas }) => expect(canvas.getByText('You, typed')).toBeVisible(),
};

/** A minute of thinking is flat. */
export const LongSilences: Story = { args: { ribbon: silentRibbon } };

/** Nothing quoted, and nothing that could be pressed. */
export const OnlySeen: Story = {
  render: () => <Ribbon ribbon={{ ...sampleRibbon, marks: sampleRibbon.marks.slice(0, 2) }} candidate="Candidate" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText('Quoted')).toBeNull();
  },
};
