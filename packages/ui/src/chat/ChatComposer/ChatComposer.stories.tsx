import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ChatComposer, type ChatComposerProps } from './ChatComposer.tsx';

/** Holds the draft, as a page does. */
function Writing({ draft: first, onDraftChange, ...rest }: ChatComposerProps) {
  const [draft, setDraft] = useState(first);
  return (
    <ChatComposer
      {...rest}
      draft={draft}
      onDraftChange={(next) => {
        setDraft(next);
        onDraftChange(next);
      }}
    />
  );
}

const meta = {
  component: ChatComposer,
  args: { draft: '', sending: false, onDraftChange: fn(), onSend: fn() },
  render: (args) => <Writing {...args} />,
} satisfies Meta<typeof ChatComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An empty message is not sent. */
export const Empty: Story = {
  tags: ['spec:text-chat-empty'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Neither is one of white space. */
export const Blank: Story = {
  args: { draft: '  ' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByPlaceholderText('Type your message...'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const EnterSends: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'How long is my trial?{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const ShiftEnterBeginsALine: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'One{Shift>}{Enter}{/Shift}two');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith('One\ntwo');
  },
};

export const Sending: Story = {
  args: { sending: true },
  play: ({ canvas }) => expect(canvas.getByLabelText('Message')).toBeDisabled(),
};

/** Closes for a message that was sent, and opens when the person can go on. */
function Sent() {
  const [sending, setSending] = useState(false);
  const [draft, setDraft] = useState('');
  const send = () => {
    setDraft('');
    setSending(true);
    requestAnimationFrame(() => setSending(false));
  };
  return <ChatComposer draft={draft} sending={sending} onDraftChange={setDraft} onSend={send} />;
}

export const GoesOnAfterSending: Story = {
  render: () => <Sent />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'How long is my trial?{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Message')).toHaveFocus());
  },
};
