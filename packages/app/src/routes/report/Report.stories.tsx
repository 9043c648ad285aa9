import { again, history, practiceSetup, recordings, rooms, sharing, subscription } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { sampleUser } from '../../features/auth/testing/fakeAuth.ts';
import { scripts } from '../../features/room/testing/index.ts';
import { inRoom, worldOf } from '../../testing/scriptedWorld.ts';
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

/** What was said is assessed: praise, one thing to change, and the levels with what was found. */
export const Assessed: Story = {
  parameters: given(history.assessed),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You say what changed because of you.')).toBeVisible();
    await expect(canvas.getByText('Solid, close to Strong')).toBeVisible();
    await expect(canvas.getByText('A second check rated it “Not shown.”')).toBeVisible();
    await userEvent.click(canvas.getByText('Tell me about a mistake that you caught in time.', { selector: 'h3' }));
    await expect(canvas.getByText('[your number]')).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'How you spoke' }));
    await expect(canvas.getByRole('heading', { name: 'Hedges' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Think this is wrong?' })).toBeNull();
  },
};

/** One press under the one thing to change opens that question alone, in a room of its own. */
export const SayingItAgain: Story = {
  ...inRoom(scripts.nobodyComes),
  parameters: {
    msw: {
      handlers: [...again.ready, ...practiceSetup.begun, ...rooms.ready, ...given(history.triedAgain).msw.handlers],
    },
  },
  render: (args, { loaded }) => <StoryProduct {...args} room={worldOf(loaded)} />,
  play: async ({ canvas, userEvent }) => {
    const [under] = await canvas.findAllByRole('button', { name: /^Try This Question Again/ });
    await expect(canvas.getByText(/You’ve said it again 1 time. Your best: Strong/)).toBeInTheDocument();
    if (under) await userEvent.click(under);
    await expect(await canvas.findByRole('heading', { name: 'Voice Chat Support' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Set up your practice' })).toBeNull();
  },
};

const keepFirst: Play = async ({ canvas, userEvent }) => {
  const [question] = await canvas.findAllByText('Tell me about a mistake that you caught in time.', { selector: 'h3' });
  if (question) await userEvent.click(question);
  const [keep] = canvas.getAllByRole('button', { name: /^Keep This Answer/ });
  if (keep) await userEvent.click(keep);
};

/** A good answer is kept, and removed again. */
export const KeepingAnAnswer: Story = {
  parameters: { msw: { handlers: [...again.ready, ...given(history.assessed).msw.handlers] } },
  play: async (context) => {
    await keepFirst(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove ?:/ }));
    await expect(await canvas.findByRole('button', { name: /^Keep This Answer/ })).toBeVisible();
  },
};

/** The list is full; the page says so, and what to do. */
export const TooManyAnswers: Story = {
  tags: ['desktop'],
  parameters: { msw: { handlers: [...again.answersFull, ...given(history.assessed).msw.handlers] } },
  play: async (context) => {
    await keepFirst(context);
    await expect(await context.canvas.findByText(/^You’ve kept 50 answers/)).toBeVisible();
  },
};

/** The trial is over: the way leads where that of any practice would. */
export const SayingItAgainAfterTheTrial: Story = {
  tags: ['desktop'],
  parameters: {
    msw: {
      handlers: [...again.subscriptionRequired, ...subscription.expired, ...given(history.assessed).msw.handlers],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [under] = await canvas.findAllByRole('button', { name: /^Try This Question Again/ });
    if (under) await userEvent.click(under);
    await expect(await canvas.findByText('Your trial has expired.')).toBeVisible();
  },
};

/** Another try of one question: both stand side by side, with what is new. */
export const TwoTries: Story = {
  parameters: { msw: { handlers: [...again.ready, ...given(history.tried).msw.handlers] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('That went better: from Solid to Strong.')).toBeVisible();
    await expect(canvas.getByText('New: what you learned')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the report of your first answer' })).toHaveAttribute(
      'href',
      `/report/${history.held.id}`,
    );
  },
};

/** The tries can't be compared: the report of this one stands alone. */
export const NothingToCompare: Story = {
  tags: ['desktop'],
  parameters: { msw: { handlers: [...again.incomparable, ...given(history.tried).msw.handlers] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You say what you learned.')).toBeVisible();
    await expect(canvas.queryByText('Both tries, side by side')).toBeNull();
  },
};

/** Sound was kept: the answers can be heard, and a word that is pressed is played. */
export const WithRecording: Story = {
  parameters: given(history.assessed, sharing.keeping(), recordings.ready),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Play the interview' })).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'What was said' }));
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
    await expect(await screen.findByText('We couldn’t create the link. Please try again.')).toBeVisible();
  },
};

/** Somebody may still read it, and it says so. */
export const TakingBackFailed: Story = {
  parameters: given(history.assessed, sharing.revokeFails),
  play: async (context) => {
    await share(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Stop Sharing' }));
    await expect(await screen.findByText('We couldn’t stop sharing. Please try again.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy Link' })).toBeVisible());
  },
};

const askForReview: Play = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Ask for a Person to Review It' }));

/** An interview for an employer: a person's review is asked for. */
export const ReviewAsked: Story = {
  parameters: given(history.reviewable()),
  play: async (context) => {
    await askForReview(context);
    await expect(await context.canvas.findByText(/You asked for a review/)).toBeVisible();
  },
};

export const ReviewNotAsked: Story = {
  parameters: given(history.reviewFails),
  play: async (context) => {
    await askForReview(context);
    await expect(await context.canvas.findByText('We couldn’t send the request. Please try again.')).toBeVisible();
  },
};

export const Reviewed: Story = {
  parameters: given(history.reviewed),
  play: async ({ canvas }) => expect(await canvas.findByText(/A person reviewed this result/)).toBeVisible(),
};

/** The page shows the report by itself once it is there. */
export const BeingWritten: Story = {
  parameters: given(history.writing),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Your report is being written' })).toBeVisible(),
};

export const NothingSaid: Story = {
  parameters: given(history.nothingSaid),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'There’s no report' })).toBeVisible(),
};

