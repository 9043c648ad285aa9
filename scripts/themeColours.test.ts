import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkoutOverPage, checkoutPage } from '../packages/server/src/billing/testCheckout/page.ts';
import { listPage, messagePage } from '../packages/server/src/embedded/inboxPage.ts';
import { dark, light } from '../packages/ui/src/emails/look.ts';
import { darkColor, lightColor } from '../packages/ui/src/theme/tokens.ts';
import { manifest } from '../packages/server/src/http/page.ts';
import { root } from './lib/paths.mjs';

const message = { id: '1', from: 'a@viva.example', to: ['b@viva.example'], subject: 'Hello', text: '', html: '' };
const letter = { ...message, at: '2026-11-02T09:00:00.000Z', messageId: '<1@viva.example>', deliveries: 1 };
const checkout = { brand: 'Viva', kind: 'payment', action: '/pay', declined: true } as const;

/** Pages that stand without the app, and so without its variables. */
const pages: Record<string, string> = {
  'the inbox': listPage('Viva', [letter]),
  'an e-mail in the inbox': messagePage('Viva', letter),
  'the test checkout': checkoutPage(checkout),
  'the end of the test checkout': checkoutOverPage('Viva', 'Paid', 'Thank you.', { href: '/', label: 'Back' }),
};

/** Tokens whose name is shorter there. */
const tokenOf: Record<string, string> = { strong: 'accentStrong' };

/** The tokens of a `:root` rule, as in `{ onAccent: '#FFFFFF' }`. */
const variablesOf = (rule: string) =>
  Object.fromEntries(
    [...rule.matchAll(/--([\w-]+):(#\w+)/g)].map(([, name = '', colour]) => [
      tokenOf[name] ?? name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      colour,
    ]),
  );

describe.each(Object.entries(pages))('%s', (_, html) => {
  const [, first = '', second = ''] = html.split(':root{');
  const bright = variablesOf(first.split('}')[0] ?? '');
  const dim = variablesOf(second.split('}')[0] ?? '');

  it('has the colours of the theme', () => {
    expect(Object.keys(bright).length).toBeGreaterThan(5);
    expect(lightColor).toMatchObject(bright);
    expect(darkColor).toMatchObject(dim);
  });

  it('has each of them in both themes', () => {
    expect(Object.keys(dim)).toEqual(Object.keys(bright));
  });

  it('has no other colour, but paper under an e-mail', () => {
    const used = new Set(html.match(/#[\dA-F]{6}\b/gi));
    const own = new Set<string | undefined>([...Object.values(bright), ...Object.values(dim), lightColor.paper]);
    expect([...used].filter((colour) => !own.has(colour))).toEqual([]);
  });
});

it('e-mails have the colours of the theme', () => {
  expect(lightColor).toMatchObject(light);
  expect(darkColor).toMatchObject(dark);
});

it('a browser’s own frame has the paper of the theme', () => {
  const page = readFileSync(join(root, 'packages/app/index.html'), 'utf8');
  const [light, dark] = [...page.matchAll(/theme-color".*content="(#\w+)"/g)].map(([, colour]) => colour);
  expect([light, dark]).toEqual([lightColor.paper, darkColor.paper]);
  const { background_color, theme_color } = manifest('Viva');
  expect([background_color, theme_color]).toEqual([lightColor.paper, lightColor.paper]);
});
