import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { voiceLevels } from '../testing/levels.ts';
import { speakers } from '../testing/samples.ts';
import { SpeakerTest } from './SpeakerTest.tsx';

const meta = {
  component: SpeakerTest,
  args: { view: { phase: 'idle' }, onPlay: fn(), onAnswer: fn(), onChooseSpeaker: fn() },
} satisfies Meta<typeof SpeakerTest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play a Sentence' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};
export const Playing: Story = { args: { view: { phase: 'playing', levels: voiceLevels } } };
export const Asked: Story = {
  args: { view: { phase: 'asked' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No, I Didn’t Hear It' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
  },
};
export const HeardIt: Story = { args: { view: { phase: 'heard' } } };
export const HeardNothing: Story = { args: { view: { phase: 'unheard', speakers, speakerId: 'default' } } };
export const SpeakerCanBeChosen: Story = { args: { view: { phase: 'idle', speakers, speakerId: 'headset' } } };
export const CouldNotPlay: Story = {
  args: { view: { phase: 'failed' } },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('We couldn’t play the sound.'),
};
