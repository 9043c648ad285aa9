import { candidates, history, recordings, rooms, sharing } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { sampleUser } from '../../features/auth/testing/fakeAuth.ts';
import { scripts } from '../../features/room/testing/index.ts';
import { noHome, untilNoHome } from '../../testing/atHome.ts';
import { inRoom, worldOf } from '../../testing/scriptedWorld.ts';
import { StoryProduct } from '../../testing/StoryProduct.tsx';

/** Who has come by an employer's smart link. */
const meta = {
  component: StoryProduct,
  tags: ['screen', '!autodocs'],
  parameters: { bleed: true, msw: { handlers: [...candidates.invited, ...rooms.ready] } },
  args: { at: '/voice_chat/job-for-stories', user: sampleUser },
  ...inRoom(scripts.nobodyComes),
  render: (args, { loaded }) => <StoryProduct {...args} room={worldOf(loaded)} />,
} satisfies Meta<typeof StoryProduct>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const answering = (handlers: typeof candidates.invited) => ({
  msw: {
    handlers: [...handlers, ...rooms.ready, ...history.reviewable(), ...sharing.keeping(), ...recordings.none],
  },
});
const begin = async ({ canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Begin' }));
const agree = async (context: Context) => {
  await begin(context);
  await context.userEvent.click(await context.canvas.findByRole('checkbox'));
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Agree and Continue' }));
};

/** A visitor reads what it is about, and makes the account on the way. */
export const FirstScreen: Story = {
  args: { user: null },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Night-Shift Team Lead' })).toBeVisible();
    await expect(canvas.queryByText('You must be logged in to access support')).toBeNull();
    await userEvent.click(canvas.getByText('Need more time, or another way to answer?'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Typing instead of speaking' }));
    await userEvent.type(canvas.getByLabelText('Email'), 'maria@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
  },
};

/** The account is made, and the consent comes next. What was asked for goes with it. */
export const AccountMade: Story = {
  args: { user: null },
  tags: ['desktop'],
  ...inRoom(scripts.employersInterview, {}),
  play: async (context) => {
    await FirstScreen.play?.(context);
    const { canvas, userEvent, loaded } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await userEvent.click(await canvas.findByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Agree and Continue' }));
    // Who types has no sound to check.
    await worldOf(loaded).until('asking-1');
    await expect(await canvas.findByRole('heading', { name: 'Voice Chat Support' })).toBeVisible();
  },
};

export const LinkNotValidForAVisitor: Story = {
  args: { user: null },
  parameters: answering(candidates.notFound),
  tags: ['desktop'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You must be logged in to access support')).toBeVisible();
  },
};

export const BeingAsked: Story = {
  parameters: answering(candidates.hanging),
  tags: ['desktop'],
  play: async ({ canvas }) => expect(await canvas.findByText('Connecting to Support')).toBeVisible(),
};

export const Welcome: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Night-Shift Team Lead' })).toBeVisible(),
};

export const Consent: Story = {
  play: async (context) => {
    await begin(context);
    await expect(await context.canvas.findByText(/^Transcript and audio: up to 180 days\./)).toBeVisible();
    // The pressed button is gone: keyboards and screen readers go on at the new content.
    await waitFor(() => expect(context.canvas.getByRole('main')).toHaveFocus());
  },
};

export const ConsentBeingNoted: Story = {
  parameters: answering(candidates.consentHanging),
  tags: ['desktop'],
  play: async (context) => {
    await agree(context);
    await expect(context.canvas.getByRole('button', { name: 'Agree and Continue' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const ConsentNotNoted: Story = {
  parameters: answering(candidates.consentFailingWithoutMessage),
  play: async (context) => {
    await agree(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('We couldn’t save your answer.');
  },
};

export const Declined: Story = {
  play: async (context) => {
    await begin(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'No, Don’t Record Me' }));
    await expect(await context.canvas.findByRole('heading', { name: 'Nothing was recorded' })).toBeVisible();
  },
};

export const CheckingTheSound: Story = {
  ...inRoom(scripts.employersInterview, {}),
  play: async (context) => {
    await agree(context);
    await expect(await context.canvas.findByRole('button', { name: 'Start the Interview' })).toBeVisible();
  },
};

export const Talking: Story = {
  ...inRoom(scripts.employersInterview),
  play: async (context) => {
    await agree(context);
    await worldOf(context.loaded).until('answer-1');
    await expect(await context.canvas.findByRole('heading', { name: 'Voice Chat Support' })).toBeVisible();
    await expect(context.canvas.getByText('Night-Shift Team Lead')).toBeVisible();
  },
};

/** A reload, or a second device: nothing stands between the candidate and the interview. */
export const GoingOn: Story = {
  ...inRoom(scripts.employersInterview, {}),
  parameters: answering(candidates.begun),
  tags: ['desktop'],
  play: async ({ canvas, loaded }) => {
    await worldOf(loaded).until('asking-1');
    await expect(await canvas.findByRole('heading', { name: 'Voice Chat Support' })).toBeVisible();
  },
};

export const Thanked: Story = {
  ...inRoom(scripts.employersInterview),
  parameters: answering(candidates.begun),
  play: async ({ canvas, loaded }) => {
    await worldOf(loaded).until('ended');
    await expect(await canvas.findByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expect(await canvas.findByText(/We’ll also email it to candidate@example.org/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Ask for a Person to Review It' })).toBeVisible();
  },
};

/** Ended by its candidate: the home page says what happens next. */
export const EndedByTheCandidate: Story = {
  ...inRoom(scripts.wholeInterview),
  parameters: answering([...candidates.begun, ...noHome]),
  play: async ({ canvas, userEvent, loaded }) => {
    await worldOf(loaded).until('answer-3');
    await userEvent.click(await canvas.findByRole('button', { name: 'Disconnect' }));
    await userEvent.click(await screen.findByRole('button', { name: 'End Interview' }));
    await expect(await canvas.findByText(/decides whether to get in touch with you/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read it here.' })).toBeVisible();
    await untilNoHome();
  },
};

/** The link of an interview that is over. */
export const OpenedAfterwards: Story = {
  parameters: answering(candidates.finished),
  tags: ['desktop'],
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Thank you for your time' })).toBeVisible(),
};

/** The job is closed, or was never there. */
export const LinkNotValid: Story = {
  parameters: answering(candidates.notFound),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This interview room does not exist.');
    await expect(canvas.getByRole('button', { name: 'Return to Home' })).toBeVisible();
  },
};
