import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { roomActions } from '../../voice/testing/actions.ts';
import { captionLines, nowInTalk, talkingInPreview } from '../../voice/testing/samples.ts';
import { PreviewPanel } from './PreviewPanel.tsx';

/** Five minutes at most, of which 1:12 are gone. */
const preview = { ...talkingInPreview, startedAtMs: 300_000, endsAtMs: 600_000 };

const meta = {
  component: PreviewPanel,
  parameters: { bleed: true },
  args: { view: preview, now: nowInTalk, ...roomActions },
} satisfies Meta<typeof PreviewPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connecting: Story = {
  args: { view: { phase: 'connecting' } },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Connecting to Preview' })).toBeVisible(),
};
export const ConnectingSlowly: Story = {
  args: { view: { phase: 'connecting', note: 'This is taking longer than usual. We’re calling another interviewer.' } },
};
export const Greeting: Story = {
  args: { view: { ...preview, question: undefined, captions: captionLines.slice(0, 1), startedAtMs: 371_000 } },
};
export const Speaking: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Voice Chat Preview' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create a free account' })).toHaveAttribute(
      'href',
      '/login?mode=create-account',
    );
  },
};
export const Listening: Story = { args: { view: { ...preview, agentState: 'listening', levels: undefined } } };
export const Thinking: Story = { args: { view: { ...preview, agentState: 'thinking', levels: undefined } } };
export const NearlyOver: Story = {
  args: { view: { ...preview, endsAtMs: 400_000 } },
  play: ({ canvas }) => expect(canvas.getByText('0:28')).toBeVisible(),
};
export const MicrophoneRefused: Story = {
  args: {
    view: { ...preview, agentState: 'listening', mic: { state: 'blocked' }, notices: ['microphone-blocked'] },
  },
};
export const Reconnecting: Story = {
  args: { view: { ...preview, agentState: 'disconnected', levels: undefined, notices: ['reconnecting'] } },
};
export const ConnectionLost: Story = { args: { view: { phase: 'lost', reason: 'connection' } } };
export const NoInterviewerFree: Story = { args: { view: { phase: 'lost', reason: 'no-interviewer' } } };
export const Ended: Story = {
  args: { view: { phase: 'ended' } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Create a Free Account' })).toHaveAttribute(
      'href',
      '/login?mode=create-account',
    ),
};
export const Failed: Story = {
  args: { view: { phase: 'failed', message: 'Failed to connect to preview. Please try again.' } },
};
