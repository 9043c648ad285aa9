import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { jobLinkEmail } from './jobLinkEmail.ts';
import { EmailFrame, EmailText } from './EmailFrame.tsx';
import { sampleJobLink } from './sampleEmails.ts';

const meta = {
  component: EmailFrame,
  args: { title: 'Email', email: jobLinkEmail(sampleJobLink) },
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

export const Posted: Story = { play: says('Your job is posted') };
/** The earlier link was replaced. */
export const Rotated: Story = {
  args: { email: jobLinkEmail({ ...sampleJobLink, reason: 'rotated' }) },
  play: says('The old one no longer works'),
};
export const InTheDark: Story = { args: { dark: true } };
export const OnAPhone: Story = { args: { width: 375 } };
export const AsPlainText: Story = {
  render: ({ email }) => <EmailText email={email} />,
  play: ({ canvas }) => expect(canvas.getByText(/Keep this link to yourself/)).toBeVisible(),
};
