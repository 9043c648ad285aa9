import { fn } from 'storybook/test';
import type { ShellProps } from './Shell/index.ts';

/** What a page in a story stands in. */
export const sampleShell = {
  brand: 'Viva',
  navigation: {
    user: null,
    currentPath: '/',
    blogUrl: 'https://blog.example.org/',
    onPracticeInterview: fn(),
    onLogOut: fn(),
  },
  footer: { year: 2026, blogUrl: 'https://blog.example.org/', sitemapUrl: 'https://blog.example.org/sitemap/' },
} satisfies Omit<ShellProps, 'children'>;
