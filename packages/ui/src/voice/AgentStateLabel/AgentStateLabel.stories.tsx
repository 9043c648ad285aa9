import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AgentStateLabel } from './AgentStateLabel.tsx';

const meta = { component: AgentStateLabel } satisfies Meta<typeof AgentStateLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Disconnected: Story = { tags: ['spec:agent-disconnected'], args: { state: 'disconnected' } };
export const Connecting: Story = { tags: ['dark', 'spec:agent-connecting'], args: { state: 'connecting' } };
export const Initializing: Story = { tags: ['spec:agent-initializing'], args: { state: 'initializing' } };
export const Listening: Story = {
  tags: ['dark', 'spec:agent-listening'],
  args: { state: 'listening' },
  play: ({ canvas }) => expect(canvas.getByText('Listening to you').parentElement).toHaveAttribute('aria-live', 'off'),
};
export const Idle: Story = { args: { state: 'idle' } };
/** A state that only the interviewer knows is shown as it says it. */
export const Unknown: Story = {
  args: { state: 'reflecting' },
  play: ({ canvas }) => expect(canvas.getByText('reflecting')).toBeVisible(),
};
export const Thinking: Story = { tags: ['dark', 'spec:agent-thinking'], args: { state: 'thinking' } };
export const Speaking: Story = {
  tags: ['dark', 'spec:agent-speaking'],
  args: { state: 'speaking' },
  play: ({ canvas }) => expect(canvas.getByText('Speaking')).toBeVisible(),
};
/** The interviewer listens, and hears nothing. */
export const Muted: Story = {
  tags: ['dark'],
  args: { state: 'listening', mic: 'muted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Listening to you')).toBeVisible();
    await expect(canvas.getByText('You’re muted. Unmute, or type.')).toBeVisible();
  },
};
export const MicrophoneBlocked: Story = {
  args: { state: 'listening', mic: 'blocked' },
  play: ({ canvas }) => expect(canvas.getByText('Your microphone is off. Type your answer.')).toBeVisible(),
};
export const MayNotSpeak: Story = { args: { state: 'listening', mic: 'hidden' } };
/** A microphone that is off changes nothing while the interviewer speaks. */
export const SpeakingToTheMuted: Story = {
  args: { state: 'speaking', mic: 'muted' },
  play: ({ canvas }) => expect(canvas.getByText('Speaking')).toBeVisible(),
};
/** For whoever asked for announcements. */
export const Announced: Story = {
  args: { state: 'listening', announced: true },
  play: ({ canvas }) =>
    expect(canvas.getByText('Listening to you').parentElement).toHaveAttribute('aria-live', 'polite'),
};
