import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { roomActions } from '../testing/actions.ts';
import { helpAnywhere, helpAtHome, helpInTwoCountries } from '../testing/help.ts';
import { newestLineIsRead } from '../testing/newestLine.ts';
import { nowInTalk, question, storyFeedback, storyHint, talking } from '../testing/samples.ts';
import { RoomPanel } from './RoomPanel.tsx';

const meta = {
  component: RoomPanel,
  parameters: { bleed: true },
  args: {
    view: talking,
    actions: roomActions,
    title: 'Voice Chat Support',
    words: {
      connecting: 'Connecting to Support',
      kept: 'Everything you said is kept.',
      ended: () => ({ title: 'Thank you', text: 'Your report comes by email.' }),
    },
    now: nowInTalk,
  },
} satisfies Meta<typeof RoomPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a question there is more room for the voice. */
export const SmallTalk: Story = { args: { view: { ...talking, question: undefined } } };
export const LongQuestion: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    view: {
      ...talking,
      question: {
        ...question,
        text: 'You inherit a system that no one documented, two of the five people who know it have left, and the contract with its supplier ends in six weeks. How do you decide what to do first, and whom do you talk to?',
      },
    },
  },
  play: ({ canvas }) => newestLineIsRead(canvas),
};
export const MayNotSpeak: Story = {
  args: { view: { ...talking, agentState: 'listening', mic: { state: 'hidden' } } },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Microphone' })).toBeNull(),
};
export const OneMinuteLeft: Story = {
  args: { view: { ...talking, endsAtMs: 420_000 } },
  play: ({ canvas }) => expect(canvas.getByText('0:48')).toBeVisible(),
};
/** As long as the sound of answers is kept, the room says so. */
export const Recorded: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { view: { ...talking, recorded: true } },
  play: ({ canvas }) => expect(canvas.getByText('Your answers are recorded')).toBeVisible(),
};
/** The candidate spoke of danger to a life: where to call stands in the place of the question, and the ways out stay. */
export const Help: Story = {
  tags: ['dark'],
  args: { view: { ...talking, agentState: 'listening', help: helpAtHome } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'You can talk to someone now' })).toHaveFocus());
    for (const name of ['Close', 'Disconnect', 'Send'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue the Interview' }));
    await expect(roomActions.onSendAnswer).toHaveBeenCalledWith('Go on.');
    await userEvent.click(canvas.getByRole('button', { name: 'End the Interview' }));
    await expect(roomActions.onEnd).toHaveBeenCalled();
  },
};
export const HelpInTwoCountries: Story = {
  args: { view: { ...talking, agentState: 'listening', help: helpInTwoCountries } },
};
/** On a phone, with a microphone that is off: everything can be typed. */
export const HelpWhileTyping: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    view: {
      ...talking,
      agentState: 'listening',
      mic: { state: 'blocked' },
      notices: ['microphone-blocked'],
      help: helpAnywhere,
    },
  },
  play: ({ canvas }) => expect(canvas.getByLabelText('Or type your answer')).toBeVisible(),
};
/** Pressed: the question steps aside, and the clock stands still. */
export const Paused: Story = {
  tags: ['dark', 'phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    view: { ...talking, agentState: 'listening', pause: { by: 'press', untilMs: 900_000 }, stoppedAtMs: 320_000 },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('5:20')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull();
    await expect(canvas.queryByText('Question 3 of 8')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(roomActions.onGoOn).toHaveBeenCalled();
  },
};
export const PausedOnADesk: Story = {
  args: {
    view: { ...talking, agentState: 'listening', pause: { by: 'press', untilMs: 900_000 }, stoppedAtMs: 320_000 },
  },
};
/** Asked for aloud, as for a moment to think: the question stays. */
export const PausedAloud: Story = {
  args: {
    view: { ...talking, agentState: 'listening', pause: { by: 'voice', untilMs: 432_000 }, stoppedAtMs: 372_000 },
  },
  play: ({ canvas }) => expect(canvas.getByText('Question 3 of 8')).toBeVisible(),
};
/** After the press the hint stays with its question. */
export const Hinted: Story = {
  tags: ['dark', 'phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { view: { ...talking, agentState: 'listening', hint: { text: storyHint } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(storyHint)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Give Me a Hint' })).toBeNull();
    await newestLineIsRead(canvas);
  },
};
const answered = { ...talking, agentState: 'listening', feedback: { text: storyFeedback } } as const;
/** A coached answer: the choice stands under the question, which stays in sight, and there is no hint to ask for. */
export const Feedback: Story = {
  tags: ['dark', 'phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { view: answered },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(storyFeedback)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Give Me a Hint' })).toBeNull();
    const asked = canvas.getByRole('region', { name: 'Current question' }).getBoundingClientRect();
    await expect(asked.top).toBeGreaterThanOrEqual(0);
    await newestLineIsRead(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Try It Again' }));
    await expect(roomActions.onSayAgain).toHaveBeenCalledOnce();
  },
};
export const FeedbackOnADesk: Story = {
  args: { view: answered },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move On' }));
    await expect(roomActions.onNextQuestion).toHaveBeenCalledOnce();
  },
};
/** Once it was chosen, the buttons are gone and the keyboard stays where they were. */
export const FeedbackAnswered: Story = {
  render: function Chosen(args) {
    const [view, setView] = useState<typeof args.view>(answered);
    const onNextQuestion = async () => setView(talking);
    return <RoomPanel {...args} view={view} actions={{ ...args.actions, onNextQuestion }} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Move On' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Move On' })).toBeNull());
    await userEvent.tab();
    await expect(canvas.getByText('Caption settings')).toHaveFocus();
  },
};
/** It waits while the interview is paused. */
export const FeedbackPaused: Story = {
  tags: ['desktop'],
  args: { view: { ...answered, pause: { by: 'voice', untilMs: 432_000 }, stoppedAtMs: 372_000 } },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Try It Again' })).toBeNull(),
};
/** An employer's interview gives none. */
export const WithoutHint: Story = {
  args: { view: { ...talking, hint: undefined } },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Give Me a Hint' })).toBeNull(),
};
/** After Disconnect, Close, or the browser's Back. */
export const EndHere: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { view: { ...talking, ending: { answered: 2, of: 8 } } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep Going' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(roomActions.onStay).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'End Interview' }));
    await expect(roomActions.onEnd).toHaveBeenCalled();
  },
};
/** An on-screen keyboard covers half of the page: the question stays in sight above the field. */
export const KeyboardOpen: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () => {
    const match = window.matchMedia.bind(window);
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      match(query === '(pointer: coarse)' ? '(min-width: 0)' : query),
    );
    if (window.visualViewport) spyOn(window.visualViewport, 'height', 'get').mockReturnValue(360);
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Or type your answer');
    await userEvent.type(field, 'I called the two people who knew the old system.');
    const asked = canvas.getByRole('region', { name: 'Current question' });
    await expect(asked).toBeVisible();
    await waitFor(() => expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(360));
    await expect(asked.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(asked.getBoundingClientRect().bottom).toBeLessThanOrEqual(field.getBoundingClientRect().top);
    await expect(canvas.queryByRole('button', { name: 'Disconnect' })).toBeNull();
  },
};
export const CaptionsOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Caption settings'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show' }));
    await expect(canvas.queryByRole('list', { name: 'What was said' })).toBeNull();
  },
};
export const LargeCaptions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Caption settings'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Large captions' }));
    const list = canvas.getByRole('list', { name: 'What was said' });
    await waitFor(() => expect(getComputedStyle(list).fontSize).toBe('24px'));
  },
};
