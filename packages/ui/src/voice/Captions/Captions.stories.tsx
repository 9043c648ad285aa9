import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { captionLines } from '../testing/samples.ts';
import { Captions } from './Captions.tsx';

const meta = {
  component: Captions,
  args: { lines: captionLines, shown: true, announced: false, onShow: fn(), onAnnounce: fn() },
} satisfies Meta<typeof Captions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BothSides: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('list', { name: 'What was said' })).toHaveAttribute('aria-live', 'off'),
};
export const NothingYet: Story = { args: { lines: [] } };
export const SwitchedOff: Story = {
  args: { shown: false },
  play: ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};
export const Announced: Story = {
  args: { announced: true },
  play: ({ canvas }) =>
    expect(canvas.getByRole('list', { name: 'What was said' })).toHaveAttribute('aria-live', 'polite'),
};
export const AsksToSwitchOff: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show' }));
    await expect(args.onShow).toHaveBeenCalledWith(false);
  },
};
