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
