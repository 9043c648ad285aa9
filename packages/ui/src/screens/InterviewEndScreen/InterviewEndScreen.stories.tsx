import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleComparison, sampleNorms, sampleReport, sampleSkills, sampleTry } from '../../report/sample/index.ts';
import { ReportScreen } from '../ReportScreen/index.ts';
import { InterviewEndScreen } from './InterviewEndScreen.tsx';

const job = { title: 'Ward Nurse', employer: 'Riverside District Hospital', minutes: 20, questions: 8 };
const candidacy = { job, keptForDays: 180 };
const reportOf = (report: typeof sampleReport, comparison?: typeof sampleComparison) => (
  <ReportScreen
    view={{ phase: 'ready', report, norms: sampleNorms }}
    headingLevel={2}
    again={{ onSayAgain: fn(), tries: [] }}
    comparison={comparison}
    onPrint={fn()}
    onDownload={fn()}
    onReturnHome={fn()}
    onReload={fn()}
  />
);

const meta = {
  component: InterviewEndScreen,
  tags: ['screen'],
  parameters: { bleed: true },
  args: {
    view: { phase: 'making', step: 'saving', slow: false },
    reportTo: 'ana@example.org',
    onReturnHome: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof InterviewEndScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: { phase: 'loading' } } };
export const SavingTheLastWords: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Saving your last answer')).toBeVisible(),
};
export const Assessing: Story = {
  tags: ['dark'],
  args: { view: { phase: 'making', step: 'assessing', slow: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your last answer is saved')).toBeVisible();
    const now = canvas.getByText('Assessing your answers').closest('li');
    await expect(now).toHaveAttribute('aria-current', 'step');
  },
};
/** Others' reports come first. */
export const Waiting: Story = {
  args: { view: { phase: 'making', step: 'waiting', slow: false } },
  play: ({ canvas }) => expect(canvas.getByText(/Waiting in line/)).toBeVisible(),
};
/** It takes longer than usual, and says what happens next. */
export const Slow: Story = {
  args: { view: { phase: 'making', step: 'assessing', slow: true } },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(/longer than usual.*My Account/),
};
export const TryingAgain: Story = {
  args: { view: { phase: 'making', step: 'retrying', slow: true } },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(/The first try didn’t work/),
};
/** Nothing has to be pressed: the strength and the one change stand there. */
export const Ready: Story = {
  tags: ['dark'],
  args: { view: { phase: 'ready' }, children: reportOf(sampleReport) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for practicing');
    await expect(canvas.getByRole('heading', { name: 'What went well' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /one thing/i })).toBeVisible();
  },
};
export const NothingSaid: Story = {
  args: { view: { phase: 'nothing-said' } },
  play: ({ canvas }) => expect(canvas.getByText(/You didn’t say anything this time/)).toBeVisible(),
};
/** There will be none, and it says so. */
export const Failed: Story = {
  tags: ['dark'],
  args: { view: { phase: 'failed' } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/my_account'),
};
/** The service does not answer. */
export const Unknown: Story = {
  args: { view: { phase: 'unknown' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
/** One question was said again: nothing is mailed. */
export const TryBeingAssessed: Story = {
  args: { again: true, view: { phase: 'making', step: 'assessing', slow: false } },
  play: ({ canvas }) => expect(canvas.getByRole('status')).not.toHaveTextContent(/email/),
};
/** Both tries, side by side, where the report would be. */
export const TryCompared: Story = {
  tags: ['dark'],
  args: {
    again: true,
    view: { phase: 'ready' },
    children: reportOf(sampleTry, sampleComparison),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Both tries, side by side' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Try This Question Again/ })[0]).toBeVisible();
  },
};
/** Who sees what, and when, while the feedback is on its way. */
export const Candidate: Story = {
  args: { candidacy, view: { phase: 'making', step: 'assessing', slow: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expect(canvas.getByText(/Only then does .+ get your email address/)).toBeVisible();
  },
};
export const CandidateReady: Story = {
  args: {
    candidacy,
    view: { phase: 'ready' },
    children: reportOf({ ...sampleReport, kind: 'candidate', skills: sampleSkills }),
  },
};
export const CandidateNothingSaid: Story = {
  args: { candidacy, view: { phase: 'nothing-said' } },
  play: ({ canvas }) => expect(canvas.queryByRole('heading', { name: 'What happens next' })).toBeNull(),
};
export const CandidateFailed: Story = { args: { candidacy, view: { phase: 'failed' } } };
/** From the end to home with the keyboard. */
export const ByKeyboard: Story = {
  tags: ['desktop'],
  args: { view: { phase: 'nothing-said' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Return to Home' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReturnHome).toHaveBeenCalled();
  },
};
