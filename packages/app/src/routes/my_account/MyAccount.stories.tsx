import { accounts, again, cancel, history, profile, subscription } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { sampleUser } from '../../features/auth/testing/fakeAuth.ts';
import { StoryProduct } from '../../testing/StoryProduct.tsx';

const rest = () => [...again.ready, ...history.several, ...profile.keeping(), ...accounts.ready];
const withStatus = (handlers: typeof subscription.active) => ({ msw: { handlers: [...handlers, ...rest()] } });

const meta = {
  component: StoryProduct,
  tags: ['screen', '!autodocs'],
  parameters: { bleed: true, ...withStatus(subscription.active) },
  args: { at: '/my_account', user: sampleUser },
} satisfies Meta<typeof StoryProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The facts come first; figures of two interviews are compared. */
export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sampleUser.email, { selector: 'dd' })).toBeVisible();
    await expect(canvas.getByText('November 2, 2026')).toBeVisible();
    await expect(await canvas.findByText('words a minute')).toBeVisible();
  },
};

/** Two questions are due; one of them can't be opened just now. */
export const QuestionsDue: Story = {
  parameters: { msw: { handlers: [...again.dueAndRefused, ...subscription.active, ...rest()] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '2 questions to try again today' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Try Again.*What made you/ }));
    await expect(await canvas.findByText(/^Something went wrong on our side/)).toBeVisible();
  },
};

/** An answer is kept; it is read, and removed, and the keyboard stays there. */
export const AnswerKept: Story = {
  parameters: { msw: { handlers: [...again.withAnswers, ...subscription.active, ...rest()] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'My Answers' })).toBeVisible();
    const [question] = canvas.getAllByText('Tell me about a mistake that you caught in time.', { selector: 'span' });
    if (question) await userEvent.click(question);
    await userEvent.click(canvas.getByRole('button', { name: /^Remove ?:/ }));
    const none = await canvas.findByText('You aren’t keeping any answers.');
    await waitFor(() => expect(none.parentElement).toHaveFocus());
  },
};

/** It can't be removed just now, and stays. */
export const AnswerStays: Story = {
  tags: ['desktop'],
  parameters: { msw: { handlers: [...again.answersStay, ...subscription.active, ...rest()] } },
  play: async ({ canvas, userEvent }) => {
    const [question] = await canvas.findAllByText('Tell me about a mistake that you caught in time.', {
      selector: 'span',
    });
    if (question) await userEvent.click(question);
    await userEvent.click(canvas.getByRole('button', { name: /^Remove ?:/ }));
    await expect(await canvas.findByText('We couldn’t remove this answer. Please try again.')).toBeVisible();
  },
};

/** One question was said again: it is in the list, with the way to the first answer. */
export const OneQuestionAgain: Story = {
  tags: ['desktop'],
  parameters: { msw: { handlers: [...history.tried, ...subscription.active, ...rest()] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One question again')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'First answer' })).toHaveAttribute(
      'href',
      `/report/${history.held.id}`,
    );
  },
};

export const Loading: Story = {
  parameters: withStatus(subscription.hanging),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading account information...')).toBeVisible(),
};

/** Five days before it ends. */
export const Trial: Story = {
  parameters: withStatus(subscription.trial),
  beforeEach: () => {
    const from = (subscription.periodEnd - 4.5 * 86_400) * 1_000 - performance.now();
    // A spy would call itself: it asks for the time of each call.
    const usual = Date.now;
    Date.now = () => from + performance.now();
    return () => void (Date.now = usual);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trial')).toBeVisible();
    await expect(canvas.getByText(/: 5 days left\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Subscribe Now' })).toBeVisible();
  },
};

export const Expired: Story = {
  parameters: withStatus(subscription.expired),
  play: async ({ canvas }) => expect(await canvas.findByText('Expired')).toBeVisible(),
};

export const StatusUnknown: Story = {
  parameters: withStatus(subscription.failing),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Unable to fetch subscription status.')).toBeVisible();
    const again = canvas.getByRole('button', { name: 'Try Again' });
    await userEvent.click(again);
    // In vain, and the rest of the page stays where it is.
    await expect(again).toBeVisible();
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByText('Unable to fetch subscription status.')).toBeVisible();
  },
};

