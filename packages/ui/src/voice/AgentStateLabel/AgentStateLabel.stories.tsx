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
  play: ({ canvas }) => expect(canvas.getByText('Listening to you')).toHaveAttribute('aria-live', 'off'),
};
export const Thinking: Story = { tags: ['dark', 'spec:agent-thinking'], args: { state: 'thinking' } };
export const Speaking: Story = {
  tags: ['dark', 'spec:agent-speaking'],
  args: { state: 'speaking' },
  play: ({ canvas }) => expect(canvas.getByText('Speaking')).toBeVisible(),
};
/** For whoever asked for announcements. */
export const Announced: Story = {
  args: { state: 'listening', announced: true },
  play: ({ canvas }) => expect(canvas.getByText('Listening to you')).toHaveAttribute('aria-live', 'polite'),
};
