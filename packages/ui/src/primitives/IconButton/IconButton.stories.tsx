import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CaptionsIcon, CloseIcon } from '../icons/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = { component: IconButton, args: { label: 'Close', icon: <CloseIcon />, onClick: fn() } } satisfies Meta<
  typeof IconButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Large enough for a thumb. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};
export const Edged: Story = { tags: ['dark'], args: { variant: 'edged' } };
export const On: Story = {
  tags: ['dark'],
  args: { label: 'Captions', icon: <CaptionsIcon />, pressed: true },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Captions', pressed: true })).toBeVisible(),
};
export const Off: Story = { args: { label: 'Captions', icon: <CaptionsIcon />, pressed: false } };
export const PressedByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = {
  tags: ['dark'],
  args: { disabled: true },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};
