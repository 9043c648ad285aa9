import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { declinedEmail } from './declinedEmail.ts';
import { EmailFrame, EmailText } from './EmailFrame.tsx';
import { sampleDeclined } from './sampleEmails.ts';

const meta = {
  component: EmailFrame,
  args: { title: 'Email', email: declinedEmail(sampleDeclined) },
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

export const Declined: Story = { play: says('at Riverside District Hospital') };
/** The employer gave no name. */
export const NoCompany: Story = {
  args: { email: declinedEmail({ ...sampleDeclined, company: null }) },
  play: says('an interview for Ward nurse, surgery. The employer'),
};
export const InTheDark: Story = { args: { dark: true } };
export const OnAPhone: Story = { args: { width: 375 } };
export const AsPlainText: Story = {
  render: ({ email }) => <EmailText email={email} />,
  play: ({ canvas }) => expect(canvas.getByText(/Your feedback is still yours: what/)).toBeVisible(),
};
