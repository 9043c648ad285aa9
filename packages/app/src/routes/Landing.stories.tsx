import { again, history, practiceSetup, rooms, subscription } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { sampleUser } from '../features/auth/testing/fakeAuth.ts';
import { scripts } from '../features/room/testing/index.ts';
import { inRoom, worldOf } from '../testing/scriptedWorld.ts';
import { StoryProduct } from '../testing/StoryProduct.tsx';

const meta = {
  component: StoryProduct,
  tags: ['screen', '!autodocs'],
  // What a person comes back to is asked for wherever somebody is signed in.
  parameters: { bleed: true, msw: { handlers: [...history.empty, ...subscription.trial] } },
  args: { at: '/' },
} satisfies Meta<typeof StoryProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample of a report is fetched after the page. */
const sampleTitle = { name: 'Ward nurse' };

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', sampleTitle);
    await expect((await canvas.findAllByRole('link', { name: 'Log In' }))[0]).toBeInTheDocument();
  },
};

export const LoggedIn: Story = {
  args: { user: sampleUser },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', sampleTitle);
    await expect(await canvas.findByRole('button', { name: 'Log Out' })).toBeInTheDocument();
  },
};

/** For a person who has practiced: what is due today, the change to work on next, and how it went, above the same page. */
export const WithAHome: Story = {
  args: { user: sampleUser },
  parameters: { msw: { handlers: [...again.due, ...history.assessed, ...subscription.active] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Work on this next' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '2 questions to try again today' })).toBeVisible();
    await expect(canvas.getByText(/^You’ve done 1 of 9 practice interviews/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Practice This' })).toBeVisible();
    await canvas.findByRole('heading', sampleTitle);
  },
};

/** The question in whose answer the change is shown opens at once, without a card before it. */
export const PracticesTheChange: Story = {
  ...inRoom(scripts.nobodyComes),
  args: { user: sampleUser },
  parameters: {
    msw: {
      handlers: [...again.ready, ...practiceSetup.begun, ...rooms.ready, ...history.assessed, ...subscription.active],
    },
  },
  render: (args, { loaded }) => <StoryProduct {...args} room={worldOf(loaded)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Practice This' }));
    await expect(await canvas.findByRole('heading', { name: 'Voice Chat Support' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Set up your practice' })).toBeNull();
  },
};

/** It can't be opened just now, and the page says so. */
export const ChangeCannotBePracticed: Story = {
  tags: ['desktop'],
  args: { user: sampleUser },
  parameters: { msw: { handlers: [...again.dueAndRefused, ...history.assessed, ...subscription.active] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Practice This' }));
    await expect(await canvas.findByText(/^Something went wrong on our side/)).toBeVisible();
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
};

/** A question that is due can't be opened just now, and only its place says so. */
export const DueCannotBeOpened: Story = {
  tags: ['desktop'],
  args: { user: sampleUser },
  parameters: { msw: { handlers: [...again.dueAndRefused, ...history.assessed, ...subscription.active] } },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: '2 questions to try again today' });
    await userEvent.click(within(list).getByRole('button', { name: /^Try Again.*What made you/ }));
    await expect(await within(list).findByRole('alert')).toHaveTextContent(/^Something went wrong on our side/);
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
};

/** What is due can't be had just now: the rest is there. */
export const DueCannotBeRead: Story = {
  tags: ['desktop'],
  args: { user: sampleUser },
  parameters: { msw: { handlers: [...again.failing, ...history.assessed, ...subscription.active] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Work on this next' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /to try again today$/ })).toBeNull();
    await canvas.findByRole('heading', sampleTitle);
  },
};

/** What can't be had is left out, and the page stays as it is. */
export const HomeCannotBeRead: Story = {
  args: { user: sampleUser },
  tags: ['desktop'],
  parameters: { msw: { handlers: [...history.failing, ...subscription.failing] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', sampleTitle);
    await expect(canvas.queryByRole('heading', { name: 'Welcome back' })).toBeNull();
  },
};

/** A room is made, and the page of the room opens. */
export const StartsToPractise: Story = {
  tags: ['spec:practice-started'],
  ...inRoom(scripts.wholeInterview),
  args: { user: sampleUser },
  parameters: { msw: { handlers: [...rooms.ready, ...history.empty, ...subscription.trial] } },
  render: (args, { loaded }) => <StoryProduct {...args} room={worldOf(loaded)} />,
  play: async ({ canvas, userEvent, loaded }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Practice Interview' });
    if (first) await userEvent.click(first);
    await worldOf(loaded).until('greeting');
    await expect(await canvas.findByRole('heading', { name: 'Voice Chat Support' })).toBeVisible();
  },
};

/** A failure is logged only: the page stays, and the button can be pressed again. */
export const RoomCannotBeMade: Story = {
  tags: ['spec:room-failed'],
  args: { user: sampleUser },
  parameters: { msw: { handlers: [...rooms.generationFailed, ...history.empty, ...subscription.trial] } },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Practice Interview' });
    if (!first) throw new Error('There is no button');
    await canvas.findByRole('heading', sampleTitle);
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    await userEvent.click(first);
    await waitFor(() => expect(warn).toHaveBeenCalledWith('A practice room could not be made.', expect.anything()));
    await expect(first).toBeEnabled();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The trial is over: the subscription page tells the service's reason. */
export const TrialIsOver: Story = {
  args: { user: sampleUser },
  parameters: { msw: { handlers: [...rooms.generationRefused, ...history.empty, ...subscription.expired] } },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Practice Interview' });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText('Your trial has expired.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Subscribe Now' })).toBeVisible();
  },
};

export const AddressUnknown: Story = {
  tags: ['spec:not-found'],
  args: { at: '/no-such-page' },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible(),
};
