import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleShell, userShellAt } from '../testing.ts';
import { Shell } from './Shell.tsx';

const meta = {
  component: Shell,
  parameters: { bleed: true },
  args: { ...sampleShell, children: <p style={{ padding: 24 }}>Content of the page.</p> },
} satisfies Meta<typeof Shell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('main')).toHaveTextContent('Content of the page.'),
};

export const LoggedIn: Story = { args: userShellAt('/') };

/** As beside legal texts and the free preview. */
export const ReducedNavigation: Story = {
  args: { navigation: { ...sampleShell.navigation, reduced: true } },
  play: ({ canvas }) => expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull(),
};

/** The keyboard's first stop jumps past the navigation. */
export const SkipsToContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

/** Nothing was said about cookies yet: the page can be used all the same. */
export const AskingAboutCookies: Story = {
  tags: ['phone'],
  args: {
    cookies: { onAllow: fn(), onRefuse: fn() },
    children: <p style={{ padding: '24px 24px 90vh' }}>Content of a long page.</p>,
  },
  play: async ({ canvas, canvasElement }) => {
    const notice = canvas.getByRole('region', { name: 'Cookies' });
    const { innerHeight } = window;
    await expect(Math.abs(notice.getBoundingClientRect().bottom - innerHeight)).toBeLessThan(1);
    // At its end the page shows its footer above the notice.
    const page = canvasElement.ownerDocument.documentElement;
    page.scrollTo(0, page.scrollHeight);
    const footer = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(footer.bottom).toBeLessThanOrEqual(notice.getBoundingClientRect().top + 1);
    page.scrollTo(0, 0);
  },
};

/** Something of the page before is still to be said, and there is a way on from it. */
export const NoticeWithALink: Story = {
  args: {
    navigation: userShellAt('/').navigation,
    notice: {
      text: 'Your report is being written.',
      tone: 'info',
      link: { text: 'Read it here.', href: '#report' },
      onDismiss: fn(),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your report is being written. Read it here.');
    await userEvent.click(canvas.getByRole('link', { name: 'Read it here.' }));
    await expect(args.notice?.onDismiss).toHaveBeenCalled();
  },
};

/** Something of the page before is still to be said. */
export const Notice: Story = {
  args: {
    notice: {
      text: 'We couldn’t reach the service to end your interview. It will end by itself after a while.',
      onDismiss: fn(),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It will end by itself');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.notice?.onDismiss).toHaveBeenCalled();
  },
};
