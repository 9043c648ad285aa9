import { employerJob } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
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
    await expect(await canvas.findByText('Candidate 3')).toBeVisible();
    await expect(canvas.getByText('In the interview')).toBeVisible();
    await expect(document.title).toBe('Viva | Your Job Post');
  },
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
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Your changes could not be saved.');
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
    await press('Close the job', 'Close the job')(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Open it again' }));
    await expect(await context.canvas.findByRole('button', { name: 'Close the job' })).toBeVisible();
  },
};

export const LinkReplaced: Story = {
  play: async (context) => {
    await press('Make a new link', 'Make a new link')(context);
    await expect(await context.canvas.findByText(/new private link is on its way to/)).toBeVisible();
  },
};

export const Erased: Story = {
  play: async (context) => {
    await press('Erase this job', 'Erase for good')(context);
    await expect(await context.canvas.findByText('The job is erased')).toBeVisible();
  },
};

export const ActionFailed: Story = {
  parameters: given(employerJob.changeFailsWithoutMessage),
  play: async (context) => {
    await press('Close the job', 'Close the job')(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('That did not work.');
  },
};
