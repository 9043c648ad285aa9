import { accounts, again, checkout, history, profile, rooms, subscription } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { sampleUser } from '../features/auth/testing/fakeAuth.ts';
import { StoryProduct } from '../testing/StoryProduct.tsx';

/** Addresses that lead on by themselves, at once or after the specification's seconds. */
const meta = {
  component: StoryProduct,
  tags: ['screen', 'desktop', '!autodocs'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { bleed: true, msw: { handlers: [...rooms.ready, ...history.empty, ...subscription.active] } },
  args: { at: '/voice_chat', user: sampleUser },
} satisfies Meta<typeof StoryProduct>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** How long those timers would have taken that {@link hurry} made due at once, in milliseconds. */
let sparedMs = 0;

/** What is due after so many milliseconds is due at once. */
function hurry(ms: number): void {
  sparedMs = 0;
  const usual = globalThis.setTimeout;
  spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, after?: number, ...args: unknown[]) => {
    if (after !== ms) return usual(run, after, ...args);
    return usual(() => {
      sparedMs += ms;
      run();
    }, 0);
  }) as typeof setTimeout);
}

const atHome: Play = async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'Ward nurse' });
  await expect((await canvas.findAllByRole('button', { name: 'Practice Interview' })).length).toBeGreaterThan(0);
};
const atLogin: Play = async ({ canvas }) =>
  expect(await canvas.findByRole('button', { name: 'Forgot Password?' })).toBeVisible();

export const NoRoomId: Story = { tags: ['spec:voice-without-room'], play: atHome };

export const NewRoomLoggedIn: Story = {
  tags: ['spec:voice-new-logged-in'],
  args: { at: '/voice_chat/new' },
  play: atHome,
};

export const NewRoomForAVisitor: Story = {
  tags: ['spec:voice-new-visitor'],
  args: { at: '/voice_chat/new', user: null },
  play: atLogin,
};

export const LoggedInAlready: Story = { tags: ['spec:login-logged-in'], args: { at: '/login' }, play: atHome };

/** Five seconds of the thank-you page. */
export const Thanked: Story = {
  tags: ['spec:success-redirect'],
  args: { at: '/subscription-success?session_id=cs_test' },
  parameters: { msw: { handlers: checkout.ready } },
  beforeEach: () => hurry(1_000),
  play: async (context) => {
    await atHome(context);
    await expect(sparedMs).toBe(5_000);
  },
};

/** Three seconds after the password was changed. */
export const PasswordChanged: Story = {
  tags: ['spec:reset-redirect'],
  args: { at: '/reset-password?oobCode=code-for-stories', user: null },
  beforeEach: () => hurry(3_000),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('New Password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'correct horse{Enter}');
    await atLogin(context);
    await expect(sparedMs).toBe(3_000);
  },
};

let thirtySeconds: (() => void) | undefined;

/** Cancelled in another window: the account's page finds it out by itself. */
export const CancelledElsewhere: Story = {
  tags: ['spec:status-refetch'],
  args: { at: '/my_account' },
  parameters: {
    msw: {
      handlers: [
        ...again.ready,
        ...subscription.cancelable(),
        ...history.empty,
        ...profile.keeping(),
        ...accounts.ready,
      ],
    },
  },
  beforeEach: () => {
    const usual = globalThis.setInterval;
    spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, every?: number, ...args: unknown[]) => {
      if (every === 30_000) thirtySeconds = run;
      return usual(run, every, ...args);
    }) as typeof setInterval);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cancel Subscription' })).toBeEnabled();
    await fetch('/api/cancel-subscription', { method: 'POST' });
    thirtySeconds?.();
    await expect(await canvas.findByText('Active (Canceling)')).toBeVisible();
  },
};

export const LogsOut: Story = {
  tags: ['spec:log-out'],
  args: { at: '/' },
  play: async (context) => {
    await atHome(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Log Out' }));
    await expect(await context.canvas.findByRole('link', { name: 'Log In' })).toBeVisible();
  },
};

/** A failure is logged only. */
export const CannotLogOut: Story = {
  tags: ['spec:log-out-failed'],
  args: { at: '/', failing: { signOut: 'auth/network-request-failed' } },
  play: async (context) => {
    await atHome(context);
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    const button = context.canvas.getByRole('button', { name: 'Log Out' });
    await context.userEvent.click(button);
    await waitFor(() => expect(warn).toHaveBeenCalledWith('Signing out failed.', expect.anything()));
    await expect(button).toBeEnabled();
  },
};
