import { candidates, history, practiceSetup, recordings, rooms, sharing, subscription } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ownPractice } from '../../app/ownPractice.ts';
import { sampleUser } from '../../features/auth/testing/fakeAuth.ts';
import { scripts } from '../../features/room/testing/index.ts';
import { noHome, untilNoHome } from '../../testing/atHome.ts';
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
  parameters: { msw: { handlers: candidates.practice } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You must be logged in to access support')).toBeVisible();
  },
};

const card = (handlers: typeof rooms.ready) => ({ msw: { handlers: [...handlers, ...rooms.ready] } });
const sounding = { microphones: [{ id: 'default', label: 'Built-in microphone' }] };

/** The first practice interview: the card is filled in, the sound is tried, and the room opens. */
export const SettingUp: Story = {
  ...inRoom(scripts.wholeInterview, sounding),
  parameters: card(practiceSetup.firstVisit),
  play: async ({ canvas, userEvent, loaded, step }) => {
    const world = worldOf(loaded);
    await step('what for', async () => {
      await userEvent.type(await canvas.findByLabelText('Which role is it for?'), 'Nurse');
      await userEvent.click(canvas.getByRole('radio', { name: '5 minutes' }));
    });
    await step('microphone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check the Microphone' }));
      await world.passBefore(1_000);
      await expect(await canvas.findByText('We can hear you clearly.')).toBeVisible();
    });
    await step('speaker', async () => {
      await userEvent.click(canvas.getByText('Test your speaker'));
      await userEvent.click(canvas.getByRole('button', { name: 'Play a Sentence' }));
      await world.passBefore(3_100);
      await userEvent.click(await canvas.findByRole('button', { name: 'Yes, I Heard It' }));
    });
    await step('start', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start the Interview' }));
      await world.until('asking-1');
      await expect(await canvas.findByRole('heading', { name: 'Voice Chat Support' })).toBeVisible();
      await expect(canvas.queryByRole('heading', { name: 'Set up your practice' })).toBeNull();
    });
  },
};

/** From the second time on all is as it was: one press. */
export const SettingUpAsLastTime: Story = {
  ...inRoom(scripts.wholeInterview, sounding),
  parameters: card(practiceSetup.returning),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Which role is it for?')).toHaveValue('Ward nurse');
    await expect(canvas.getByRole('radio', { name: 'Friendly' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Coached' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Start the Interview' })).toBeEnabled();
  },
};

/** A pasted ad is read at once. */
export const AdRead: Story = {
  ...inRoom(scripts.wholeInterview, sounding),
  parameters: card(practiceSetup.firstVisit),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Paste a Job Ad' }));
    await userEvent.paste(practiceSetup.advert);
    await expect(await canvas.findByText('Customer Success Manager')).toBeVisible();
  },
};

/** No job is found in the text that was pasted: the role is asked for. */
export const AdUnreadable: Story = {
  ...inRoom(scripts.wholeInterview, sounding),
  parameters: card(practiceSetup.unreadable),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Paste a Job Ad' }));
    await userEvent.paste('asdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Start the Interview' }));
    await expect(await canvas.findByText(/Which role would you like to practice for\?/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Which role is it for?')).toHaveFocus());
  },
};

/** The browser has been told not to give the microphone: the way to it, in its own words, and the way to go on without. */
export const MicrophoneDenied: Story = {
  ...inRoom(scripts.wholeInterview, { mic: 'blocked', platform: { browser: 'firefox', system: 'linux' } }),
  parameters: card(practiceSetup.firstVisit),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the Microphone' }));
    await expect(await canvas.findByText(/next to “Blocked,”/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start and Type My Answers' }));
    await worldOf(loaded).until('asking-1');
    await expect(await canvas.findByLabelText('Or type your answer')).toBeVisible();
  },
};

/** There is no microphone. */
export const NoMicrophone: Story = {
  ...inRoom(scripts.wholeInterview, { mic: 'missing' }),
  parameters: card(practiceSetup.firstVisit),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the Microphone' }));
    await expect(await canvas.findByRole('button', { name: 'Start and Type My Answers' })).toBeVisible();
  },
};

