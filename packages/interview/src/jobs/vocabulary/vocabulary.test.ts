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
});
