import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hearingWell, soundCheckActions } from '../testing/actions.ts';
import { SoundCheck } from './SoundCheck.tsx';

const meta = {
  component: SoundCheck,
  args: { view: { mic: { phase: 'idle' }, speaker: { phase: 'idle' } }, actions: soundCheckActions },
} satisfies Meta<typeof SoundCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingCheckedYet: Story = {};
export const BothFine: Story = {
  args: { view: { mic: hearingWell, speaker: { phase: 'heard' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start the Interview' }));
    await expect(args.actions.onStart).toHaveBeenCalledOnce();
  },
};
/** Nobody needs a microphone. */
export const WithoutAMicrophone: Story = {
  args: { view: { mic: { phase: 'trouble', trouble: 'missing' }, speaker: { phase: 'heard' } } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Start and Type My Answers' })).toBeVisible(),
};
