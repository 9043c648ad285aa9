import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { accountErasedEmail } from './accountErasedEmail.ts';
import { EmailFrame, EmailText } from './EmailFrame.tsx';
import { sampleErased } from './sampleEmails.ts';

const meta = {
  component: EmailFrame,
  args: { title: 'Email', email: accountErasedEmail(sampleErased) },
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

export const Erased: Story = { play: says('5 interviews') };
/** Invoices stay where they have to. */
export const AfterPayments: Story = {
  args: { email: accountErasedEmail({ ...sampleErased, paid: true }) },
  play: says('The payment provider keeps invoices'),
};
export const NothingInIt: Story = { args: { email: accountErasedEmail({ ...sampleErased, interviews: 0 }) } };
export const InTheDark: Story = { args: { dark: true } };
export const OnAPhone: Story = { args: { width: 375 } };
export const AsPlainText: Story = {
  render: ({ email }) => <EmailText email={email} />,
  play: ({ canvas }) => expect(canvas.getByText(/This is the last email/)).toBeVisible(),
};
