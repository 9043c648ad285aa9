import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StartPreview } from './StartPreview.tsx';

const meta = { component: StartPreview, args: { onStart: fn() } } satisfies Meta<typeof StartPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start Preview' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
/** Keeps the focus and takes no second press. */
export const RequestingPermission: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Requesting Permission...' }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};
export const MicrophoneDenied: Story = {
  tags: ['dark'],
  args: {
    error: 'Microphone access is required to use the preview. Please allow microphone access and try again.',
    trouble: 'blocked',
    platform: { browser: 'chrome', system: 'android' },
  },
  play: ({ canvas }) => expect(canvas.getByRole('list', { name: 'What you can do' })).toBeVisible(),
};
export const CouldNotStart: Story = {
  args: { error: 'An error occurred while starting the preview. Please try again.' },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
};
