import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { jobLinksEmail } from './jobLinksEmail.ts';
import { EmailFrame, EmailText } from './EmailFrame.tsx';
import { sampleJobLinks } from './sampleEmails.ts';

const meta = {
  component: EmailFrame,
  args: { title: 'Email', email: jobLinksEmail(sampleJobLinks) },
  parameters: { bleed: true },
} satisfies Meta<typeof EmailFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Email');
    await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain(words));
  };

export const TwoJobs: Story = { play: says('Night-shift team lead (closed)') };
/** A link was made with an earlier secret of the service. */
export const OneCannotBeRepeated: Story = {
  args: {
    email: jobLinksEmail({ ...sampleJobLinks, jobs: [...sampleJobLinks.jobs, { title: 'Porter', open: true }] }),
  },
  play: says('We can’t resend the private link to Porter.'),
};
export const InTheDark: Story = { args: { dark: true } };
export const OnAPhone: Story = { args: { width: 375 } };
export const AsPlainText: Story = {
  render: ({ email }) => <EmailText email={email} />,
  play: ({ canvas }) => expect(canvas.getByText(/Keep them to yourself/)).toBeVisible(),
};
