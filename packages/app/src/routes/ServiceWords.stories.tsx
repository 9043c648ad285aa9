import {
  accounts,
  again,
  cancel,
  checkout,
  history,
  previewRooms,
  profile,
  subscription,
  textChat,
} from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { sampleUser } from '../features/auth/testing/fakeAuth.ts';
import { StoryProduct } from '../testing/StoryProduct.tsx';

/** Where the service says itself what is wrong, its words are shown instead of ours. */
const meta = {
  component: StoryProduct,
  tags: ['screen', 'desktop', '!autodocs'],
  parameters: { bleed: true },
  args: { at: '/text_chat/customer_service', user: sampleUser },
} satisfies Meta<typeof StoryProduct>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const noticed =
  (message: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByPlaceholderText('Type your message...'), 'How do I cancel?{Enter}');
    await expect(await within(document.body).findByRole('alertdialog')).toHaveTextContent(message);
  };

export const ChatLoginOver: Story = {
  tags: ['spec:text-chat-401-message'],
  parameters: { msw: { handlers: textChat.unauthorized } },
  play: noticed('Your session has expired. Please log in again.'),
};

export const ChatNotPaid: Story = {
  tags: ['spec:text-chat-403-message'],
  parameters: { msw: { handlers: textChat.subscriptionRequired } },
  play: noticed('Your trial has expired. Please subscribe to keep chatting.'),
};

export const ChatTooMuch: Story = {
  tags: ['spec:text-chat-message'],
  parameters: { msw: { handlers: textChat.limited } },
  play: noticed('Too many messages. Please wait a minute.'),
};

export const PreviewUnknown: Story = {
  tags: ['spec:preview-server-message'],
  args: { at: '/preview/preview-for-stories', user: null },
  parameters: { msw: { handlers: previewRooms.notFound } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('This preview does not exist.'),
};

export const CheckoutUnavailable: Story = {
  tags: ['spec:checkout-message'],
  args: { at: '/subscription' },
  parameters: { msw: { handlers: [...subscription.expired, ...checkout.failing] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Subscribe Now' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The payment provider isn’t responding right now.',
    );
  },
};

export const NothingToCancel: Story = {
  tags: ['spec:cancel-message'],
  args: { at: '/my_account' },
  parameters: {
    msw: {
      handlers: [
        ...again.ready,
        ...cancel.notFound,
        ...subscription.active,
        ...history.empty,
        ...profile.keeping(),
        ...accounts.ready,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel Subscription' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Subscription' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You have no subscription to cancel.');
  },
};
