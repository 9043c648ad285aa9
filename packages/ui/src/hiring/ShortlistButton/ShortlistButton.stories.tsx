import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShortlistButton } from './ShortlistButton.tsx';

const meta = {
  component: ShortlistButton,
  args: { label: 'Candidate 4', shortlisted: false, onShortlist: fn() },
} satisfies Meta<typeof ShortlistButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotListed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shortlist Candidate 4', pressed: false }));
    await expect(args.onShortlist).toHaveBeenCalledWith(true);
  },
};

export const Listed: Story = {
  tags: ['dark'],
  args: { shortlisted: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shortlist Candidate 4', pressed: true }));
    await expect(args.onShortlist).toHaveBeenCalledWith(false);
  },
};

export const Saving: Story = { args: { busy: true } };
