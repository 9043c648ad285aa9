import { again, checkout, history, subscription } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
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
  parameters: { msw: { handlers: [...subscription.active, ...history.empty] } },
  play: async ({ canvas }) =>
    expect((await canvas.findAllByRole('button', { name: 'Practice Interview' })).length).toBeGreaterThan(0),
};

/** A trial is no subscription: it can be followed by one before it ends. */
export const TrialHolds: Story = {
  parameters: { msw: { handlers: subscription.trial } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your trial runs until January\s15,\s2027/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Subscribe Now' })).toBeEnabled();
  },
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

const success = { at: '/subscription-success?session_id=cs_test' };

/** The seconds until the home page opens stand still, so that every picture shows the first of them. */
function standStill() {
  const usual = globalThis.setTimeout;
  spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, after?: number, ...args: unknown[]) =>
    usual(run, after === 1_000 ? 3_600_000 : after, ...args)) as typeof setTimeout);
}

export const PaymentUnknown: Story = {
  args: success,
  parameters: { msw: { handlers: checkout.unknown } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'We can’t find this payment' })).toBeVisible(),
};

/** Without the id of a checkout nothing was bought here. */
export const PaymentMissing: Story = {
  args: { at: '/subscription-success' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'We can’t find this payment' })).toBeVisible(),
};

export const PaymentPending: Story = {
  args: success,
  beforeEach: standStill,
  parameters: { msw: { handlers: checkout.pending } },
  play: async ({ canvas }) => expect(await canvas.findByText(/Your payment is being processed/)).toBeVisible(),
};

export const Success: Story = {
  args: success,
  parameters: { msw: { handlers: [...checkout.ready, ...subscription.active, ...history.several, ...again.ready] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Practicing Now' }));
    await expect((await canvas.findAllByRole('button', { name: 'Practice Interview' }))[0]).toBeInTheDocument();
    // All that the page asks for is there.
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  },
};
