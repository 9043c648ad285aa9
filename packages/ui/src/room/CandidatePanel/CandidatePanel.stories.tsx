import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hearingWell, roomActions, soundCheckActions } from '../../voice/testing/actions.ts';
import { nowInTalk, talking } from '../../voice/testing/samples.ts';
import { sampleJob } from '../testing.ts';
import { CandidatePanel } from './CandidatePanel.tsx';

const meta = {
  component: CandidatePanel,
  parameters: { bleed: true },
  args: {
    view: { phase: 'welcome' },
    actions: { ...roomActions, ...soundCheckActions, onBegin: fn(), onAgree: fn(), onDecline: fn() },
    job: sampleJob,
    operator: 'Viva',
    keptForDays: 180,
    now: nowInTalk,
  },
} satisfies Meta<typeof CandidatePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Night-Shift Team Lead' })).toBeVisible(),
};
export const Consent: Story = {
  args: { view: { phase: 'consent' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Agree and Go On' }));
    await expect(args.actions.onAgree).toHaveBeenCalled();
  },
};
export const ConsentBeingNoted: Story = { args: { view: { phase: 'consent', busy: true } } };
export const ConsentNotNoted: Story = {
  args: { view: { phase: 'consent', error: 'Your answer could not be saved. Please press the button again.' } },
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
export const Connecting: Story = { args: { view: { phase: 'connecting' } } };
export const Talking: Story = {
  args: { view: talking },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Interview: Night-Shift Team Lead' })).toBeVisible(),
};
export const ConnectionLost: Story = { args: { view: { phase: 'lost', reason: 'connection', retryInMs: 5_000 } } };
export const NoInterviewerFree: Story = { args: { view: { phase: 'lost', reason: 'no-interviewer' } } };
export const Ended: Story = {
  args: { view: { phase: 'ended', reportTo: 'maria@example.org' } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Your feedback is mailed to maria@example.org'),
};
export const EndedInSilence: Story = { args: { view: { phase: 'ended', nothingSaid: true } } };
export const Failed: Story = {
  args: { view: { phase: 'failed', message: 'This interview link is not valid. Ask the employer for a new one.' } },
};
