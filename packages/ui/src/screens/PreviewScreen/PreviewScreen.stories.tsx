import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { roomActions } from '../../voice/testing/actions.ts';
import { throughTheRoom } from '../../voice/testing/keyboard.ts';
import { helpAtHome } from '../../voice/testing/help.ts';
import { newestLineIsRead } from '../../voice/testing/newestLine.ts';
import { nowInTalk, talkingInPreview } from '../../voice/testing/samples.ts';
import { PreviewScreen } from './PreviewScreen.tsx';

const meta = {
  component: PreviewScreen,
  tags: ['screen'],
  parameters: { bleed: true },
  args: {
    view: { ...talkingInPreview, startedAtMs: 300_000, endsAtMs: 600_000 },
    now: nowInTalk,
    actions: roomActions,
  },
} satisfies Meta<typeof PreviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connecting: Story = {
  tags: ['spec:preview-connecting'],
  args: { view: { phase: 'connecting' } },
};
export const Interview: Story = {
  tags: ['dark', 'spec:preview-connected'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Create a free account' })).toHaveFocus();
    await newestLineIsRead(canvas);
  },
};
/** Past the invitation, then through the room. */
export const ByKeyboard: Story = {
  tags: ['desktop'],
  play: async (stage) => {
    await stage.userEvent.tab();
    await expect(stage.canvas.getByRole('link', { name: 'Create a free account' })).toHaveFocus();
    await throughTheRoom(stage, stage.args.actions, { pause: false });
  },
};
/** Nothing is sold to a visitor who spoke of danger to a life. */
export const Help: Story = {
  args: { view: { ...talkingInPreview, agentState: 'listening', help: helpAtHome } },
  play: ({ canvas }) => expect(canvas.queryByRole('link', { name: 'Create a free account' })).toBeNull(),
};
export const EndedWithHelp: Story = {
  args: { view: { phase: 'ended', help: { ...helpAtHome, canGoOn: false } } },
  play: ({ canvas }) => expect(canvas.queryByText(/account/)).toBeNull(),
};
export const Ended: Story = { args: { view: { phase: 'ended' } } };
export const Failed: Story = {
  tags: ['spec:preview-failed'],
  args: { view: { phase: 'failed', message: 'Failed to connect to preview. Please try again.' } },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onReturnHome).toHaveBeenCalled();
  },
};
