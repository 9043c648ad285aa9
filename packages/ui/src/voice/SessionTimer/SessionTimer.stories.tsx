import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SessionTimer } from './SessionTimer.tsx';

const at = (elapsedMs: number) => () => 1_000_000 + elapsedMs;

const meta = { component: SessionTimer, args: { startedAtMs: 1_000_000, now: at(0) } } satisfies Meta<
  typeof SessionTimer
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const JustBegun: Story = {};
export const InTheMiddle: Story = {
  args: { now: at(754_000) },
  play: ({ canvas }) => expect(canvas.getByText('12:34')).toBeVisible(),
};
/** The clock stands still, however much time goes by. */
export const Paused: Story = {
  args: { now: at(754_000), stoppedAtMs: 1_061_000 },
  play: ({ canvas }) => expect(canvas.getByText('1:01')).toBeVisible(),
};
export const OverAnHour: Story = {
  args: { now: at(3_661_000) },
  play: ({ canvas }) => expect(canvas.getByText('1:01:01')).toBeVisible(),
};
/** A preview ends by itself, so it shows what is left. */
export const TimeLeft: Story = {
  args: { endsAtMs: 1_300_000, now: at(72_000) },
  play: ({ canvas }) => expect(canvas.getByText('3:48')).toBeVisible(),
};
export const NearlyOver: Story = { tags: ['dark'], args: { endsAtMs: 1_300_000, now: at(262_000) } };
export const Over: Story = {
  tags: ['dark'],
  args: { endsAtMs: 1_300_000, now: at(301_000) },
  play: ({ canvas }) => expect(canvas.getByText('0:00')).toBeVisible(),
};
