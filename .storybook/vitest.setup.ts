import axe from 'axe-core';
import { afterEach, beforeAll } from 'vitest';
import { violationsInFrames } from './framesInside.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Set by @storybook/addon-vitest. */
    storyId?: string;
  }
}

beforeAll(async () => {
  const wanted = ['400 16px "Inter Variable"', '600 16px "Inter Variable"', '600 28px "Fraunces Variable"'];
  await Promise.all(wanted.map((font) => document.fonts.load(font, 'Aa')));
});

// Pages in frames have their own themes, each with a story.
afterEach(async ({ task }) => {
  if (!task.meta.storyId || task.result?.state === 'fail') return;
  const found = await violationsInFrames();
  if (found.length > 0) throw new Error(`In a frame:\n${found.join('\n')}`);
});

// The accessibility addon has looked at the story in one theme; contrast is the only rule that the other can change.
afterEach(async ({ task }) => {
  if (!task.meta.storyId || task.result?.state === 'fail') return;
  const html = document.documentElement;
  const still = document.createElement('style');
  still.textContent = '* { transition: none !important; animation: none !important; }';
  document.head.append(still);
  const before = html.dataset['theme'];
  html.dataset['theme'] = before === 'dark' ? 'light' : 'dark';
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      iframes: false,
      preload: false,
    });
    const found = violations.flatMap(({ nodes }) => nodes.map((node) => `${node.html}\n${node.failureSummary ?? ''}`));
    if (found.length > 0) throw new Error(`Contrast in the ${html.dataset['theme']} theme:\n${found.join('\n')}`);
  } finally {
    html.dataset['theme'] = before ?? 'light';
    still.remove();
  }
});
