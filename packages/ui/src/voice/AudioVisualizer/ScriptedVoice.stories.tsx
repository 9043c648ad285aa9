import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { drawnHeights } from '../testing/drawnHeights.ts';
import { scriptedVoice } from '../testing/levels.ts';
import { ScriptedVoice } from '../testing/ScriptedVoice.tsx';
import { spread } from './spread.ts';

const meta = {
  component: ScriptedVoice,
  args: { bars: 15, updates: 600, playing: false },
} satisfies Meta<typeof ScriptedVoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ten seconds of a voice, sixty updates a second: drawn to the last one, rendered once. Turn on `playing` to see it move. */
export const SixHundredUpdates: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByTestId('scripted-voice');
    await waitFor(() => expect(box).toHaveAttribute('data-update', String(args.updates)));
    // None where React comes without its profiler, as in a built Storybook.
    await expect(Number(box.dataset['renders'])).toBeLessThanOrEqual(1);
    await expect(drawnHeights(box)).toEqual(
      spread(scriptedVoice(args.updates, args.bars), args.bars, { min: 20, max: 100 }).map(Math.round),
    );
  },
};
