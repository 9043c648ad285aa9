import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EmailFrame, EmailText } from './EmailFrame.tsx';
import { reportEmail } from './reportEmail.ts';
import { assessed, fewAnswers, hardToHear, sampleBrand, tooLittle } from './sample.ts';
import type { EmailReport } from './types.ts';

const emailOf = (report: EmailReport) =>
  reportEmail({ brand: sampleBrand, report, reportUrl: 'https://viva.example/report/s5' });

const meta = {
  component: EmailFrame,
  args: { title: 'Email', email: emailOf(assessed) },
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

/** Praise, one thing to change, one line of what was assessed, and the way to the whole report. */
export const Assessed: Story = { play: says('4 of 6 answers assessed. Together they came to Solid') };

export const InTheDark: Story = { args: { dark: true } };

/** On a phone. */
export const OnAPhone: Story = { args: { width: 375 }, play: says('Read Your Report') };

/** Fewer than half of the questions were assessed. */
export const FewAnswers: Story = {
  args: { email: emailOf(fewAnswers) },
  play: says('2 of 6 answers assessed: too few for an overall level.'),
};

/** Most answers were hard to hear; nothing is assessed. */
export const MostlyHardToHear: Story = {
  args: { email: emailOf(hardToHear) },
  play: says('We couldn’t hear enough of what you said to judge it fairly.'),
};

/** What was said can't be judged from so little. */
export const TooLittleToAssess: Story = {
  args: { email: emailOf(tooLittle) },
  play: says('is too little to go by'),
};

/** What a program shows that reads no HTML. */
export const AsPlainText: Story = {
  render: ({ email }) => <EmailText email={email} />,
  play: ({ canvas }) => expect(canvas.getByText(/What went well/)).toBeVisible(),
};
