import axe, { type Result, type RunOptions } from 'axe-core';
import axeSource from 'axe-core/axe.min.js?raw';
import { waitFor } from 'storybook/test';

/** Everything but Storybook's own elements. */
const page = { include: ['body'], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] };

/**
 * Pages inside (e-mails) are looked at apart: axe would wait half a second for each. Style sheets are fetched once more for
 * one rule only, about screens that are turned; no style here asks for that.
 */
export const options: RunOptions = { iframes: false, preload: false };

/** A menu's focus guards are focusable on purpose: they hand the focus on at once. */
export const rules = [{ id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-base-ui-focus-guard])' }];

/** A story of one component is no page, and has no landmarks. */
const withoutLandmarks = { region: { enabled: false } };
/** Not asked of an e-mail: the mail program around it has them. */
const withoutPage = { ...withoutLandmarks, 'landmark-one-main': { enabled: false } };

const described = (where: string, violations: readonly Result[]): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${where}, ${id}: ${html}\n${failureSummary}`),
  );

/** Labels are tied to their fields in effects, after the first painting. */
const nextFrame = () => new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));

/**
 * What axe finds in the story that is shown: all rules in its theme, the contrast in the other theme, which alone a theme
 * can change, and all rules in pages in frames.
 */
export async function accessibilityViolations(): Promise<string[]> {
  await nextFrame();
  axe.configure({ rules });
  const html = document.documentElement;
  const theme = html.dataset['theme'] === 'dark' ? 'dark' : 'light';
  const other = theme === 'dark' ? 'light' : 'dark';
  const all = { ...options, resultTypes: ['violations'], rules: withoutLandmarks } satisfies RunOptions;
  const found = described(theme, (await axe.run(page, all)).violations);
  const still = document.createElement('style');
  still.textContent = '* { transition: none !important; animation: none !important; }';
  document.head.append(still);
  html.dataset['theme'] = other;
  try {
    const contrast = { ...options, resultTypes: ['violations'], runOnly: ['color-contrast'] } satisfies RunOptions;
    found.push(...described(other, (await axe.run(page, contrast)).violations));
  } finally {
    html.dataset['theme'] = theme;
    still.remove();
  }
  return [...found, ...(await violationsInFrames())];
}

/** A frame that axe cannot get into is an error: a fault inside would go unnoticed. */
async function violationsInFrames(): Promise<string[]> {
  const found: string[] = [];
  for (const frame of document.querySelectorAll('iframe')) {
    const inside = await axeInside(frame);
    const { violations } = await inside.run({ rules: withoutPage });
    found.push(...described(`in the frame “${frame.title}”`, violations));
  }
  return found;
}

async function axeInside(frame: HTMLIFrameElement): Promise<typeof axe> {
  const inside = await waitFor(
    () => {
      const { contentDocument } = frame;
      if (contentDocument?.readyState !== 'complete' || contentDocument.URL === 'about:blank')
        throw new Error(`The page in the frame “${frame.title}” did not load, or may not be looked at.`);
      return contentDocument;
    },
    { timeout: 5_000 },
  );
  const script = inside.createElement('script');
  script.textContent = axeSource;
  inside.head.append(script);
  script.remove();
  return (inside.defaultView as unknown as { axe: typeof axe }).axe;
}
