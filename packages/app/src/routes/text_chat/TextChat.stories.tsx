import { textChat } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleUser } from '../../features/auth/testing/fakeAuth.ts';
import { StoryProduct } from '../../testing/StoryProduct.tsx';

const meta = {
  component: StoryProduct,
  tags: ['screen', '!autodocs'],
  parameters: { bleed: true, msw: { handlers: textChat.answering } },
  args: { at: '/text_chat/customer_service', user: sampleUser },
} satisfies Meta<typeof StoryProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

const saying: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByPlaceholderText('Type your message...'), 'How do I cancel?');
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
};

/** The notice opens outside of the story's own element. */
const noticed = async (message: string) =>
  expect(await within(document.body).findByRole('alertdialog')).toHaveTextContent(message);

export const Answered: Story = {
  play: async (context) => {
    await saying(context);
    await expect(await context.canvas.findByRole('button', { name: 'Send' })).toBeVisible();
    await expect(context.canvas.getByText('How do I cancel?')).toBeVisible();
  },
};

export const NothingToSend: Story = {
  tags: ['spec:text-chat-empty'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByPlaceholderText('Type your message...'), '   {Enter}');
    await expect(canvas.queryByText('Sending...')).toBeNull();
  },
};

export const Sending: Story = {
  parameters: { msw: { handlers: textChat.hanging } },
  play: async (context) => {
    await saying(context);
    await expect(await context.canvas.findByRole('button', { name: 'Sending...' })).toBeVisible();
  },
};

export const NotLoggedInAnyMore: Story = {
  tags: ['spec:text-chat-401'],
  parameters: { msw: { handlers: textChat.unauthorizedWithoutMessage } },
  play: async (context) => {
    await saying(context);
    await noticed('Please log in again');
  },
};

export const SubscriptionRequired: Story = {
  tags: ['spec:text-chat-403'],
  parameters: { msw: { handlers: textChat.subscriptionRequiredWithoutMessage } },
  play: async (context) => {
    await saying(context);
    await noticed('Subscription required');
  },
};

export const ServiceBroken: Story = {
  tags: ['spec:text-chat-error'],
  parameters: { msw: { handlers: textChat.failingWithoutMessage } },
  play: async (context) => {
    await saying(context);
    await noticed('An error occurred');
  },
};

/** What was typed is back in the field. */
export const Offline: Story = {
  tags: ['spec:text-chat-network'],
  parameters: { msw: { handlers: textChat.offline } },
  play: async (context) => {
    await saying(context);
    await noticed('An error occurred while sending the message');
    await expect(context.canvas.getByPlaceholderText('Type your message...')).toHaveValue('How do I cancel?');
  },
};
