import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hearingWell, soundCheckActions } from '../testing/actions.ts';
import { SoundCheck } from '../SoundCheck/index.ts';
import { BeforeRoom } from './BeforeRoom.tsx';

const meta = {
  component: BeforeRoom,
  parameters: { bleed: true },
  args: {
    title: 'Check your sound',
    lead: 'It takes half a minute, and nothing is recorded yet.',
    children: <SoundCheck view={{ mic: hearingWell, speaker: { phase: 'idle' } }} actions={soundCheckActions} />,
    onClose: fn(),
  },
} satisfies Meta<typeof BeforeRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const OneOfSeveralSteps: Story = {
  args: { steps: { label: 'Before the interview', steps: ['Welcome', 'Consent', 'Sound'], current: 2 } },
};
