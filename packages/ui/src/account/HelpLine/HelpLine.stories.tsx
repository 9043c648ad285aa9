import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HelpLine } from './HelpLine.tsx';

const meta = { component: HelpLine, args: { supportEmail: 'support@viva.example' } } satisfies Meta<typeof HelpLine>;
export default meta;

export const MailboxAndChat: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const mailbox = canvas.getByRole('link', { name: 'support@viva.example' });
    await expect(mailbox).toHaveAttribute('href', 'mailto:support@viva.example');
    const chat = canvas.getByRole('link', { name: 'chat with customer service' });
    await expect(chat).toHaveAttribute('href', '/text_chat/customer_service');
  },
};
