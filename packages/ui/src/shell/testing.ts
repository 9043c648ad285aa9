import { createElement } from 'react';
import { expect, fn } from 'storybook/test';
import type { AnchorProps } from '../primitives/index.ts';
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

/** The frame of the page at a path, for a visitor. */
export const shellAt = (currentPath: string) => ({
  ...sampleShell,
  navigation: { ...sampleShell.navigation, currentPath },
});

/** The frame of the page at a path, for somebody who is logged in. */
export const userShellAt = (currentPath: string) => ({
  ...sampleShell,
  navigation: { ...sampleShell.navigation, currentPath, user: { email: 'maria@example.org' } },
});

/** Presses Tab until the element has the focus; fails when the keyboard does not reach it, or nobody sees that it did. */
export async function tabTo(userEvent: { tab: () => Promise<void> }, element: HTMLElement): Promise<void> {
  // A browser's keyboard passes over what is folded; the keyboard of tests does so only where it is hidden by a style.
  const folded = [...document.querySelectorAll<HTMLElement>('details:not([open]) > :not(summary)')];
  for (const { style } of folded) style.visibility = 'hidden';
  for (let presses = 0; presses < 200 && document.activeElement !== element; presses += 1) await userEvent.tab();
  for (const { style } of folded) style.visibility = '';
  await expect(element).toHaveFocus();
  await expect(isMarked(element)).toBe(true);
}

/** Whether a ring is drawn around the element, or around what stands for it, such as the label of a hidden field. */
function isMarked(element: HTMLElement): boolean {
  const standing = [element, element.parentElement, element.nextElementSibling, element.previousElementSibling];
  return standing.some((it) => {
    if (!it) return false;
    const { outlineStyle, boxShadow } = getComputedStyle(it);
    return outlineStyle !== 'none' || boxShadow !== 'none';
  });
}

/** Is told the path of every link that was followed through {@link HeldLink}. */
export const followed = fn<(href: string) => void>();

/** A link of this site that stays where it is, for stories: give it to `LinkProvider`. */
export function HeldLink({ href, onClick, ...rest }: AnchorProps) {
  return createElement('a', {
    href,
    ...rest,
    onClick: (event) => {
      event.preventDefault();
      onClick?.(event);
      followed(href);
    },
  } satisfies AnchorProps);
}
