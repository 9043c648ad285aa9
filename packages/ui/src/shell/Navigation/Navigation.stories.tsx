import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { sampleShell, tabTo } from '../testing.ts';
import { Navigation } from './Navigation.tsx';

const user = { email: 'maria@example.org' };

const meta = {
  component: Navigation,
  parameters: { bleed: true },
  args: { brand: 'Viva', ...sampleShell.navigation, onPracticeInterview: fn(), onLogOut: fn() },
} satisfies Meta<typeof Navigation>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
const onDesktop = { globals: { viewport: { value: 'desktop', isRotated: false } } };

export const Visitor: Story = {
  ...onDesktop,
  tags: ['desktop', 'spec:navigation-visitor'],
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent)).toEqual([
      'Home',
      'Focus Questions',
      'Post a Job',
      'Try Now',
      'Log In',
    ]),
};

export const LoggedIn: Story = {
  ...onDesktop,
  tags: ['dark', 'desktop', 'spec:navigation-logged-in'],
  args: { user },
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent)).toEqual([
      'Home',
      'Focus Questions',
      'Post a Job',
      'Practice Interview',
      'My Account',
      'Log Out',
    ]),
};

/** Whoever points at Log Out, or comes to it with the keyboard, sees which account it is. */
export const LogOutNamesTheAccount: Story = {
  ...onDesktop,
  tags: ['desktop', 'spec:log-out-tooltip'],
  args: { user },
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Log Out' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('maria@example.org');
  },
};

export const Practises: Story = {
  ...onDesktop,
  tags: ['desktop'],
  args: { user },
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Practice Interview' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPracticeInterview).toHaveBeenCalledOnce();
  },
};

export const LogsOut: Story = {
  ...onDesktop,
  tags: ['desktop'],
  args: { user },
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Log Out' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const MakingARoom: Story = { ...onDesktop, tags: ['desktop'], args: { user, practiceBusy: true } };

export const OnMyAccount: Story = {
  ...onDesktop,
  tags: ['desktop'],
  args: { user, currentPath: '/my_account' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'My Account' })).toHaveAttribute('aria-current', 'page'),
};

/** Nobody knows yet whether someone is logged in. */
export const Unknown: Story = {
  args: { user: undefined },
  play: ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};

export const Reduced: Story = {
  tags: ['spec:navigation-reduced'],
  args: { reduced: true },
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
};

export const OnAPhone: Story = {
  ...onPhone,
  tags: ['phone', 'spec:navigation-phone-closed'],
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible(),
};

export const OpenOnAPhone: Story = {
  ...onPhone,
  tags: ['dark', 'phone', 'spec:navigation-phone-open'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByRole('link', { name: 'Log In' })).toBeVisible();
  },
};

export const OpenOnAPhoneLoggedIn: Story = {
  ...onPhone,
  tags: ['phone'],
  args: { user },
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.keyboard('{Enter}');
    await tabTo(userEvent, canvas.getByRole('link', { name: 'My Account' }));
  },
};

export const ClosedByAPressOutside: Story = {
  ...onPhone,
  tags: ['phone', 'spec:navigation-phone-left'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(document.body);
    await expect(canvas.queryByRole('link', { name: 'Log In' })).toBeNull();
  },
};

export const ClosedByEscape: Story = {
  ...onPhone,
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  },
};
