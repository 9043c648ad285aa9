import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EmailFrame, EmailText } from './EmailFrame.tsx';
import { invitationEmail } from './invitationEmail.ts';
import { sampleInvitation } from './sampleEmails.ts';

const meta = {
  component: EmailFrame,
  args: { title: 'Email', email: invitationEmail(sampleInvitation) },
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

export const Invitation: Story = { play: says('Riverside District Hospital asked us to invite you') };
/** The employer gave no name. */
export const NoCompany: Story = {
  args: { email: invitationEmail({ ...sampleInvitation, company: null }) },
  play: says('An employer asked us to invite you'),
};
export const InTheDark: Story = { args: { dark: true } };
export const OnAPhone: Story = { args: { width: 375 } };
export const AsPlainText: Story = {
  render: ({ email }) => <EmailText email={email} />,
  play: ({ canvas }) => expect(canvas.getByText(/Nothing begins before you agree/)).toBeVisible(),
};
