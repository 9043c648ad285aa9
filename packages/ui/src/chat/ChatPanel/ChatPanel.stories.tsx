import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { longMessages, sampleMessages } from '../testing.ts';
import { ChatPanel } from './ChatPanel.tsx';

const meta = {
  component: ChatPanel,
  args: {
    conversationId: 'customer_service',
    messages: sampleMessages,
    draft: '',
    onDraftChange: fn(),
    onSend: fn(),
    onCloseNotice: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760, blockSize: 640, margin: '0 auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Conversation: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Conversation customer_service')).toBeVisible(),
};

/** What is sent has no white space around it. */
export const Sent: Story = {
  args: { draft: '  How long is my trial?  ' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('How long is my trial?');
  },
};

export const Sending: Story = {
  args: { messages: sampleMessages.slice(0, 3), sending: true },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Sending...' })).toBeVisible(),
};

export const Empty: Story = {
  args: { messages: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How long is my trial?' }));
    await expect(args.onSend).toHaveBeenCalledWith('How long is my trial?');
  },
};

export const LongMessages: Story = {
  args: { conversationId: '4f7c2a90-8d1e-4b57-9a3c-61f0e2b7d845', messages: longMessages },
};

/** What could not be sent is said, and stays in the field. */
export const NotSent: Story = {
  tags: ['dark'],
  args: { draft: 'How long is my trial?', notice: 'An error occurred while sending the message' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await expect(args.onCloseNotice).toHaveBeenCalled();
  },
};
