import { candidates, rooms, subscription } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ownPractice } from '../../app/ownPractice.ts';
import { sampleUser } from '../../features/auth/testing/fakeAuth.ts';
import { scripts } from '../../features/room/testing/index.ts';
import { inRoom, worldOf } from '../../testing/scriptedWorld.ts';
import { StoryProduct } from '../../testing/StoryProduct.tsx';

const meta = {
  component: StoryProduct,
  tags: ['screen', '!autodocs'],
  parameters: { bleed: true, msw: { handlers: rooms.ready } },
  args: { at: { pathname: '/voice_chat/room-for-stories', state: ownPractice }, user: sampleUser },
  // No story depends on this machine's own microphone, or on what a story before it left.
  ...inRoom(scripts.nobodyComes),
  render: (args, { loaded }) => <StoryProduct {...args} room={worldOf(loaded)} />,
} satisfies Meta<typeof StoryProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoginFirst: Story = {
  args: { user: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You must be logged in to access support')).toBeVisible();
  },
};

/** The first interview in this browser. */
export const CheckingTheSound: Story = {
  ...inRoom(scripts.wholeInterview, { microphones: [{ id: 'default', label: 'Built-in microphone' }] }),
  play: async ({ canvas, userEvent, loaded, step }) => {
    const world = worldOf(loaded);
    await step('microphone', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Check the Microphone' }));
      await world.passBefore(1_000);
      await expect(await canvas.findByText('You are heard well.')).toBeVisible();
    });
    await step('speaker', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Play a Sentence' }));
      await world.passBefore(3_100);
      await userEvent.click(await canvas.findByRole('button', { name: 'Yes, I Heard It' }));
    });
    await expect(canvas.getByRole('button', { name: 'Start the Interview' })).toBeEnabled();
  },
};

