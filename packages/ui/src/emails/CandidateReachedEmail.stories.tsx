import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { candidateReachedEmail } from './candidateReachedEmail.ts';
import { EmailFrame, EmailText } from './EmailFrame.tsx';
import { sampleReached } from './sampleEmails.ts';

const meta = {
  component: EmailFrame,
  args: { title: 'Email', email: candidateReachedEmail(sampleReached) },
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

/** What was shown, never who it is. */
export const Reached: Story = { play: says('reached “Solid.”') };
export const InTheDark: Story = { args: { dark: true } };
export const OnAPhone: Story = { args: { width: 375 } };
export const AsPlainText: Story = {
  render: ({ email }) => <EmailText email={email} />,
  play: ({ canvas }) => expect(canvas.getByText(/not enough evidence/)).toBeVisible(),
};
