import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Navigation } from './Navigation.tsx';

const meta = {
  component: Navigation,
  parameters: { bleed: true },
  args: {
    brand: 'Viva',
    user: null,
    currentPath: '/',
    blogUrl: 'https://blog.example.org/',
    onPracticeInterview: fn(),
    onLogOut: fn(),
  },
} satisfies Meta<typeof Navigation>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone', isRotated: false } } };
const desktop = { globals: { viewport: { value: 'desktop', isRotated: false } } };

export const Visitor: Story = {
  ...desktop,
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Home',
      'Focus Questions',
      'Post a Job',
      'Try Now',
      'Log In',
    ]),
};

export const LoggedIn: Story = {
  ...desktop,
  args: { user: { email: 'maria@example.org' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Log Out' })).toHaveAttribute('title', 'maria@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Practice Interview' }));
    await expect(args.onPracticeInterview).toHaveBeenCalledOnce();
  },
};

export const MakingARoom: Story = { ...desktop, args: { user: { email: 'maria@example.org' }, practiceBusy: true } };

/** Nobody knows yet whether someone is logged in. */
export const Unknown: Story = {
  args: { user: undefined },
  play: ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};

export const Reduced: Story = {
  args: { reduced: true },
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
};

export const OnAPhone: Story = {
  ...phone,
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible(),
};

export const OpenOnAPhone: Story = {
  ...phone,
  args: { user: { email: 'maria@example.org' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByRole('link', { name: 'My Account' })).toBeVisible();
  },
};

export const ClosedByAPressOutside: Story = {
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(document.body);
    await expect(canvas.queryByRole('link', { name: 'Log In' })).toBeNull();
  },
};

export const ClosedByEscape: Story = {
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  },
};
