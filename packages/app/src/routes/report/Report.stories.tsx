import { history, recordings, sharing } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { sampleUser } from '../../features/auth/testing/fakeAuth.ts';
import { StoryProduct } from '../../testing/StoryProduct.tsx';

const given = (situation: typeof history.ready, links = sharing.keeping(), sound = recordings.none) => ({
  msw: { handlers: [...situation, ...links, ...sound] },
});

const meta = {
  component: StoryProduct,
  tags: ['screen', '!autodocs'],
  parameters: { bleed: true, ...given(history.ready) },
  args: { at: `/report/${history.held.id}`, user: sampleUser },
} satisfies Meta<typeof StoryProduct>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** A report of the version that judged no content. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nurse' })).toBeVisible();
    await expect(canvas.getByText(/November 12, 2026/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Hedges' })).toBeNull();
  },
};

/** What was said is assessed: praise, one thing to change, and the scores with their anchors and quotes. */
export const Assessed: Story = {
  parameters: given(history.assessed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You say what changed because of you.')).toBeVisible();
    await expect(canvas.getByText('4.2 of 5')).toBeVisible();
    await expect(canvas.getByText('Names numbers and people; no place.')).toBeVisible();
    await expect(canvas.getByText('[your number]')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Hedges' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Is this wrong?' })).toBeNull();
  },
};

/** Sound was kept: the answers can be heard, and a word that is pressed is played. */
export const WithRecording: Story = {
  parameters: given(history.assessed, sharing.keeping(), recordings.ready),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
    const moment = canvas.getByRole('slider', { name: 'Moment in the recording' });
    await userEvent.click(canvas.getByText('insulin'));
    await waitFor(() => expect(moment).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0:\d\d of/)));
  },
};

const share: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share this report' });
  // A frame after it is there: pressing a button sooner would have the focus taken away again.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
};

/** Shared, and taken back. */
export const SharedAndTakenBack: Story = {
  parameters: given(history.assessed, sharing.keeping()),
  play: async (context) => {
    await share(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Create Link' }));
    await expect(await screen.findByRole('group', { name: 'Link' })).toHaveTextContent(/\/shared\//);
    await expect(screen.getByText(/until November 19, 2026/)).toBeVisible();
    await context.userEvent.click(screen.getByRole('button', { name: 'Stop Sharing' }));
    await expect(await screen.findByRole('button', { name: 'Create Link' })).toBeVisible();
  },
};

export const AlreadyShared: Story = {
  parameters: given(history.assessed, sharing.alreadyShared),
  play: async (context) => {
    await share(context);
    await expect(await screen.findByRole('button', { name: 'Copy Link' })).toBeVisible();
  },
};

export const ShareFailed: Story = {
  parameters: given(history.assessed, sharing.createFails),
  play: async (context) => {
    await share(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Create Link' }));
    await expect(await screen.findByText('The link could not be made. Please try again.')).toBeVisible();
  },
};

/** Somebody may still read it, and it says so. */
export const TakingBackFailed: Story = {
  parameters: given(history.assessed, sharing.revokeFails),
  play: async (context) => {
    await share(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Stop Sharing' }));
    await expect(await screen.findByText('The link could not be taken back. Please try again.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy Link' })).toBeVisible());
  },
};

const askForReview: Play = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Ask for a Person’s Review' }));

/** An interview for an employer: a person's review is asked for. */
export const ReviewAsked: Story = {
  parameters: given(history.reviewable()),
  play: async (context) => {
    await askForReview(context);
    await expect(await context.canvas.findByText(/You have asked for a review/)).toBeVisible();
  },
};

export const ReviewNotAsked: Story = {
  parameters: given(history.reviewFails),
  play: async (context) => {
    await askForReview(context);
    await expect(await context.canvas.findByText('The request could not be sent. Please try again.')).toBeVisible();
  },
};

export const Reviewed: Story = {
  parameters: given(history.reviewed),
  play: async ({ canvas }) => expect(await canvas.findByText(/A person has reviewed this result/)).toBeVisible(),
};

/** The page shows the report by itself once it is there. */
export const BeingWritten: Story = {
  parameters: given(history.writing),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Your report is being written' })).toBeVisible(),
};

export const NothingSaid: Story = {
  parameters: given(history.nothingSaid),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'There is no report' })).toBeVisible(),
};

/** Somebody else's report answers as one that does not exist. */
export const NotTheirs: Story = {
  parameters: given(history.notFound),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('There is no such report.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Return to Home' }));
    await expect((await canvas.findAllByRole('button', { name: 'Practice Interview' }))[0]).toBeInTheDocument();
  },
};

export const Offline: Story = {
  parameters: given(history.offline),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Your report cannot be shown just now. Please try again.')).toBeVisible(),
};
