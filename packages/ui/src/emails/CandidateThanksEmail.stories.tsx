import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { candidateThanksEmail } from './candidateThanksEmail.ts';
import { EmailFrame, EmailText } from './EmailFrame.tsx';
import { tooLittle } from './sample.ts';
import { sampleThanks } from './sampleEmails.ts';

const meta = {
  component: EmailFrame,
  args: { title: 'Email', email: candidateThanksEmail(sampleThanks) },
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

export const WithFeedback: Story = { play: says('What went well') };
/** Too little was said to assess it. */
export const WithoutFeedback: Story = {
  args: { email: candidateThanksEmail({ ...sampleThanks, report: tooLittle }) },
  play: says('Ask for a person to review it'),
};
export const InTheDark: Story = { args: { dark: true } };
export const OnAPhone: Story = { args: { width: 375 } };
export const AsPlainText: Story = {
  render: ({ email }) => <EmailText email={email} />,
  play: ({ canvas }) => expect(canvas.getByText(/learns that and nothing else/)).toBeVisible(),
};
