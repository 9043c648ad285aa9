import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { sampleLogo } from '../../primitives/testing/logo.ts';
import { hearingWell, roomActions, soundCheckActions } from '../../voice/testing/actions.ts';
import { nowInTalk, talkingToEmployer } from '../../voice/testing/samples.ts';
import { longTitledJob, sampleJob } from '../testing.ts';
import { CandidatePanel } from './CandidatePanel.tsx';

const meta = {
  component: CandidatePanel,
  parameters: { bleed: true },
  args: {
    view: { phase: 'welcome' },
    actions: { ...roomActions, ...soundCheckActions, onBegin: fn(), onAgree: fn(), onDecline: fn(), onAsk: fn() },
    job: sampleJob,
    asked: [],
    operator: 'Viva',
    keptForDays: 180,
    now: nowInTalk,
  },
} satisfies Meta<typeof CandidatePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Night-Shift Team Lead' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Begin' }));
    await expect(args.actions.onBegin).toHaveBeenCalledOnce();
  },
};
export const WelcomeWithALogo: Story = {
  args: { job: { ...sampleJob, logo: sampleLogo } },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Logo of Harbour Logistics' })).toBeVisible(),
};

/** Back again, with what was asked for. */
export const WelcomeWithAccommodations: Story = {
  args: { asked: ['more-time'] },
  play: ({ canvas }) => expect(canvas.getByRole('checkbox', { name: 'More time to think' })).toBeChecked(),
};
export const Consent: Story = {
  args: { view: { phase: 'consent' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Agree and Continue' }));
    await expect(args.actions.onAgree).toHaveBeenCalled();
  },
};
export const ConsentBeingNoted: Story = { args: { view: { phase: 'consent', busy: true } } };
export const ConsentNotNoted: Story = {
  args: { view: { phase: 'consent', error: 'We couldn’t save your answer. Please try again.' } },
};
export const Declined: Story = { args: { view: { phase: 'declined' } } };
export const CheckingTheSound: Story = {
  args: { view: { phase: 'checking', mic: hearingWell, speaker: { phase: 'idle' } } },
};
export const MicrophoneDenied: Story = {
  args: {
    view: {
      phase: 'checking',
      mic: { phase: 'trouble', trouble: 'blocked', platform: { browser: 'safari', system: 'ios' } },
      speaker: { phase: 'heard' },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start and Type My Answers' }));
    await expect(args.actions.onStart).toHaveBeenCalled();
  },
};
export const Connecting: Story = {
  args: { view: { phase: 'connecting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Connecting to Support' })).toBeVisible();
    await expect(canvas.getByText('Night-Shift Team Lead')).toBeVisible();
  },
};
/** Only what was said so far counts. */
export const EndHere: Story = {
  args: { view: { ...talkingToEmployer, ending: { answered: 3, of: 8 } } },
  play: async () => {
    await expect(await screen.findByText(/^You’ve answered 3 of 8\. Your interview will be complete/)).toBeVisible();
  },
};
export const Talking: Story = {
  args: { view: talkingToEmployer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Voice Chat Support' })).toBeVisible();
    await expect(canvas.getByText('Night-Shift Team Lead')).toBeVisible();
  },
};
/** The title stays on one line, and the headline on two. */
export const TalkingAboutALongTitle: Story = {
  args: { view: { ...talkingToEmployer, recorded: true }, job: longTitledJob },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longTitledJob.title).getBoundingClientRect().height).toBeLessThan(28);
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().height).toBeLessThan(60);
  },
};
export const ConnectingWithALongTitle: Story = { args: { view: { phase: 'connecting' }, job: longTitledJob } };
export const ConnectionLost: Story = { args: { view: { phase: 'lost', reason: 'connection', retryInMs: 5_000 } } };
export const NoInterviewerFree: Story = { args: { view: { phase: 'lost', reason: 'no-interviewer' } } };
export const Ended: Story = {
  args: { view: { phase: 'ended', reportTo: 'maria@example.org' } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('We’ll email your feedback to maria@example.org'),
};
export const EndedInSilence: Story = { args: { view: { phase: 'ended', nothingSaid: true } } };
export const Failed: Story = {
  args: { view: { phase: 'failed', message: 'This interview link is not valid. Ask the employer for a new one.' } },
};
