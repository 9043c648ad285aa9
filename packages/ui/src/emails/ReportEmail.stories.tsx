import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EmailFrame, EmailText } from './EmailFrame.tsx';
import { reportEmail } from './reportEmail.ts';
import {
  approximate,
  assessed,
  normal,
  oneShortAnswer,
  sampleBrand,
  sampleNorms,
  tooLittle,
  typedOnly,
} from './sample.ts';
import type { EmailReport } from './types.ts';

const emailOf = (report: EmailReport) =>
  reportEmail({ brand: sampleBrand, report, norms: sampleNorms, publicUrl: 'https://viva.example' });

const meta = {
  component: EmailFrame,
  args: { title: 'Email', email: emailOf(normal) },
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

/** Most questions answered aloud, everything measured. */
export const EverythingMeasured: Story = { play: says('The longest was 3.2 s, at 2:03.') };

/** Praise comes first. */
export const Assessed: Story = { args: { email: emailOf(assessed) }, play: says('What went well') };

export const InTheDark: Story = { args: { email: emailOf(assessed), dark: true } };

/** On a phone. */
export const OnAPhone: Story = { args: { width: 375 }, play: says('4 of 6') };

/** The recogniser mishears and writes no fillers. */
export const ApproximateRecogniser: Story = {
  args: { email: emailOf(approximate) },
  play: says('Not measurable with this recogniser.'),
};

/** Nothing was said aloud. */
export const TypedOnly: Story = {
  args: { email: emailOf(typedOnly) },
  play: says('Not measurable: your answers were typed.'),
};

/** The candidate left after one short answer. */
export const OneShortAnswer: Story = {
  args: { email: emailOf(oneShortAnswer) },
  play: says('Not measurable: too little was said aloud.'),
};

/** What was said can't be judged from so little. */
export const TooLittleToAssess: Story = {
  args: { email: emailOf(tooLittle) },
  play: says('is too little to go by'),
};

/** What a program shows that reads no HTML. */
export const AsPlainText: Story = {
  render: ({ email }) => <EmailText email={email} />,
  play: ({ canvas }) => expect(canvas.getByText(/Words a minute: 156/)).toBeVisible(),
};