/** The trial ended while the card was open: the subscription page tells the service's reason. */
export const TrialOver: Story = {
  ...inRoom(scripts.wholeInterview, sounding),
  parameters: { msw: { handlers: [...practiceSetup.trialOver, ...rooms.ready, ...subscription.expired] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start the Interview' }));
    await expect(await canvas.findByRole('button', { name: 'Subscribe Now' })).toBeVisible();
    await expect(canvas.getByText('Your trial has expired.')).toBeVisible();
  },
};

/** What was chosen can't be stored: the card says so in its own words, and keeps what was typed. */
export const NotStored: Story = {
  ...inRoom(scripts.wholeInterview, sounding),
  parameters: card(practiceSetup.notStored),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Which role is it for?'), 'Nurse{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t start your interview.');
    await expect(canvas.getByLabelText('Which role is it for?')).toHaveValue('Nurse');
  },
};

/** An interview that runs, in another window or on another device, is gone on with: no card lies over it. */
export const NoCardOverARunningInterview: Story = {
  ...inRoom(scripts.wholeInterview, sounding),
  tags: ['desktop'],
  parameters: card(practiceSetup.begun),
  play: async ({ canvas, loaded }) => {
    await worldOf(loaded).until('asking-1');
    await expect(await canvas.findByRole('heading', { name: 'Voice Chat Support' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Start the Interview' })).toBeNull();
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
    const notice = 'Your interviewer hasn’t joined yet. We’re calling another one.';
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
    await userEvent.click(await canvas.findByText('Caption settings'));
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

/** The candidate pauses in the middle of an answer. */
export const Paused: Story = {
  ...inRoom(scripts.paused),
  play: async ({ canvas, loaded }) => {
    await worldOf(loaded).until('waiting');
    await expect(await canvas.findByRole('heading', { name: 'Paused' })).toBeVisible();
    await expect(canvas.queryByText(/Question 1 of 3/)).toBeNull();
  },
};

/** A press for the hint, which then stands under the question. */
export const Hinted: Story = {
  ...inRoom(scripts.wholeInterview),
  play: async ({ canvas, userEvent, loaded }) => {
    await worldOf(loaded).until('asking-1');
    await userEvent.click(await canvas.findByRole('button', { name: 'Give Me a Hint' }));
    await expect(await canvas.findByText(/Pick one real event/)).toBeVisible();
  },
};

/** A coached answer: its feedback stands under the question until it is said again or the interview goes on. */
export const Coached: Story = {
  ...inRoom(scripts.coached),
  play: async ({ canvas, userEvent, loaded }) => {
    await worldOf(loaded).until('choosing');
    await expect(await canvas.findByText('Feedback:')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try It Again' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Move On' })).toBeNull());
    await expect(canvas.getByText(/Question 1 of 3/)).toBeVisible();
  },
};

/** One who has begun is asked first; one press more ends it. */
export const EndHere: Story = {
  ...inRoom(scripts.wholeInterview),
  play: async ({ canvas, userEvent, loaded }) => {
    await worldOf(loaded).until('answer-3');
    await userEvent.click(await canvas.findByRole('button', { name: 'Disconnect' }));
    await expect(await screen.findByText(/^You’ve answered 1 of 3\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep Going' }));
    await expect(await canvas.findByText(/Question 2 of 3/)).toBeVisible();
  },
};

/** The home page says where the report of the interview is that was ended. */
export const Ended: Story = {
  ...inRoom(scripts.wholeInterview),
  parameters: { msw: { handlers: [...noHome, ...rooms.ready] } },
  play: async ({ canvas, userEvent, loaded }) => {
    await worldOf(loaded).until('answer-3');
    await userEvent.click(await canvas.findByRole('button', { name: 'Disconnect' }));
    await userEvent.click(await screen.findByRole('button', { name: 'End Interview' }));
    const link = await canvas.findByRole('link', { name: 'Read it here.' });
    await expect(link).toHaveAttribute('href', `/report/${history.held.id}`);
    await expect(canvas.getByText(/Your report is being written\./)).toBeVisible();
    await untilNoHome();
  },
};

/** Nothing was said, so there is no report to speak of. */
export const LeftBeforeAWord: Story = {
  ...inRoom(scripts.nobodyComes),
  parameters: { msw: { handlers: [...noHome, ...rooms.ready] } },
  tags: ['desktop'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disconnect' }));
    await expect((await canvas.findAllByRole('button', { name: 'Practice Interview' }))[0]).toBeVisible();
    await untilNoHome();
    await expect(canvas.queryByText(/report is being written/)).toBeNull();
  },
};

/** The service no longer takes the login, and says so; the way home logs out, so that a new login is possible. */
export const LoginRefused: Story = {
  parameters: { msw: { handlers: rooms.tokenExpired } },
  tags: ['desktop'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please log in again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Return to Home' }));
    await expect((await canvas.findAllByRole('link', { name: 'Log In' }))[0]).toBeInTheDocument();
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
    await expect(await canvas.findByText(/^Your browser isn’t letting this page use the microphone\./)).toBeVisible();
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

/** The interviewer stopped for danger to a life. The lines of the clock's country come first, and those of the language's. */
export const HelpOffered: Story = {
  ...inRoom(scripts.helpOffered),
  play: async ({ canvas, loaded }) => {
    await worldOf(loaded).until('waiting');
    await expect(await canvas.findByRole('link', { name: 'Call 1800 247 247' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Ireland',
      'United States',
    ]);
    await expect(canvas.getByRole('button', { name: 'Continue the Interview' })).toBeEnabled();
  },
};

/** Ending the interview leaves where to call on the screen. */
export const EndedAfterHelp: Story = {
  ...inRoom(scripts.helpOffered),
  play: async ({ canvas, userEvent, loaded }) => {
    await worldOf(loaded).until('waiting');
    await canvas.findByRole('link', { name: 'Call 1800 247 247' });
    await userEvent.click(canvas.getByRole('button', { name: 'End the Interview' }));
    await expect(await canvas.findByText('The interview has ended. Take all the time you need.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 1800 247 247' })).toBeVisible();
  },
};

/** After the interviewer's goodbye too. */
export const OverWithHelp: Story = {
  ...inRoom(scripts.endedWithHelp),
  tags: ['phone'],
  play: async ({ canvas, loaded }) => {
    await worldOf(loaded).until('ended');
    await expect(await canvas.findByRole('link', { name: 'Call 1800 247 247' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Return to Home' })).toBeVisible();
  },
};

const over = (situation: typeof history.ready, room = rooms.ready) => ({
  ...inRoom(scripts.wholeInterview),
  parameters: { msw: { handlers: [...room, ...situation, ...sharing.keeping(), ...recordings.none] } },
});

/** The interviewer has said goodbye: the report is there without a press. */
export const Over: Story = {
  ...over(history.assessed),
  play: async ({ canvas, loaded }) => {
    await worldOf(loaded).until('ended');
    await expect(await canvas.findByText(/We’ll also email it to candidate@example.org/)).toBeVisible();
    await expect(await canvas.findByText('You say what changed because of you.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Thank you for practicing' })).toBeVisible();
  },
};

/** The report is being made, and the screen says how far it is. */
export const OverAndAssessing: Story = {
  ...over(history.writing),
  play: async ({ canvas, loaded }) => {
    await worldOf(loaded).until('ended');
    await expect(await canvas.findByText('Your last answer is saved')).toBeVisible();
  },
};

/** The service does not say what became of the report. */
export const OverAndUnknown: Story = {
  ...over(history.failing, rooms.sessionUnknown),
  tags: ['desktop'],
  play: async ({ canvas, loaded }) => {
    await worldOf(loaded).until('ended');
    await expect(await canvas.findByText(/We can’t show your report right now/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};
