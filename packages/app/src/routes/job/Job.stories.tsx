import { employerJob } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { StoryProduct } from '../../testing/StoryProduct.tsx';

const meta = {
  component: StoryProduct,
  tags: ['screen', '!autodocs'],
  parameters: { bleed: true, msw: { handlers: employerJob.manageable() } },
  args: { at: '/job/key-of-the-private-link' },
} satisfies Meta<typeof StoryProduct>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
const given = (handlers: typeof employerJob.closed) => ({ msw: { handlers } });

/** Candidates have numbers and no names; the page's title says nothing of the key. */
export const Candidates: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Met your bar 2' })).toBeVisible();
    await expect(canvas.getByText('In the interview')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Candidate 4/ })).toBeNull();
    await expect(document.title).toBe('Viva | Your Job Post');
  },
};

const openFirst: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Read the Evidence of Candidate 1' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Candidate 1' })).toHaveFocus();
};

/** Each claim has its words and their moment; who it is stays unknown. */
export const Evidence: Story = {
  play: async (context) => {
    await openFirst(context);
    await expect(context.canvas.getByRole('button', { name: 'Unlock for €49' })).toBeVisible();
    await expect(context.canvas.queryByRole('link', { name: /@/ })).toBeNull();
  },
};

/** An e-mail leads straight to a candidate. */
export const FromTheEmail: Story = {
  args: { at: `/job/key-of-the-private-link?candidate=${employerJob.reached.id}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All Candidates' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Night-Shift Nurse, Cardiology' })).toBeVisible();
  },
};

/** The bar was raised since the e-mail was sent. */
export const NoLongerShown: Story = {
  args: { at: '/job/key-of-the-private-link?candidate=candidate-of-the-6th--' },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Candidate 4 doesn’t meet your current bar.')).toBeVisible(),
};

export const SideBySide: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Compare Candidate 1', 'Compare Candidate 2'])
      await userEvent.click(await canvas.findByRole('checkbox', { name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Compare Side by Side' }));
    await expect(canvas.getByRole('heading', { name: 'Side by side' })).toBeVisible();
  },
};

const unlock: Play = async (context) => {
  await openFirst(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: /^Unlock/ }));
};

export const Paying: Story = {
  parameters: given(employerJob.unlockHanging),
  play: async (context) => {
    await unlock(context);
    await expect(context.canvas.getByRole('button', { name: /Unlock/ })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Going back to the list while the checkout opens: the page stays there. */
export const LeftWhilePaying: Story = {
  tags: ['desktop'],
  parameters: given(employerJob.unlockSlow),
  play: async (context) => {
    performance.clearResourceTimings();
    await unlock(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'All Candidates' }));
    const replied = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/unlock'));
    await waitFor(() => expect(replied()).toBe(true), { timeout: 5_000 });
    await expect(await context.canvas.findByRole('heading', { name: 'Met your bar 2' })).toBeVisible();
  },
};

export const PaymentProviderAway: Story = {
  parameters: given(employerJob.unlockFails),
  play: async (context) => {
    await unlock(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('isn’t responding right now');
  },
};

export const PaymentPending: Story = {
  parameters: given(employerJob.pending),
  play: async (context) => {
    await unlock(context);
    await expect(await context.canvas.findByText(/Your payment is being processed/)).toBeVisible();
  },
};

export const TestCheckout: Story = {
  parameters: given(employerJob.testCheckout),
  play: async (context) => {
    await openFirst(context);
    await expect(context.canvas.getByText(/no money moves/)).toBeVisible();
  },
};

export const NotOffered: Story = {
  parameters: given(employerJob.notOffered),
  play: async (context) => {
    await openFirst(context);
    await expect(context.canvas.getByText(/can’t unlock candidates here yet/)).toBeVisible();
  },
};

const backFrom = (payment: string) =>
  `/job/key-of-the-private-link?candidate=${employerJob.reached.id}&payment=${payment}`;

/** Back from the checkout before the payment provider has said so. */
export const Confirming: Story = {
  args: { at: backFrom('made') },
  play: async ({ canvas }) => expect(await canvas.findByText('Your payment is being confirmed…')).toBeVisible(),
};

export const Unlocked: Story = {
  args: { at: backFrom('made') },
  parameters: given(employerJob.paid),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'nurse@example.org' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'What was said' })).toHaveTextContent('I do it at the bed');
    await expect(await canvas.findByRole('slider', { name: 'Moment in the recording' })).toBeVisible();
  },
};

export const NothingPaid: Story = {
  args: { at: backFrom('left') },
  play: async ({ canvas }) => expect(await canvas.findByText(/Nothing was paid/)).toBeVisible(),
};

/** In another tab than the one in which the payment began. */
export const PaidElsewhere: Story = {
  args: { at: '/job/payment?candidate=x&checkout=y' },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'Thank you' })).toBeVisible(),
};

export const Reviewed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read the Evidence of Candidate 3' }));
    await expect(await canvas.findByText('The line broke in my second answer.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Reviewed' }));
    await expect(await canvas.findByText(/A person reviewed this result/)).toBeVisible();
  },
};

const raiseBar: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /^Strong/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Set the Bar' }));
};

export const BarSet: Story = {
  play: async (context) => {
    await raiseBar(context);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Set the Bar' })).toBeDisabled());
    await expect(context.canvas.getByText(/^1 of 4 assessed candidates meet it\./)).toBeVisible();
  },
};

/** Where it was put stays. */
export const BarNotSet: Story = {
  parameters: given(employerJob.changeFailsWithoutMessage),
  play: async (context) => {
    await raiseBar(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('We couldn’t save the bar.');
    await expect(context.canvas.getByRole('radio', { name: /^Strong/ })).toBeChecked();
  },
};

export const NobodyReached: Story = {
  parameters: given(employerJob.nobodyReached),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('No one yet. We’ll email you when someone does.')).toBeVisible(),
};

export const NobodyYet: Story = {
  parameters: given(employerJob.nobodyYet),
  play: async ({ canvas }) => expect(await canvas.findByText('No interview yet')).toBeVisible(),
};

export const Loading: Story = {
  parameters: given(employerJob.hanging),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading your job post')).toBeInTheDocument(),
};

/** The link was replaced, or never was one. */
export const Gone: Story = {
  parameters: given(employerJob.notFound),
  play: async ({ canvas }) => expect(await canvas.findByText('This link no longer works')).toBeVisible(),
};

export const LoadFailed: Story = {
  parameters: given(employerJob.failing),
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toBeVisible(),
};

const rename: Play = async ({ canvas, userEvent }) => {
  const title = await canvas.findByRole('textbox', { name: /Job Title/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'Head Nurse');
  await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
};

export const Changed: Story = {
  play: async (context) => {
    await rename(context);
    await expect(await context.canvas.findByText('Your changes are saved.')).toBeVisible();
    await expect(context.canvas.getByRole('heading', { level: 1, name: 'Head Nurse' })).toBeVisible();
  },
};

/** What was typed stays. */
export const ChangeFailed: Story = {
  parameters: given(employerJob.changeFailsWithoutMessage),
  play: async (context) => {
    await rename(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('We couldn’t save your changes.');
    await expect(context.canvas.getByRole('textbox', { name: /Job Title/ })).toHaveValue('Head Nurse');
  },
};

const press =
  (button: string, confirm: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    await screen.findByRole('alertdialog');
    const buttons = await screen.findAllByRole('button', { name: confirm });
    const last = buttons.at(-1);
    if (last) await userEvent.click(last);
  };

/** Closed, and opened again when that was too early. */
export const ClosedAndOpened: Story = {
  play: async (context) => {
    await press('Close the Job', 'Close the Job')(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Reopen the Job' }));
    await expect(await context.canvas.findByRole('button', { name: 'Close the Job' })).toBeVisible();
  },
};

export const LinkReplaced: Story = {
  play: async (context) => {
    await press('Reset Private Link', 'Reset Private Link')(context);
    await expect(await context.canvas.findByText(/sending the new private link to/)).toBeVisible();
  },
};

export const Erased: Story = {
  play: async (context) => {
    await press('Delete This Job', 'Delete for Good')(context);
    await expect(await context.canvas.findByText('The job has been deleted')).toBeVisible();
  },
};

export const ActionFailed: Story = {
  parameters: given(employerJob.changeFailsWithoutMessage),
  play: async (context) => {
    await press('Close the Job', 'Close the Job')(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('That didn’t work.');
  },
};

/** What was read and decided, for whoever looks for it. */
export const ActivityLog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Activity log'));
    await expect(canvas.getByText('Candidates 1, 2, and 3 read')).toBeVisible();
    await expect(canvas.getByText('Bar set to “Between Solid and Strong”')).toBeVisible();
  },
};
