import { employerJob, jobPosts } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { StoryProduct } from '../../testing/StoryProduct.tsx';

/** What employers keep about their candidates, tell them and take along. */
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

const openFirst: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Read the Evidence of Candidate 1' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Candidate 1' })).toHaveFocus();
};

/** The links of all jobs of a mailbox are asked for where one of them leads nowhere. */
export const LinksAskedFor: Story = {
  parameters: given([...employerJob.notFound, ...jobPosts.ready]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Your contact email'), 'hiring@example.org{Enter}');
    await expect(await canvas.findByText(/we’re sending their links/)).toBeVisible();
  },
};

export const Shortlisted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Shortlist Candidate 1' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Shortlisted 2' }));
    await expect(canvas.getByRole('button', { name: 'Shortlist Candidate 1', pressed: true })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Candidate 3' })).toBeNull();
  },
};

const note: Play = async (context) => {
  await openFirst(context);
  const { canvas, userEvent } = context;
  await userEvent.type(canvas.getByRole('textbox', { name: 'Private note' }), 'Ask for the certificate.');
  await userEvent.click(canvas.getByRole('button', { name: 'Save the Note' }));
};

export const NoteSaved: Story = {
  play: async (context) => {
    await note(context);
    await expect(await context.canvas.findByText('Your note is saved.')).toBeVisible();
  },
};

/** What was typed stays, and the page says that it may not have been saved. */
export const NoteNotSaved: Story = {
  parameters: given(employerJob.changeFailsWithoutMessage),
  play: async (context) => {
    await note(context);
    await expect(await context.canvas.findByText(/couldn’t confirm that your note was saved/)).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'Private note' })).toHaveValue('Ask for the certificate.');
  },
};

const decline: Play = async (context) => {
  await openFirst(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Decline Candidate 1' }));
  await expect(
    await screen.findByText(/an interview for Night-Shift Nurse, Cardiology at Harbour Hospital/),
  ).toBeVisible();
  await context.userEvent.click(screen.getByRole('button', { name: 'Send and Decline' }));
};

export const Declined: Story = {
  play: async (context) => {
    await decline(context);
    await expect(await context.canvas.findByText(/You declined this candidate on November 12, 2026/)).toBeVisible();
  },
};

export const NotDeclined: Story = {
  parameters: given(employerJob.changeFailsWithoutMessage),
  play: async (context) => {
    await decline(context);
    await expect(await context.canvas.findByText(/they get one email at most/)).toBeVisible();
  },
};

export const Exported: Story = {
  play: async ({ canvas, userEvent }) => {
    const saved = spyOn(URL, 'createObjectURL');
    await userEvent.click(await canvas.findByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [[file] = []] = saved.mock.calls;
    await expect(file instanceof Blob && (await file.text())).toContain('Candidate 1,finished');
  },
};

export const NotExported: Story = {
  parameters: given(employerJob.changeFailsWithoutMessage),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export as JSON' }));
    await expect(await canvas.findByText(/We couldn’t create the file/)).toBeVisible();
  },
};
