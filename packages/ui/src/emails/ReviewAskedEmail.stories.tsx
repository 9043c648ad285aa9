import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EmailFrame, EmailText } from './EmailFrame.tsx';
import { reviewAskedEmail } from './reviewAskedEmail.ts';
import { sampleReview } from './sampleEmails.ts';

const meta = {
  component: EmailFrame,
  args: { title: 'Email', email: reviewAskedEmail(sampleReview) },
  parameters: { bleed: true },
} satisfies Meta<typeof EmailFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheEmployer: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Email');
    await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain('asked for your review'));
  },
};
export const InTheDark: Story = { args: { dark: true } };
export const AsPlainText: Story = {
  render: ({ email }) => <EmailText email={email} />,
  play: ({ canvas }) => expect(canvas.getByText(/Open Your Private Page/)).toBeVisible(),
};
