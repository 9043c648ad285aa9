import { expect, test } from 'vitest';
import { turnLabels } from './labels.ts';
import { ReplyModel, type ReplyRead, type ReplyWeights, replyFeatures } from './replyModel.ts';

const even = turnLabels.map(() => 0.5);
const read: ReplyRead = { turn: even, sentences: [even], asked: even, text: 'I counted the stock.' };
const at = (label: (typeof turnLabels)[number]): number => turnLabels.indexOf(label);
const only = (label: (typeof turnLabels)[number]) => even.map((share, index) => (index === at(label) ? 0.999 : share));

/** Weighs nothing but what is given, by label and feature. */
const weighing = (...given: readonly (readonly [label: number, feature: number, weight: number])[]): ReplyWeights => ({
  data: '',
  labels: [...turnLabels],
  bias: turnLabels.map(() => -1),
  weights: turnLabels.map((_, label) =>
    replyFeatures(read).map((_feature, index) => given.find(([of, from]) => of === label && from === index)?.[2] ?? 0),
  ),
});

test('what was asked changes what the same words do', () => {
  const model = new ReplyModel(weighing([at('done'), 2 * turnLabels.length + at('process'), 3]));
  const [before, after] = [even, only('process')].map((asked) => model.likely(replyFeatures({ ...read, asked })));
  expect(after?.[at('done')]).toBeGreaterThan(0.9);
  expect(before?.[at('done')]).toBeCloseTo(1 / (1 + Math.E));
});

test('a reply can do several things at once', () => {
  const model = new ReplyModel(weighing([at('answer'), 0, 5], [at('company'), 0, 5]));
  const likely = model.likely(replyFeatures({ ...read, turn: only('answer') }));
  expect([likely[at('answer')], likely[at('company')]].every((share) => Number(share) > 0.9)).toBe(true);
});

test('features stay within bounds, for sure readings and for endless words, too', () => {
  const sure = turnLabels.map((_, index) => index % 2);
  const all = replyFeatures({ turn: sure, sentences: [sure, even], asked: sure, text: 'word '.repeat(20_000) });
  expect(all.every((feature) => Math.abs(feature) < 30)).toBe(true);
  expect(replyFeatures({ ...read, sentences: [], text: '' }).every(Number.isFinite)).toBe(true);
});

test.each<[string, Partial<ReplyWeights>]>([
  ['other labels', { labels: ['answer', 'other'] }],
  ['fewer labels', { weights: [], bias: [] }],
  ['fewer features', { weights: turnLabels.map(() => [1]) }],
])('a model with %s is none', (_what, wrong) => {
  expect(() => new ReplyModel({ ...weighing(), ...wrong })).toThrow('this is no model of replies');
});
