import { checkout, subscription } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleUser } from '../../features/auth/testing/fakeAuth.ts';
import { StoryProduct } from '../../testing/StoryProduct.tsx';

const meta = {
  component: StoryProduct,
  tags: ['screen', '!autodocs'],
  parameters: { bleed: true, msw: { handlers: subscription.expired } },
  args: { at: '/subscription', user: sampleUser },
} satisfies Meta<typeof StoryProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Expired: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Subscribe Now' })).toBeVisible(),
};

export const SentFromRoom: Story = {
  tags: ['spec:subscription-sent'],
  args: { at: { pathname: '/subscription', state: { fromProtectedRoute: true, message: 'Your trial has expired.' } } },
  play: async ({ canvas }) => expect(await canvas.findByText('Your trial has expired.')).toBeVisible(),
};

export const StatusLoads: Story = {
  parameters: { msw: { handlers: subscription.hanging } },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeVisible(),
};

/** Whoever has a subscription is on the home page at once. */
export const AlreadySubscribed: Story = {
  tags: ['spec:subscription-subscriber'],
  parameters: { msw: { handlers: subscription.active } },
  play: async ({ canvas }) =>
    expect((await canvas.findAllByRole('button', { name: 'Practice Interview' })).length).toBeGreaterThan(0),
};

const pressing: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Subscribe Now' }));
};

export const CheckoutUnderWay: Story = {
  parameters: { msw: { handlers: [...subscription.expired, ...checkout.hanging] } },
  play: async (context) => {
    await pressing(context);
    await expect(await context.canvas.findByRole('button', { name: 'Loading...' })).toBeVisible();
  },
};

export const CheckoutFailed: Story = {
  parameters: { msw: { handlers: [...subscription.expired, ...checkout.failingWithoutMessage] } },
  play: async (context) => {
    await pressing(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Failed to create checkout session');
  },
};

export const Success: Story = {
  args: { at: '/subscription-success?session_id=cs_test' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Practicing Now' }));
    await expect((await canvas.findAllByRole('button', { name: 'Practice Interview' }))[0]).toBeInTheDocument();
  },
};