const cancelling: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel Subscription' }));
  const dialog = await screen.findByRole('alertdialog');
  await expect(dialog).toHaveTextContent('Are you sure you want to cancel your subscription?');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
};

/** Asked, confirmed, and shown at once. */
export const Cancelled: Story = {
  parameters: { msw: { handlers: [...subscription.cancelable(), ...rest()] } },
  play: async (context) => {
    await cancelling(context);
    await expect(await context.canvas.findByRole('button', { name: 'Subscription Canceling' })).toBeDisabled();
    await expect(context.canvas.getByText('Active (Canceling)')).toBeVisible();
  },
};

export const CancelFailed: Story = {
  parameters: { msw: { handlers: [...cancel.failingWithoutMessage, ...subscription.active, ...rest()] } },
  play: async (context) => {
    await cancelling(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Failed to cancel subscription');
  },
};

export const ProfileSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    const role = await canvas.findByRole('textbox', { name: /Target role/ });
    await userEvent.clear(role);
    await userEvent.type(role, 'Midwife');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Profile' }));
    await expect(await canvas.findByText('Your practice profile is saved.')).toBeVisible();
  },
};

export const ResumeReplaced: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    const input = await canvas.findByLabelText('Choose a résumé');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.upload(input, new File(['Ten years on a ward.'], 'resume.txt', { type: 'text/plain' }));
    await expect(await canvas.findByText('resume.txt')).toBeVisible();
    await expect(document.activeElement).not.toBe(document.body);
    await expect(document.activeElement).toContainElement(canvas.getByText('resume.txt'));
  },
};

export const ResumeUnreadable: Story = {
  parameters: {
    msw: {
      handlers: [...again.ready, ...profile.unreadable, ...subscription.active, ...history.empty, ...accounts.ready],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Choose a résumé');
    await userEvent.upload(input, new File(['%PDF-1.7 scan'], 'scan.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText(/^scan\.pdf has no text we can read/)).toBeVisible();
  },
};

export const PartsUnavailable: Story = {
  parameters: {
    msw: {
      handlers: [...again.failing, ...profile.failing, ...history.failing, ...subscription.active, ...accounts.ready],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(3));
    // In vain, and the rest of the page stays where it is.
    for (const again of canvas.getAllByRole('button', { name: 'Try Again' })) await userEvent.click(again);
    await expect(canvas.getByRole('heading', { name: 'Your data' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(3));
  },
};

const erasing: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete My Account' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Everything' }));
};

/** Whoever erased their account is a visitor again. */
export const Erased: Story = {
  play: async (context) => {
    await erasing(context);
    await expect(await context.canvas.findByText('Your account has been deleted.')).toBeVisible();
    await expect((await context.canvas.findAllByRole('link', { name: 'Try Now' }))[0]).toBeInTheDocument();
    await expect(context.canvas.queryByRole('heading', { name: 'Login' })).toBeNull();
  },
};

export const LoginTooOldToErase: Story = {
  parameters: {
    msw: {
      handlers: [
        ...again.ready,
        ...accounts.loginTooOld,
        ...subscription.active,
        ...history.several,
        ...profile.keeping(),
      ],
    },
  },
  play: async (context) => {
    await erasing(context);
    await expect(await context.canvas.findByText(/log in again, and then delete/)).toBeVisible();
  },
};

/** A visitor is asked to log in, and comes back. */
export const NotLoggedIn: Story = {
  args: { user: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Email/), 'candidate@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'a password');
    const form = canvas.getByRole('form');
    const [submit] = canvas.getAllByRole('button', { name: /Log ?in/i }).filter((it) => form.contains(it));
    if (submit) await userEvent.click(submit);
    await expect(await canvas.findByRole('heading', { name: 'My Account' })).toBeVisible();
  },
};
