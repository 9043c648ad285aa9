import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StartMediaButton } from './StartMediaButton.tsx';

const meta = { component: StartMediaButton, args: { media: 'audio', onStart: fn() } } satisfies Meta<
  typeof StartMediaButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Audio: Story = {
  tags: ['spec:voice-start-media'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start Audio' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
export const Video: Story = {
  tags: ['spec:voice-start-video'],
  args: { media: 'video' },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Start Video' })).toBeVisible(),
};
