import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { voiceLevels } from '../../voice/testing/levels.ts';
import { captionLines, devices, question } from '../../voice/testing/samples.ts';
import { VoiceChatScreen } from './VoiceChatScreen.tsx';

const meta = {
  component: VoiceChatScreen,
  parameters: { bleed: true },
  args: {
    view: {
      phase: 'talking',
      agentState: 'speaking',
      levels: voiceLevels,
      question,
      captions: captionLines,
      mic: { state: 'live', levels: voiceLevels },
      devices,
      startedAtMs: 0,
      notices: [],
      consent: 'settled',
      playback: 'playing',
    },
    now: () => 372_000,
    actions: {
      onClose: fn(),
      onDisconnect: fn(),
      onToggleMic: fn(),
      onRetryMic: fn(),
      onChooseDevice: fn(),
      onStartMedia: fn(),
      onSendAnswer: fn(() => Promise.resolve()),
      onChooseEars: fn(),
      onReconnect: fn(),
      onReturnHome: fn(),
    },
  },
} satisfies Meta<typeof VoiceChatScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Interview: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('main')).toBeVisible(),
};

/** Navigation moves the focus to the page's content. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    main.focus();
    await expect(main).toHaveFocus();
  },
};
