import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Calls } from './Calls.tsx';

const meta = { component: Calls, args: { loggedIn: false, onPracticeInterview: fn() } } satisfies Meta<typeof Calls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/preview-landing',
      '/login?mode=create-account',
    ]),
};

export const LoggedIn: Story = {
  args: { loggedIn: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Practice Interview' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPracticeInterview).toHaveBeenCalledOnce();
  },
};

export const MakingARoom: Story = {
  args: { loggedIn: true, practiceBusy: true },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true'),
};