/** The browser has been told not to give the microphone: the way to it, in its own words. */
export const MicrophoneBlockedBefore: Story = {
  ...inRoom(scripts.wholeInterview, { mic: 'blocked', platform: { browser: 'firefox', system: 'linux' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the Microphone' }));
    await expect(await canvas.findByText(/Remove “Blocked”/)).toBeVisible();
  },
};

/** Whoever has checked once is not asked again. */
export const CheckedOnce: Story = {
  ...inRoom(scripts.wholeInterview, {}),
  tags: ['desktop'],
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start the Interview' }));
    await worldOf(loaded).until('asking-1');
    await canvas.findByRole('heading', { name: 'Voice Chat Support' });
    await expect(localStorage.getItem('viva.soundChecked')).not.toBeNull();
  },
};

/** A room of which only the address is known: the service is asked first. */
export const OpenedByItsAddress: Story = {
  args: { at: '/voice_chat/room-for-stories' },
  parameters: { msw: { handlers: [...rooms.ready, ...candidates.practice] } },
  tags: ['desktop'],
  ...inRoom(scripts.wholeInterview),
  play: async ({ canvas, loaded }) => {
    await worldOf(loaded).until('asking-1');
    await expect(await canvas.findByRole('heading', { name: 'Voice Chat Support' })).toBeVisible();
  },
};

export const FetchingToken: Story = {
  parameters: { msw: { handlers: rooms.hanging } },
  play: async ({ canvas }) => expect(await canvas.findByText('Connecting to Support')).toBeVisible(),
};

/** The subscription page tells the service's reason. */
export const SubscriptionRequired: Story = {
  tags: ['spec:subscription-sent'],
  parameters: { msw: { handlers: [...rooms.subscriptionRequired, ...subscription.expired] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Subscribe Now' })).toBeVisible();
    await expect(canvas.getByText('Your trial has expired.')).toBeVisible();
  },
};

export const RoomUnknown: Story = {
  tags: ['spec:voice-server-message'],
  parameters: { msw: { handlers: rooms.notFound } },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('This room does not exist.'),
};

export const ServiceBroken: Story = {
  parameters: { msw: { handlers: rooms.failingWithoutMessage } },
  tags: ['spec:voice-http-error'],
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('HTTP error! status: 500'),
};

/** Joined; nobody is there yet. */
export const WaitingForInterviewer: Story = {
  ...inRoom(scripts.nobodyComes),
  play: async ({ canvas, loaded }) => {
    const world = worldOf(loaded);
    await world.pass(9_000);
    const notice = 'Your interviewer has not joined yet. Another one is being called.';
    await expect(await canvas.findByText(notice)).toBeVisible();
  },
};

/** Waiting has lasted too long. */
export const NobodyFree: Story = {
  ...inRoom(scripts.nobodyComes),
  play: async ({ canvas, loaded }) => {
    const world = worldOf(loaded);
    await world.pass(26_000);
    await expect(await canvas.findByRole('button', { name: /again/i })).toBeVisible();
  },
};

/** Captions can be hidden; the browser remembers it. */
export const CaptionsHidden: Story = {
  ...inRoom(scripts.wholeInterview),
  tags: ['desktop'],
  play: async ({ canvas, userEvent, loaded }) => {
    await worldOf(loaded).until('asking-1');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Show' }));
    await expect(canvas.queryByRole('list', { name: 'What was said' })).toBeNull();
    await expect(localStorage.getItem('viva.captions')).toBe('hidden regular');
  },
};

/** The first question is being asked. */
export const Asked: Story = {
  ...inRoom(scripts.wholeInterview),
  play: async ({ canvas, loaded }) => {
    const world = worldOf(loaded);
    await world.until('asking-1');
    await canvas.findByRole('heading', { name: 'Voice Chat Support' });
    await expect(await canvas.findByText(/Question 1 of 3/)).toBeVisible();
  },
};

/** The second question was answered. */
export const Answered: Story = {
  ...inRoom(scripts.wholeInterview),
  play: async ({ canvas, loaded }) => {
    const world = worldOf(loaded);
    await world.until('answer-3');
    await expect(await canvas.findByText(/Question 2 of 3/)).toBeVisible();
  },
};

/** The line is away. */
export const Reconnecting: Story = {
  ...inRoom(scripts.reconnecting),
  play: async ({ canvas, loaded }) => {
    const world = worldOf(loaded);
    await world.until('away');
    await expect(await canvas.findByText(/reconnect/i)).toBeVisible();
  },
};

/** Every try to join again failed. */
export const ConnectionLost: Story = {
  ...inRoom(scripts.connectionLost),
  play: async ({ canvas, loaded }) => {
    const world = worldOf(loaded);
    await world.until('closed');
    // Each try asks for a new token, which comes in real time.
    await waitFor(
      async () => {
        await world.pass(1_000);
        await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
      },
      { timeout: 10_000, interval: 100 },
    );
  },
};

/** The same interview was opened in another window. */
export const OpenedElsewhere: Story = {
  ...inRoom(scripts.openedElsewhere),
  play: async ({ canvas, loaded }) => {
    const world = worldOf(loaded);
    await world.until('closed');
    await expect(await canvas.findByRole('heading', { name: 'Open in another window' })).toBeVisible();
  },
};

/** The browser refuses the microphone. */
export const MicrophoneBlocked: Story = {
  ...inRoom(scripts.withoutMicrophone('blocked')),
  play: async ({ canvas, loaded }) => {
    const world = worldOf(loaded);
    await world.until('asking-1');
    await expect(await canvas.findByText(/^Your browser does not let this page use the microphone\./)).toBeVisible();
  },
};

/** The browser plays sound only after a press. */
export const SoundBlocked: Story = {
  ...inRoom(scripts.soundBlocked),
  play: async ({ canvas, loaded }) => {
    const world = worldOf(loaded);
    await world.until('greeting');
    await expect(await canvas.findByRole('button', { name: /Start Audio/ })).toBeVisible();
  },
};

/** The interviewer has said goodbye. */
export const Over: Story = {
  ...inRoom(scripts.wholeInterview),
  play: async ({ canvas, loaded }) => {
    const world = worldOf(loaded);
    await world.until('ended');
    await expect(await canvas.findByText(/candidate@example.org/)).toBeVisible();
  },
};
