import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe finds on the page as it stands, each with the elements it is about; nothing where all is well. */
export async function axeFinds(page: Page): Promise<string[]> {
  // With less movement colours change at once, but an element inherits them a frame after the one that it is in.
  // What is folded away stands still in the middle of its change.
  await page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .some(
          (each) =>
            each instanceof CSSTransition &&
            each.effect instanceof KeyframeEffect &&
            each.effect.target?.checkVisibility({ contentVisibilityAuto: true }),
        ),
  );
  // Not as a script element: the page's security policy takes none but its own.
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    const { violations } = await here.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}
