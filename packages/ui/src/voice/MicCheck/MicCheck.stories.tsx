import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { heldLevels } from '../testing/levels.ts';
import { devices } from '../testing/samples.ts';
import { MicCheck, type MicCheckView } from './MicCheck.tsx';

const open: Extract<MicCheckView, { phase: 'open' }> = {
  phase: 'open',
  heard: 'well',
  levels: heldLevels(0.62),
  microphones: devices.audioInputs,
  microphoneId: 'default',
};

const meta = {
  component: MicCheck,
  args: { view: { phase: 'idle' }, onCheck: fn(), onChooseMicrophone: fn() },
} satisfies Meta<typeof MicCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Check the Microphone' })).toHaveFocus();
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const Asking: Story = {
  args: { view: { phase: 'asking' } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Requesting Permission...' })).toHaveAttribute('aria-busy', 'true'),
};
export const HearingNothing: Story = {
  args: { view: { ...open, heard: 'nothing', levels: heldLevels(0) } },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('We can’t hear anything yet.'),
};
export const HearingWell: Story = {
  tags: ['dark'],
  args: { view: open },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('We can hear you clearly.'),
};
export const TooQuiet: Story = { args: { view: { ...open, heard: 'too-quiet', levels: heldLevels(0.14) } } };
export const TooLoud: Story = { tags: ['dark'], args: { view: { ...open, heard: 'too-loud', levels: heldLevels(1) } } };
/** With one microphone there is nothing to choose. */
export const OnlyOneMicrophone: Story = {
  args: { view: { ...open, microphones: devices.audioInputs.slice(0, 1) } },
  play: ({ canvas }) => expect(canvas.queryByLabelText('Microphone', { selector: 'button, select' })).toBeNull(),
};
export const Denied: Story = {
  tags: ['dark'],
  args: { view: { phase: 'trouble', trouble: 'blocked', platform: { browser: 'chrome', system: 'windows' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try the Microphone Again' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const Missing: Story = {
  args: { view: { phase: 'trouble', trouble: 'missing', platform: { browser: 'safari', system: 'macos' } } },
};
export const InUse: Story = {
  args: { view: { phase: 'trouble', trouble: 'in-use', platform: { browser: 'edge', system: 'windows' } } },
};
export const Insecure: Story = { args: { view: { phase: 'trouble', trouble: 'insecure' } } };
