import { employerJob } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryProduct } from '../../testing/StoryProduct.tsx';

const given = (handlers: typeof employerJob.closed) => ({ msw: { handlers } });

const meta = {
  component: StoryProduct,
  tags: ['screen', '!autodocs'],
  parameters: { bleed: true, ...given(employerJob.manageable()) },
  args: { at: '/job/key-of-the-private-link' },
} satisfies Meta<typeof StoryProduct>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Invite by Email' }));
const invite =
  (text: string): Play =>
  async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByLabelText('Email addresses'));
    await userEvent.paste(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Invitations' }));
  };

/** Everyone but one is invited, and the page says so. The field is empty again, and the button keeps the focus. */
export const Invited: Story = {
  play: async (context) => {
    await invite(`bo@example.org, cy@example.org, ${employerJob.unwilling}`)(context);
    const { canvas } = context;
    await expect(await canvas.findByText(/2 invitations are on their way/)).toBeVisible();
    await expect(await canvas.findByText('3 people invited')).toBeVisible();
    await expect(canvas.getByLabelText('Email addresses')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Send Invitations' })).toHaveFocus();
  },
};
/** What was pasted stays. */
export const NotSent: Story = {
  parameters: given(employerJob.inviteFails),
  play: async (context) => {
    await invite('bo@example.org')(context);
    const field = context.canvas.getByLabelText('Email addresses');
    await expect(await context.canvas.findByText(/try again in 24 minutes/)).toBeVisible();
    await expect(field).toHaveValue('bo@example.org');
  },
};
/** What was typed is there after a look at a candidate. */
export const BackFromACandidate: Story = {
  tags: ['desktop'],
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Email addresses'), 'bo@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Read the Evidence of Candidate 1' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'All Candidates' }));
    await expect(canvas.getByLabelText('Email addresses')).toHaveValue('bo@example.org');
  },
};
/** The link was shown when the job was posted; the next one comes by email. */
export const NewLinkFirst: Story = {
  parameters: given(employerJob.firstLink),
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Email Me a New Link' }));
    await expect(await canvas.findByText(/Open it to invite candidates/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Invite by email' })).toHaveFocus();
  },
};
