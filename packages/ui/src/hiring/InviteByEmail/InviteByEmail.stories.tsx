import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { narrow } from '../../primitives/testing/Narrow.tsx';
import { sampleInvites } from '../sample/job.ts';
import { InviteByEmail, type InviteByEmailProps } from './InviteByEmail.tsx';

/** Keeps what is typed, as the page does. */
function Typing(props: InviteByEmailProps) {
  const [text, setText] = useState(props.text);
  return <InviteByEmail {...props} text={text} onType={setText} />;
}

const meta = {
  component: InviteByEmail,
  args: {
    ...sampleInvites,
    contactEmail: 'hiring@example.org',
    text: '',
    onType: fn(),
    onNewLink: fn(),
    onInvite: fn(),
  },
  render: (args) => <Typing {...args} />,
  decorators: [
    (Story) => (
      <>
        <h1 style={{ marginBlockEnd: 24 }}>Ward nurse</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof InviteByEmail>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const paste =
  (text: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Email addresses'));
    await userEvent.paste(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Invitations' }));
  };

export const Pasted: Story = {
  play: async (context) => {
    await paste('Ann Lee <ann@example.org>\nbo@example.org, Ann@example.org')(context);
    await expect(context.args.onInvite).toHaveBeenCalledWith(['ann@example.org', 'bo@example.org']);
  },
};
export const NotAnAddress: Story = {
  tags: ['dark'],
  play: async (context) => {
    await paste('ann@example.org\nbo at example.org')(context);
    const field = context.canvas.getByLabelText('Email addresses');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/“bo at example.org” isn’t an email address/);
    await expect(context.args.onInvite).not.toHaveBeenCalled();
  },
};
export const TooMany: Story = {
  play: async (context) => {
    await paste(Array.from({ length: 21 }, (_, at) => `nurse${at}@example.org`).join('\n'))(context);
    await expect(context.canvas.getByText(/This list has 21/)).toBeVisible();
  },
};
export const Sending: Story = { args: { sending: true } };
export const Sent: Story = {
  args: {
    notice: {
      tone: 'success',
      text: '2 invitations are on their way. cy@example.org can’t be invited by email, so please send the link yourself.',
    },
  },
};
export const NoneSent: Story = {
  args: { notice: { tone: 'info', text: 'ann@example.org was already invited.' } },
};
export const Failed: Story = {
  args: {
    text: 'ann@example.org',
    error: 'You’ve sent many invitations in a short time. Please try again in 24 minutes.',
  },
};
export const WhoWasInvited: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('3 people invited'));
    await expect(canvas.getByText('On its way')).toBeVisible();
    await expect(canvas.getByText('Couldn’t be sent')).toBeVisible();
  },
};
/** The page was opened with the link that was shown on the screen. */
export const MailboxUnknown: Story = {
  args: { mailboxKnown: false, invited: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Email Me a New Link' }));
    await expect(args.onNewLink).toHaveBeenCalledOnce();
  },
};
export const SendingTheLink: Story = { args: { mailboxKnown: false, invited: [], newLink: 'sending' } };
export const LinkSent: Story = { args: { mailboxKnown: false, invited: [], newLink: 'sent' } };
export const At320: Story = { decorators: [narrow] };
