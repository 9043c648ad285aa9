import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longMessages } from '../testing.ts';
import { ChatBubble } from './ChatBubble.tsx';

const meta = {
  component: ChatBubble,
  args: { role: 'assistant', speaker: 'General Assistant', children: 'What would you like to practice?' },
} satisfies Meta<typeof ChatBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Assistant: Story = {
  play: ({ canvas }) => expect(canvas.getByText('General Assistant')).toBeVisible(),
};
export const Own: Story = {
  tags: ['dark'],
  args: { role: 'user', speaker: 'You', children: 'How do I tell about a mistake?' },
};
export const OneWord: Story = { args: { role: 'user', speaker: 'You', children: 'Yes' } };
export const Long: Story = { args: { children: longMessages[1]?.content } };
