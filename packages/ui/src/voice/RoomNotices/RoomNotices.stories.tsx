import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { noticeTexts } from '../notices.ts';
import { RoomNotices } from './RoomNotices.tsx';

const meta = {
  component: RoomNotices,
  args: { notices: ['voice-fallback', 'microphone-missing', 'mind-fallback'], onRetryMic: fn(), onType: fn() },
} satisfies Meta<typeof RoomNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  args: { notices: ['reconnecting'] },
  play: ({ canvas }) => expect(canvas.queryByText(/more$/)).toBeNull(),
};
/** What can be done something about comes first. */
export const Several: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(noticeTexts['microphone-missing'].text)).toBeVisible();
    await expect(canvas.getByText(noticeTexts['voice-fallback'].text)).not.toBeVisible();
  },
};
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('And 2 more'));
    await expect(canvas.getByText(noticeTexts['mind-fallback'].text)).toBeVisible();
  },
};
