import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleReplay } from '../sample/index.ts';
import { AudioReplay } from './AudioReplay.tsx';

const meta = {
  component: AudioReplay,
  args: { replay: sampleReplay, onPlay: fn(), onPause: fn(), onSeek: fn(), onRetry: fn() },
} satisfies Meta<typeof AudioReplay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};
export const Playing: Story = {
  tags: ['dark'],
  args: { replay: { ...sampleReplay, state: 'playing', positionMs: 57_000 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
  },
};
/** From one answer to another. */
export const AnswerChosen: Story = {
  args: { replay: { ...sampleReplay, positionMs: 57_000 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Q3' }));
    await expect(args.onSeek).toHaveBeenCalledWith(119_588);
  },
};
export const Loading: Story = { args: { replay: { state: 'loading' } } };
export const NotRecorded: Story = { args: { replay: { state: 'unavailable', reason: 'not-recorded' } } };
export const Erased: Story = { args: { replay: { state: 'unavailable', reason: 'erased' } } };
export const CouldNotBeLoaded: Story = {
  tags: ['dark'],
  args: { replay: { state: 'unavailable', reason: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
