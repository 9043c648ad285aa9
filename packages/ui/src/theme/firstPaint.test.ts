import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { darkColor, lightColor } from './tokens.ts';

const css = readFileSync(new URL('./firstPaint.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** The declarations of each rule, by its selector. */
const rules = new Map(
  [...css.matchAll(/(html[^{]*)\{([^}]*)\}/g)].map(([, selector = '', body = '']) => [selector.trim(), body]),
);

describe('the first paint', () => {
  it.each([
    ['html', lightColor, 'light'],
    [`html:not([data-theme='light'])`, darkColor, 'dark'],
    [`html[data-theme='dark']`, darkColor, 'dark'],
  ] as const)('has the colours of the theme at %s', (selector, color, scheme) => {
    const body = rules.get(selector);
    expect(body).toContain(`background: ${color.paper.toLowerCase()};`);
    expect(body).toContain(` color: ${color.ink.toLowerCase()};`);
    expect(body).toContain(`color-scheme: ${scheme};`);
  });

  it('knows no other place for a colour', () => expect(rules.size).toBe(3));
});
