import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AgentStateLabel } from './AgentStateLabel.tsx';

const meta = { component: AgentStateLabel } satisfies Meta<typeof AgentStateLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Disconnected: Story = { args: { state: 'disconnected' } };
export const Connecting: Story = { args: { state: 'connecting' } };
export const Initializing: Story = { args: { state: 'initializing' } };
export const Listening: Story = { args: { state: 'listening' } };
export const Thinking: Story = { args: { state: 'thinking' } };
export const Speaking: Story = {
  args: { state: 'speaking' },
  play: ({ canvas }) => expect(canvas.getByText('Speaking')).toBeVisible(),
};
