import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { roomActions } from '../testing/actions.ts';
import { newestLineIsRead } from '../testing/newestLine.ts';
import { nowInTalk, question, talking } from '../testing/samples.ts';
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
        text: 'You inherit a system that nobody documented, two of the five people who know it have left, and the contract with its supplier ends in six weeks. How do you decide what to do first, and whom do you talk to?',
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
export const CaptionsOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show' }));
    await expect(canvas.queryByRole('list', { name: 'What was said' })).toBeNull();
  },
};
export const LargeCaptions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Large captions' }));
    const list = canvas.getByRole('list', { name: 'What was said' });
    await waitFor(() => expect(getComputedStyle(list).fontSize).toBe('24px'));
  },
};
