import type axe from 'axe-core';
import axeSource from 'axe-core/axe.min.js?raw';
import { vi } from 'vitest';

/** Not asked of an e-mail: the mail program around it has them. */
const landmarks = { region: { enabled: false }, 'landmark-one-main': { enabled: false } };

/**
 * What axe finds in the pages that stand in frames of this one, such as e-mails: it looks only at the page that it runs
 * in. A frame that it cannot get into is an error, since nobody would notice what is wrong there.
 */
export async function violationsInFrames(): Promise<string[]> {
  const found: string[] = [];
  for (const frame of document.querySelectorAll('iframe')) {
    const inside = await axeInside(frame);
    const { violations } = await inside.run({ rules: landmarks });
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`));
  }
  return found;
}

async function axeInside(frame: HTMLIFrameElement): Promise<typeof axe> {
  const page = await vi.waitFor(
    () => {
      const { contentDocument } = frame;
      if (contentDocument?.readyState !== 'complete' || contentDocument.URL === 'about:blank')
        throw new Error(`The page in the frame “${frame.title}” did not load, or may not be looked at.`);
      return contentDocument;
    },
    { timeout: 5_000 },
  );
  const script = page.createElement('script');
  script.textContent = axeSource;
  page.head.append(script);
  script.remove();
  return (page.defaultView as unknown as { axe: typeof axe }).axe;
}
