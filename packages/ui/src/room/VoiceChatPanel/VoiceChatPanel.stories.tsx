import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hearingWell, roomActions, soundCheckActions } from '../../voice/testing/actions.ts';
import { newestLineIsRead } from '../../voice/testing/newestLine.ts';
import { captionLines, nowInTalk, talking } from '../../voice/testing/samples.ts';
import { sampleSetup } from '../testing.ts';
import { VoiceChatPanel } from './VoiceChatPanel.tsx';

const meta = {
  component: VoiceChatPanel,
  parameters: { bleed: true },
  args: {
    view: talking,
    setup: { ...soundCheckActions, onReadAd: fn(), onSetUp: fn() },
    now: nowInTalk,
    ...roomActions,
  },
} satisfies Meta<typeof VoiceChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SettingUp: Story = {
  tags: ['dark', 'phone'],
  args: { view: sampleSetup },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Set up your practice' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** As it is met from the second time on: one press. */
export const SetUpAsLastTime: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    view: {
      ...sampleSetup,
      from: 'last',
      suggested: { ...sampleSetup.suggested, role: 'Ward nurse' },
      mic: hearingWell,
    },
  },
};
export const Connecting: Story = {
  args: { view: { phase: 'connecting' } },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Connecting to Support' })).toBeVisible(),
};
export const ConnectingSlowly: Story = {
  args: { view: { phase: 'connecting', note: 'This is taking longer than usual. We’re calling another interviewer.' } },
};
export const WaitingForInterviewer: Story = {
  args: {
    view: {
      ...talking,
      agentState: 'connecting',
      levels: undefined,
      question: undefined,
      captions: [],
      startedAtMs: undefined,
      notices: ['waiting-for-interviewer'],
    },
  },
};
export const Initializing: Story = {
  args: { view: { ...talking, agentState: 'initializing', levels: undefined, question: undefined, captions: [] } },
};
export const Greeting: Story = {
  args: { view: { ...talking, question: undefined, captions: captionLines.slice(0, 1), startedAtMs: 371_000 } },
};
export const Speaking: Story = {
  tags: ['dark'],
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Voice Chat Support' })).toBeVisible(),
};
export const Listening: Story = {
  tags: ['dark'],
  args: { view: { ...talking, agentState: 'listening', levels: undefined } },
  play: ({ canvas }) => expect(canvas.getByText('Question 3 of 8')).toBeVisible(),
};
export const Thinking: Story = {
  tags: ['dark'],
  args: { view: { ...talking, agentState: 'thinking', levels: undefined } },
};
export const Muted: Story = {
  tags: ['dark'],
  args: { view: { ...talking, agentState: 'listening', mic: { state: 'muted' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re muted. Unmute, or type.')).toBeVisible();
    // The interviewer's own state stays as it is.
    await expect(canvas.getByText('Listening to you')).toBeVisible();
  },
};
export const MicrophoneRefused: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    view: {
      ...talking,
      agentState: 'listening',
      mic: { state: 'blocked' },
      notices: ['microphone-blocked'],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Or type your answer'), 'I led the migration.{Enter}');
    await expect(args.onSendAnswer).toHaveBeenCalledWith('I led the migration.');
    await newestLineIsRead(canvas);
  },
};
/** Without a microphone the interview goes on by typing: one press puts the cursor where it is done. */
export const ContinueByTyping: Story = {
  args: { view: { ...talking, agentState: 'listening', mic: { state: 'blocked' }, notices: ['microphone-blocked'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue by Typing' }));
    await expect(canvas.getByLabelText('Or type your answer')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Try the Microphone Again' })).toBeNull();
  },
};
export const SoundBlocked: Story = { args: { view: { ...talking, playback: 'audio-blocked' } } };
export const Reconnecting: Story = {
  tags: ['dark'],
  args: { view: { ...talking, agentState: 'disconnected', levels: undefined, notices: ['reconnecting'] } },
};
export const EnginesFailing: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { view: { ...talking, notices: ['voice-fallback', 'ears-fallback', 'mind-fallback'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('And 2 more')).toBeVisible();
    await newestLineIsRead(canvas);
  },
};
export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const ConnectionLost: Story = {
  args: { view: { phase: 'lost', reason: 'connection', retryInMs: 5_000 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onReconnect).toHaveBeenCalledOnce();
  },
};
export const NoInterviewerFree: Story = { args: { view: { phase: 'lost', reason: 'no-interviewer' } } };
export const OpenElsewhere: Story = { args: { view: { phase: 'lost', reason: 'elsewhere' } } };
export const Ended: Story = {
  tags: ['dark'],
  args: { view: { phase: 'ended', reportTo: 'maria@example.org' } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Return to Home' })).toBeVisible(),
};
export const EndedInSilence: Story = { args: { view: { phase: 'ended', nothingSaid: true } } };
export const Failed: Story = {
  tags: ['dark'],
  args: { view: { phase: 'failed', message: 'HTTP error! status: 500' } },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Error' })).toBeVisible(),
};
