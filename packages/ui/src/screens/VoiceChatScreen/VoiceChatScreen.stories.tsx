import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleSetup } from '../../room/testing.ts';
import { hearingWell, roomActions, soundCheckActions } from '../../voice/testing/actions.ts';
import { throughTheRoom } from '../../voice/testing/keyboard.ts';
import { nowInTalk, talking } from '../../voice/testing/samples.ts';
import { VoiceChatScreen } from './VoiceChatScreen.tsx';

const meta = {
  component: VoiceChatScreen,
  tags: ['screen'],
  parameters: { bleed: true },
  args: {
    view: talking,
    now: nowInTalk,
    actions: roomActions,
    setup: { ...soundCheckActions, onReadAd: fn(), onSetUp: fn() },
  },
} satisfies Meta<typeof VoiceChatScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SettingUp: Story = {
  tags: ['dark'],
  args: { view: { ...sampleSetup, mic: hearingWell } },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Set up your practice' })).toBeVisible(),
};
export const Connecting: Story = {
  tags: ['spec:voice-connecting'],
  args: { view: { phase: 'connecting' } },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Connecting to Support' })).toBeVisible(),
};
export const Interview: Story = {
  tags: ['dark', 'spec:voice-connected'],
  play: ({ canvas }) => expect(canvas.getByRole('main')).toBeVisible(),
};
/** The page's content takes the focus that navigation gives it. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    main.focus();
    await expect(main).toHaveFocus();
  },
};
/** A whole answer without a mouse: typed and sent, the microphone switched off, and out. */
export const ByKeyboard: Story = {
  tags: ['desktop'],
  play: (stage) => throughTheRoom(stage, stage.args.actions),
};
export const NotLoggedIn: Story = {
  tags: ['spec:voice-no-user'],
  args: { view: { phase: 'failed', message: 'You must be logged in to access support' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Return to Home' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onReturnHome).toHaveBeenCalled();
  },
};
export const RefusedByTheService: Story = {
  tags: ['spec:voice-server-message'],
  args: { view: { phase: 'failed', message: 'This room does not exist.' } },
};
export const RefusedWithoutAReason: Story = {
  tags: ['spec:voice-http-error'],
  args: { view: { phase: 'failed', message: 'HTTP error! status: 500' } },
};
