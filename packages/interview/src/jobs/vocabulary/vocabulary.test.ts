import { describe, expect, it } from 'vitest';
import { vocabulary } from './index.ts';

describe('the vocabulary', () => {
  it('has at least 800 skills, many in each of many trades', () => {
    const trades = new Map<string, number>();
    for (const { trade } of vocabulary) trades.set(trade, (trades.get(trade) ?? 0) + 1);
    expect(new Set(vocabulary.map(({ name }) => name.toLowerCase())).size).toBeGreaterThanOrEqual(800);
    expect(trades.size).toBeGreaterThanOrEqual(25);
    for (const [trade, count] of trades) expect(count, trade).toBeGreaterThanOrEqual(20);
  });

  it('writes each skill once, short and tidy', () => {
    const names = vocabulary.map(({ name }) => name);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const { name, aliases } of vocabulary) {
      for (const { text } of aliases) expect(text, name).toMatch(/^[\p{L}\p{N}.\u00a7](?:.*[\p{L}\p{N}+#!)])?$/u);
      expect(name.split(' ').length, name).toBeLessThanOrEqual(7);
    }
  });

  it('gives each spelling to one skill', () => {
    const owner = new Map<string, string>();
    const shared: string[] = [];
    for (const { name, aliases } of vocabulary) {
      for (const { text, exact } of aliases) {
        const key = exact ? text : text.toLowerCase();
        const other = owner.get(key);
        if (other !== undefined && other !== name) shared.push(`${text}: ${other}, ${name}`);
        owner.set(key, name);
      }
    }
    expect(shared).toEqual([]);
  });

  it('believes everyday words only near their trade, or in the capitals of a name', () => {
    const everyday = new Set(
      `access apex boarding breeding bundles buffer closing cloud collections compensation consultations containers containment
      coupling dart disclosure drafting evacuation exhibitions express fabrics facilitation fades fixtures flask flying foils
      framer go gong grading greenhouse gusto hive imaging inbound journals lean lever layout maze messaging monitoring
      networking opera outbound outlook patching personas quotes rendering retention rhino rigging routing rust sage scaling
      searches searching seesaw slack spring sprints swift switching tapestry toast transmissions waterfall word zoom`.split(
        /\s+/,
      ),
    );
    const bold = vocabulary.flatMap(({ aliases }) =>
      aliases
        .filter(({ text, exact, wary }) => everyday.has(text.toLowerCase()) && !exact && !wary)
        .map(({ text }) => text),
    );
    expect(bold).toEqual([]);
  });
});
