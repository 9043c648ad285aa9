import { describe, expect, test } from 'vitest';
import { type Span, type TimedWord, spreadWords } from './words.ts';

const span = (startMs: number, endMs: number): Span => ({ startMs, endMs });
const textOf = (words: readonly TimedWord[]): string => words.map(({ text }) => text).join(' ');
/** The words of each span. */
const dealt = (text: string, ...spans: readonly Span[]): string[] => {
  const words = spreadWords(text, spans);
  return spans.map(({ startMs, endMs }) =>
    textOf(words.filter((word) => word.startMs >= startMs && word.endMs <= endMs && word.startMs < endMs)),
  );
};

describe('spreadWords', () => {
  test.each([
    ['one span', [span(1_000, 3_000)]],
    ['two spans', [span(0, 900), span(1_500, 4_000)]],
    ['many spans, some of them short', [span(0, 64), span(200, 1_900), span(2_300, 2_364), span(5_000, 9_000)]],
    ['spans that are shorter than the words need', [span(0, 32), span(100, 132)]],
    ['an empty span', [span(500, 500), span(800, 2_000)]],
  ])('keeps all words in their order, each within the time in which was spoken: %s', (_what, spans) => {
    const text = 'So I measured every query, found a slow one, and added the index. It was three times as fast.';
    const words = spreadWords(text, spans);
    expect(textOf(words)).toBe(text);
    let before = 0;
    for (const { startMs, endMs } of words) {
      expect(startMs).toBeGreaterThanOrEqual(before);
      expect(endMs).toBeGreaterThanOrEqual(startMs);
      expect(spans.some((one) => startMs >= one.startMs && endMs <= one.endMs)).toBe(true);
      before = endMs;
    }
  });

  test('fills each span to its ends', () => {
    const words = spreadWords('One two three. Four five six.', [span(100, 1_100), span(2_000, 3_000)]);
    expect(words.at(0)?.startMs).toBe(100);
    expect(words.map(({ endMs }) => endMs)).toContain(1_100);
    expect(words.map(({ startMs }) => startMs)).toContain(2_000);
    expect(words.at(-1)?.endMs).toBe(3_000);
  });

  test('gives a longer word more time', () => {
    const [short, long] = spreadWords('a responsibility', [span(0, 1_000)]);
    expect(long && short && long.endMs - long.startMs).toBeGreaterThan(
      3 * ((short?.endMs ?? 0) - (short?.startMs ?? 0)),
    );
  });

  test('puts a pause where the text has a mark, also when the lengths point at a place nearby', () => {
    expect(dealt('Well, I had never seen it before. Then we met.', span(0, 2_050), span(2_600, 3_500))).toEqual([
      'Well, I had never seen it before.',
      'Then we met.',
    ]);
  });

  test('puts a pause elsewhere when the lengths leave no doubt', () => {
    const [first, second] = dealt('Yes, and the team that I had led for years', span(0, 2_000), span(3_000, 4_000));
    expect(first?.split(' ').length).toBeGreaterThan(4);
    expect(second?.split(' ').length).toBeGreaterThan(1);
  });

  test.each([
    ['no words', '', [span(0, 1_000)]],
    ['no span', 'Yes.', []],
  ])('has nothing to tell without %s', (_what, text, spans) => {
    expect(spreadWords(text, spans)).toEqual([]);
  });
});
