import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Footer } from './Footer.tsx';

const meta = {
  component: Footer,
  parameters: { bleed: true },
  args: {
    brand: 'Viva',
    year: 2026,
    blogUrl: 'https://blog.example.org/',
    sitemapUrl: 'https://blog.example.org/sitemap/',
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: ({ canvas }) => expect(canvas.getByText('© 2026 Viva')).toBeVisible(),
};
export const WithThemeSwitch: Story = { args: { onThemeChange: fn() } };
