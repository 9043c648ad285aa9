import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ChatMessage } from '../../chat/index.ts';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longMessages, sampleMessages } from '../../chat/testing.ts';
import { Shell } from '../../shell/index.ts';
import { sampleShell, tabTo } from '../../shell/testing.ts';
import { TextChatScreen, type TextChatScreenProps } from './TextChatScreen.tsx';

const navigation = {
  ...sampleShell.navigation,
  user: { email: 'maria@example.org' },
  currentPath: '/text_chat/customer_service',
};

const meta = {
  component: TextChatScreen,
  tags: ['screen'],
  parameters: { bleed: true },
  args: {
    conversationId: 'customer_service',
    messages: sampleMessages,
    draft: '',
    onDraftChange: fn(),
    onSend: fn(),
    onCloseNotice: fn(),
  },
  render: (args) => (
    <Shell {...sampleShell} navigation={navigation}>
      <TextChatScreen {...args} />
    </Shell>
  ),
} satisfies Meta<typeof TextChatScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CustomerService: Story = {
  tags: ['spec:text-chat-customer-service'],
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Chat with Customer Service' })).toBeVisible(),
};

export const TechnicalSupport: Story = {
  tags: ['spec:text-chat-technical-support'],
  args: { conversationId: 'technical_support', messages: [] },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Chat with Technical Support' })).toBeVisible(),
};

export const Sales: Story = {
  tags: ['spec:text-chat-sales'],
  args: { conversationId: 'sales', messages: [] },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Chat with Sales Representative' })).toBeVisible(),
};

export const AnyOtherId: Story = {
  tags: ['spec:text-chat-general'],
  args: { conversationId: '4f7c2a90-8d1e-4b57-9a3c-61f0e2b7d845', messages: longMessages },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Chat with General Assistant' })).toBeVisible(),
};

export const Sending: Story = {
  tags: ['spec:text-chat-sending'],
  args: { messages: sampleMessages.slice(0, 3), sending: true },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Sending...' })).toBeVisible(),
};

const refused = { draft: 'Can I type instead of speaking?', messages: sampleMessages.slice(0, 2) };

export const LoggedOutMeanwhile: Story = {
  tags: ['spec:text-chat-401'],
  args: { ...refused, notice: 'Please log in again' },
  play: async () => expect(await screen.findByText('Please log in again')).toBeVisible(),
};

export const SubscriptionRequired: Story = {
  tags: ['spec:text-chat-403'],
  args: { ...refused, notice: 'Subscription required' },
  play: async () => expect(await screen.findByText('Subscription required')).toBeVisible(),
};

export const ServiceFailed: Story = {
  tags: ['spec:text-chat-error'],
  args: { ...refused, notice: 'An error occurred' },
  play: async () => expect(await screen.findByText('An error occurred')).toBeVisible(),
};

export const NoNetwork: Story = {
  tags: ['spec:text-chat-network'],
  args: { ...refused, notice: 'An error occurred while sending the message' },
  play: async () => expect(await screen.findByText('An error occurred while sending the message')).toBeVisible(),
};

/** Answers each message at once, as a page with a quick service does. */
function Talking(props: TextChatScreenProps) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [draft, setDraft] = useState('');
  const send = (content: string) => {
    setDraft('');
    setMessages((now) => [
      ...now,
      { role: 'user', content },
      { role: 'assistant', content: 'Seven days from the day you sign up.' },
    ]);
  };
  return (
    <Shell {...sampleShell} navigation={navigation}>
      <TextChatScreen {...props} messages={messages} draft={draft} onDraftChange={setDraft} onSend={send} />
    </Shell>
  );
}

/** From an empty conversation to an answer and on, without a mouse. */
export const ByKeyboard: Story = {
  tags: ['desktop'],
  render: (args) => <Talking {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Message');
    await tabTo(userEvent, field);
    await userEvent.keyboard('How long is my trial?{Shift>}{Enter}{/Shift}And then?{Enter}');
    await canvas.findByText('Seven days from the day you sign up.');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByRole('log')).toHaveTextContent('How long is my trial? And then?');
  },
};

/** Refuses each message after a moment, as a page without a network does. */
function Refusing(props: TextChatScreenProps) {
  const [draft, setDraft] = useState('');
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState<string>();
  const send = () => {
    setSending(true);
    requestAnimationFrame(() => {
      setSending(false);
      setNotice('An error occurred while sending the message');
    });
  };
  return (
    <TextChatScreen
      {...props}
      draft={draft}
      sending={sending}
      notice={notice}
      onDraftChange={setDraft}
      onSend={send}
      onCloseNotice={() => setNotice(undefined)}
    />
  );
}

/** Whoever has read why a message was not sent is back in the field. */
export const GoesOnAfterANotice: Story = {
  tags: ['!screen'],
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'How long is my trial?{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Message')).toHaveFocus());
  },
};