/** Another person's report answers as one that does not exist; the way home shows what is there. */
export const NotTheirs: Story = {
  parameters: given([...history.notFound, ...again.ready, ...subscription.active]),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/We couldn’t find that report\. Your reports are in My Account/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Return to Home' }));
    await expect((await canvas.findAllByRole('button', { name: 'Practice Interview' }))[0]).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { name: 'How it’s going' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: given(history.offline),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('We can’t show your report right now. Please try again.')).toBeVisible(),
};

const correct: Play = async ({ canvas, userEvent }) => {
  const [question] = await canvas.findAllByText('Tell me about a mistake that you caught in time.', { selector: 'h3' });
  if (question) await userEvent.click(question);
  const [first] = canvas.getAllByRole('button', { name: 'Correct What We Heard' });
  if (first) await userEvent.click(first);
  const area = canvas.getByRole('textbox', { name: 'What you said' });
  await userEvent.clear(area);
  await userEvent.type(area, 'On my second night shift the list said ten units of insulin.');
  await userEvent.click(canvas.getByRole('button', { name: 'Save and Assess Again' }));
};

/** An answer was misheard: it is corrected, and assessed again, with what was heard beside it. */
export const Corrected: Story = {
  parameters: given(history.correctableOnce()),
  play: async (context) => {
    await correct(context);
    const marked = () => context.canvas.getAllByText(/Corrected by you; heard:/)[0];
    await waitFor(() => expect(marked()).toBeVisible());
    await expect(
      await context.canvas.findByText('Your answers were assessed again with your correction.'),
    ).toBeVisible();
  },
};

/** A correction that would be another answer is not taken, and stays in its field. */
export const CorrectionTooFar: Story = {
  parameters: given(history.correctionTooFar),
  play: async (context) => {
    await correct(context);
    await expect(await context.canvas.findByText(/more than we could have misheard/)).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'What you said' })).toHaveValue(
      'On my second night shift the list said ten units of insulin.',
    );
  },
};
