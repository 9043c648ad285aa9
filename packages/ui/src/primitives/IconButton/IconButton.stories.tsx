import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CaptionsIcon, CloseIcon } from '../icons/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = { component: IconButton, args: { label: 'Close', icon: <CloseIcon /> } } satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Edged: Story = { args: { variant: 'edged' } };
export const On: Story = {
  args: { label: 'Captions', icon: <CaptionsIcon />, pressed: true },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Captions', pressed: true })).toBeVisible(),
};
