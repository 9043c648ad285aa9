import { jobPosts } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StoryProduct } from '../../testing/StoryProduct.tsx';
import { keptPost } from './keptPost.ts';

const meta = {
  component: StoryProduct,
  tags: ['screen', '!autodocs'],
  parameters: { bleed: true, msw: { handlers: jobPosts.ready } },
  args: { at: '/job_post' },
  // Each story begins as somebody who comes for the first time.
  beforeEach: () => keptPost.forget(),
} satisfies Meta<typeof StoryProduct>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const describe: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/Job Description/), 'Night-shift nurse for our cardiology ward.');
  await userEvent.click(canvas.getByRole('button', { name: 'Submit Job Description' }));
};

const review: Play = async (context) => {
  const { canvas, userEvent } = context;
  await describe(context);
  await userEvent.type(await canvas.findByLabelText('Contact Email'), 'hiring@example.org');
  await userEvent.type(canvas.getByLabelText('Company'), 'Riverside Hospital');
};

const finalize: Play = async (context) => {
  await review(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Generate Smart Link For Candidates' }));
};

/** The notice opens outside of the story's own element, and after the client has tried again. */
const noticed = async (message: string) =>
  expect(await within(document.body).findByRole('alertdialog', {}, { timeout: 5_000 })).toHaveTextContent(message);

export const Creating: Story = {
  parameters: { msw: { handlers: jobPosts.hanging } },
  tags: ['spec:job-post-creating'],
  play: async ({ canvas }) => expect(await canvas.findByText('Creating new job post...')).toBeVisible(),
};

export const CreateFails: Story = {
  parameters: { msw: { handlers: jobPosts.createFails } },
  tags: ['spec:job-create-failed'],
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to create job post'),
};

export const Submitting: Story = {
  parameters: { msw: { handlers: jobPosts.updateHanging } },
  play: async (context) => {
    await describe(context);
    await expect(await context.canvas.findByRole('button', { name: 'Submitting...' })).toBeVisible();
  },
};

export const UpdateFails: Story = {
  parameters: { msw: { handlers: jobPosts.updateFails } },
  tags: ['spec:job-update-failed'],
  play: async (context) => {
    await describe(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Failed to update job post');
  },
};

/** A text that tells of no job is asked about first; submitted again, it is taken. */
export const NoJobFound: Story = {
  parameters: { msw: { handlers: jobPosts.noJob } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await describe(context);
    await expect(await canvas.findByText(/We couldn’t find a job in this text/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Job Description' }));
    await expect(await canvas.findByLabelText('Job Title')).toHaveValue('');
  },
};

export const OtherLanguage: Story = {
  parameters: { msw: { handlers: jobPosts.otherLanguage } },
  play: async (context) => {
    await describe(context);
    await expect(await context.canvas.findByText(/Interviews are held in English/)).toBeVisible();
  },
};

/** Without an email there is no link. */
export const Reviewing: Story = {
  play: async (context) => {
    await describe(context);
    await expect(
      await context.canvas.findByRole('button', { name: 'Generate Smart Link For Candidates' }),
    ).toBeDisabled();
  },
};

/** What was edited is there again after a look at the description. */
export const BackAndForth: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await review(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Job Description' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit Job Description' }));
    await expect(await canvas.findByLabelText(/email/i)).toHaveValue('hiring@example.org');
  },
};

/** The company is asked for before the job is posted. */
export const CompanyForgotten: Story = {
  play: async (context) => {
    await review(context);
    await context.userEvent.clear(context.canvas.getByLabelText('Company'));
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Generate Smart Link For Candidates' }));
    await noticed('Please enter the name of your company.');
  },
};

export const FinalizeFails: Story = {
  parameters: { msw: { handlers: jobPosts.finalizeFailsWithoutMessage } },
  tags: ['spec:job-finalize-failed'],
  play: async (context) => {
    await finalize(context);
    await noticed('Failed to save job post. Please try again.');
  },
};

/** The page says what stands in `error`. */
export const FinalizeRefused: Story = {
  parameters: { msw: { handlers: jobPosts.finalizeFails } },
  play: async (context) => {
    await finalize(context);
    await noticed('We can’t reach the contact’s email address.');
  },
};

export const FinalizeOffline: Story = {
  parameters: { msw: { handlers: jobPosts.finalizeOffline } },
  tags: ['spec:job-network'],
  play: async (context) => {
    await finalize(context);
    await noticed('Network error. Please try again.');
  },
};

/** From the description to the link. */
export const WholeWay: Story = {
  play: async (context) => {
    await finalize(context);
    await expect(await context.canvas.findByRole('heading', { name: 'Your Smart Interview Link' })).toBeVisible();
    await expect(context.canvas.getByDisplayValue(/\/voice_chat\/job-for-stories$/)).toBeVisible();
    await expect(context.canvas.getByLabelText('Your private link')).toHaveValue(
      `${location.origin}/job/key-of-the-private-link`,
    );
    // It is shown once: what is kept for a reload has no key.
    await expect(JSON.stringify(keptPost.read())).not.toContain('key-of-the-private-link');
  },
};

const chooseLogo: Play = async ({ canvas, userEvent }) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="20"/></svg>';
  await userEvent.upload(canvas.getByLabelText('Choose a logo'), new File([svg], 'l.svg', { type: 'image/svg+xml' }));
  await expect(await canvas.findAllByRole('img', { name: 'Logo of Riverside Hospital' })).toHaveLength(2);
};

/** The candidate's view has it at once, and so does the draft that a reload finds. */
export const LogoChosen: Story = {
  play: async (context) => {
    await review(context);
    await chooseLogo(context);
    await expect(keptPost.read()?.read?.draft.logo).toMatch(/^data:image\/png;base64,/);
  },
};

export const LogoUnreadable: Story = {
  parameters: { msw: { handlers: jobPosts.logoUnreadable } },
  play: async (context) => {
    await review(context);
    await chooseLogo(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Generate Smart Link For Candidates' }));
    await noticed('We couldn’t read your logo.');
    // Behind the notice, where no role is.
    await expect(context.canvas.getByText('Remove Logo')).toBeVisible();
  },
};

const askForLinks: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Your contact email'), 'hiring@example.org{Enter}');
};

export const LinksSent: Story = {
  play: async (context) => {
    await askForLinks(context);
    await expect(await context.canvas.findByText(/we’re sending their links/)).toBeVisible();
  },
};

export const LinksLimited: Story = {
  parameters: { msw: { handlers: jobPosts.linksLimited } },
  play: async (context) => {
    await askForLinks(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Links were requested too many times.');
  },
};

const edited = {
  title: 'Ward nurse',
  company: 'Riverside Hospital',
  logo: null,
  note: '',
  skills: ['Wound care'],
  niceToHave: [],
  minutes: 10,
  questionCount: null,
  questions: ['Tell me about a night shift that went wrong.'],
  contactEmail: 'hiring@example.org',
};

/** After a reload of the tab the draft is there as it was edited. */
export const Reloaded: Story = {
  beforeEach: () =>
    keptPost.write({
      jobId: 'job-for-stories',
      description: 'Night-shift nurse.',
      read: { description: 'Night-shift nurse.', draft: edited },
      reviewing: true,
    }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByDisplayValue('Ward nurse')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Smart Link For Candidates' }));
    await expect(await canvas.findByRole('heading', { name: 'Your Smart Interview Link' })).toBeVisible();
    await waitFor(() => expect(keptPost.read()?.shared?.title).toBe('Ward nurse'));
  },
};
