import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConnectionNotice } from './ConnectionNotice.tsx';

const meta = { component: ConnectionNotice, args: { onRetryMic: fn(), onType: fn() } } satisfies Meta<
  typeof ConnectionNotice
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reconnecting: Story = {
  args: { notice: 'reconnecting' },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('We’re reconnecting'),
};
export const WaitingForInterviewer: Story = { args: { notice: 'waiting-for-interviewer' } };
export const InterviewerAway: Story = { tags: ['dark'], args: { notice: 'interviewer-away' } };
export const MicrophoneBlocked: Story = {
  tags: ['dark'],
  args: { notice: 'microphone-blocked' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try the Microphone Again' }));
    await expect(args.onRetryMic).toHaveBeenCalledOnce();
  },
};
/** Guidance for one's own browser is one press away. */
export const HowToUnblock: Story = {
  args: { notice: 'microphone-blocked', platform: { browser: 'firefox', system: 'macos' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show me how'));
    await expect(canvas.getByText(/crossed-out microphone/)).toBeVisible();
  },
};
export const MicrophoneMissing: Story = { args: { notice: 'microphone-missing' } };
export const MicrophoneInUse: Story = {
  args: { notice: 'microphone-in-use' },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Try the Microphone Again' })).toBeVisible(),
};
/** Nothing on this page can help, so there is no button. */
export const MicrophoneInsecure: Story = {
  args: { notice: 'microphone-insecure' },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
export const VoiceFallback: Story = { args: { notice: 'voice-fallback' } };
export const EarsFallback: Story = { args: { notice: 'ears-fallback' } };
export const MindFallback: Story = { args: { notice: 'mind-fallback' } };
export const EarsTyping: Story = { args: { notice: 'ears-typing' } };
export const StoringDelayed: Story = { tags: ['dark'], args: { notice: 'storing-delayed' } };
