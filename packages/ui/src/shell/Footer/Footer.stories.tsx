import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleShell } from '../testing.ts';
import { Footer } from './Footer.tsx';

const meta = {
  component: Footer,
  parameters: { bleed: true },
  args: { brand: 'Viva', ...sampleShell.footer },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  tags: ['spec:footer'],
  play: ({ canvas }) => expect(canvas.getByText('© 2026 Viva')).toBeVisible(),
};

/** The blog and its sitemap are elsewhere. */
export const Elsewhere: Story = {
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('link').map((link) => link.getAttribute('target'))).toEqual([
      null,
      null,
      '_blank',
      '_blank',
    ]),
};

/** Visits are counted here, and whoever allowed it can take that back. */
export const WithCookieChoices: Story = {
  args: { onCookieChoices: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cookie Choices' }));
    await expect(args.onCookieChoices).toHaveBeenCalledOnce();
  },
};

export const WithThemeSwitch: Story = {
  args: { onThemeChange: fn() },
  play: ({ canvas }) => expect(canvas.getByRole('group', { name: 'Colors' })).toBeVisible(),
};
