import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleJob } from '../../room/testing.ts';
import { tabTo } from '../../shell/testing.ts';
import { hearingWell, roomActions, soundCheckActions } from '../../voice/testing/actions.ts';
import { throughTheRoom } from '../../voice/testing/keyboard.ts';
import { helpAtHome } from '../../voice/testing/help.ts';
import { nowInTalk, talkingToEmployer } from '../../voice/testing/samples.ts';
import { CandidateInterviewScreen } from './CandidateInterviewScreen.tsx';

const meta = {
  component: CandidateInterviewScreen,
  tags: ['screen'],
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
} satisfies Meta<typeof CandidateInterviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first stop is the way out, then what can be asked for, and the way on. */
export const Welcome: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText('Need more time, or another way to answer?')).toHaveFocus();
    // Open, since the simulated keyboard would stop at what is folded away.
    await userEvent.click(canvas.getByText('Need more time, or another way to answer?'));
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'More time to think' })).toHaveFocus();
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Begin' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onBegin).toHaveBeenCalled();
  },
};
/** Agreeing by keyboard: the tick, the policy's link, the button. */
export const Consent: Story = {
  tags: ['dark'],
  args: { view: { phase: 'consent' } },
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(userEvent, canvas.getByRole('checkbox'));
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Data Policy' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Agree and Continue' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onAgree).toHaveBeenCalled();
  },
};
export const CheckingTheSound: Story = {
  args: { view: { phase: 'checking', mic: hearingWell, speaker: { phase: 'heard' } } },
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(userEvent, await canvas.findByRole('combobox', { name: 'Microphone' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play It Again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onPlayTest).toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Start the Interview' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onStart).toHaveBeenCalled();
  },
};
export const Interview: Story = {
  tags: ['dark'],
  args: { view: talkingToEmployer },
};
/** A whole answer without a mouse, and out. */
export const InterviewByKeyboard: Story = {
  tags: ['desktop'],
  args: { view: talkingToEmployer },
  play: (stage) => throughTheRoom(stage, stage.args.actions, { hint: false }),
};
export const Help: Story = {
  args: { view: { ...talkingToEmployer, agentState: 'listening', help: helpAtHome } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Call 988' })).toBeVisible(),
};
export const Ended: Story = { args: { view: { phase: 'ended', reportTo: 'maria@example.org' } } };
