import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { heldLevels } from '../testing/levels.ts';
import { ControlBar } from './ControlBar.tsx';

const meta = {
  component: ControlBar,
  args: {
    mic: { state: 'live', levels: heldLevels(0.7) },
    devices: {
      audioInputs: [{ id: 'default', label: 'Built-in microphone' }],
      videoInputs: [],
      audioInputId: 'default',
    },
    playback: 'playing',
    onToggleMic: fn(),
    onChooseDevice: fn(),
    onStartMedia: fn(),
    onDisconnect: fn(),
    onPause: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof ControlBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Microphone', pressed: true }));
    await expect(args.onToggleMic).toHaveBeenCalledOnce();
  },
};
export const Muted: Story = {
  tags: ['dark'],
  args: { mic: { state: 'muted' } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Microphone', pressed: false })).toBeEnabled(),
};
/** The browser refused the microphone. */
export const Blocked: Story = {
  tags: ['dark'],
  args: { mic: { state: 'blocked' } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Microphone' })).toBeDisabled(),
};
export const Missing: Story = { args: { mic: { state: 'missing' } } };
/** Someone who may not publish sound sees nothing of a microphone. */
export const MayNotSpeak: Story = {
  tags: ['spec:microphone-hidden'],
  args: { mic: { state: 'hidden' } },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Microphone' })).toBeNull(),
};
export const SoundBlocked: Story = {
  tags: ['dark'],
  args: { playback: 'audio-blocked' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start Audio' }));
    await expect(args.onStartMedia).toHaveBeenCalledOnce();
  },
};
export const VideoBlocked: Story = {
  args: { playback: 'video-blocked' },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Start Video' })).toBeVisible(),
};
/** The interviewer could not be told. */
export const NotPaused: Story = {
  tags: ['dark'],
  args: { onPause: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/** A preview has no pause, and neither has an interview that is paused or over. */
export const WithoutPause: Story = {
  render: ({ onPause: _onPause, ...rest }) => <ControlBar {...rest} />,
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull(),
};
/** In the order of the bar: microphone, devices, the pause, the way out. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onToggleMic).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose devices' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDisconnect).toHaveBeenCalledOnce();
  },
};
export const Left: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }));
    await expect(args.onDisconnect).toHaveBeenCalledOnce();
  },
};
