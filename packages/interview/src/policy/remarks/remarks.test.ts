import { describe, expect, it } from 'vitest';
import { allTriples } from '../../testing/corpus/contentSessions.ts';
import { levels } from '../../testing/corpus/contentTriple.ts';
import { later, utterances } from '../../testing/utterances/index.ts';
import { harmIn } from './harm.ts';
import { hostileIn } from './hostility.ts';

const all = [...utterances, ...later];

/** What the rules find in a turn. */
function found(text: string): 'harm' | 'past-harm' | 'hostile' | null {
  const harm = harmIn(text);
  if (harm) return harm === 'now' ? 'harm' : 'past-harm';
  return hostileIn(text) ? 'hostile' : null;
}

describe(`${all.length} typed turns`, { timeout: 120_000 }, () => {
  it('are each there once', () => expect(new Set(all.map(({ text }) => text)).size).toBe(all.length));

  it.each(all)('$text → $is', ({ text, is }) => expect(found(text)).toBe(is));

  it('mean the same in capitals, with another apostrophe, and without their full stop', () => {
    for (const { text, is } of all) {
      if (/[A-Z]{3}/.test(text)) continue;
      const typed = [text.toUpperCase(), text.replaceAll('’', "'"), text.replace(/\.$/, '')];
      expect([text, ...typed.map(found)]).toEqual([text, is, is, is]);
    }
  });
});

describe('a longer answer', { timeout: 120_000 }, () => {
  const story =
    'In 2019 I ran the night shift of a ward with 12 beds, and when two nurses fell ill I called the agency, changed the rota and stayed myself until six.';

  it('is no insult because one stands in it', () => expect(found(`${story} You stupid machine.`)).toBeNull());

  it('of any trade tells of neither harm nor insults', () => {
    const told = allTriples.flatMap((triple) => levels.flatMap((level) => triple[level]));
    expect(told.length).toBeGreaterThan(120);
    expect(told.filter((text) => found(text) !== null)).toEqual([]);
  });

  it('is left as soon as somebody speaks of harming themselves in it', () => {
    expect(found(`${story} Honestly, I don’t want to live any more. ${story}`)).toBe('harm');
  });
});

it('takes time in proportion to the length of a turn, whatever it says', { timeout: 120_000 }, () => {
  const slowness = Number(process.env.VIVA_TEST_SLOWNESS ?? 1);
  for (const word of ['want ', 'i ', "i'm so ", 'kill myself ', '“', 'he said ']) {
    const began = performance.now();
    found(word.repeat(5_000));
    expect([word, performance.now() - began < 500 * slowness]).toEqual([word, true]);
  }
});
