import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StartPreview } from './StartPreview.tsx';

const meta = { component: StartPreview, args: { onStart: fn(), onType: fn() } } satisfies Meta<typeof StartPreview>;
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
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('list', { name: 'What you can do' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue by Typing' }));
    await expect(args.onType).toHaveBeenCalledOnce();
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};
/** No refusal: there is no microphone. */
export const NoMicrophone: Story = {
  args: {
    error: 'An error occurred while starting the preview. Please try again.',
    trouble: 'missing',
    platform: { browser: 'firefox', system: 'windows' },
  },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Continue by Typing' })).toBeVisible(),
};
export const CouldNotStart: Story = {
  args: { error: 'An error occurred while starting the preview. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue by Typing' })).toBeNull();
  },
};
