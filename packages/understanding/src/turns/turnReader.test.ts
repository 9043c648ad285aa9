import { expect, test } from 'vitest';
import { turnLabels } from './labels.ts';
import { ReplyModel, replyFeatures } from './replyModel.ts';
import { type TurnKind, kindAsReply, kindByWords } from './turnReader.ts';

const turn = turnLabels.map((label) => (label === 'distress' ? 0.7 : 0.01));
const asked = turnLabels.map(() => 0.5);
const text = 'Nobody will miss me.';

/** Finds that a turn does nothing at all. */
const model = new ReplyModel({
  data: '',
  labels: [...turnLabels],
  bias: turnLabels.map(() => -9),
  weights: turnLabels.map(() => replyFeatures({ turn, sentences: [], asked, text }).map(() => 0)),
});
const distressIn = (kind: TurnKind | undefined) =>
  [kind, ...(kind?.also ?? [])].find((sign) => sign?.label === 'distress')?.confidence ?? 0;

test('signs of care in the words stay as they are where the words may tell of danger', () => {
  const distressAt = (danger: number) => distressIn(kindAsReply(model, { turn, danger, asked }, text, []));
  expect(distressAt(0.7)).toBe(0.7);
  expect(distressAt(0.69)).toBeLessThan(0.2);
});

test('there, a listener who hears nothing takes none of them away', () => {
  const read = (danger: number) => ({ turn, danger, asked, heardAlone: heard('answer', 0.999) });
  expect(distressIn(kindByWords(read(0.7), 0))).toBe(0.7);
  expect(distressIn(kindByWords(read(0.69), 0))).toBeLessThan(0.2);
  expect(distressIn(kindAsReply(model, read(0.7), text, [], heard('answer', 0.999)))).toBe(0.7);
});

test('without what was asked, nothing is read as a reply', () => {
  expect(kindAsReply(model, { turn, danger: 0, asked: undefined }, text, [])).toBeUndefined();
});

/** What the listener hears: one kind, so likely, and danger. */
const heard = (label: (typeof turnLabels)[number], confidence: number, danger = 0) => ({
  kinds: turnLabels.map((each) => (each === label ? confidence : 0.01)),
  ...{ danger, personal: [] },
});
const plain = { turn: turnLabels.map(() => 0.01), asked };

test('what the listener hears tells the kind where the words tell none', () => {
  for (const label of ['answer', 'skip', 'complaint'] as const)
    expect(kindAsReply(model, { ...plain, danger: 0 }, text, [], heard(label, 0.999))?.label).toBe(label);
});

test('where it isn’t known what was asked, the listener is heard as well', () => {
  for (const label of ['answer', 'skip', 'private'] as const) {
    expect(kindByWords({ ...plain, danger: 0, heardAlone: heard(label, 0.999, 0.999) }, 0).label).toBe(label);
  }
  const dangerAt = (heads: number, listener: number) =>
    kindByWords({ ...plain, danger: heads, heardAlone: heard('private', 0.9, listener) }, 0).danger;
  expect(dangerAt(0.5, 0.999)).toBeGreaterThan(0.95);
  expect(dangerAt(0.99, 0.001)).toBe(0.9);
});

test('what the words tell by themselves counts a quarter, and the listener is a part of that', () => {
  const words = { ...plain, danger: 0, heardAlone: heard('private', 0.999) };
  const isPrivate = (of: TurnKind | undefined) =>
    [of, ...(of?.also ?? [])].find((sign) => sign?.label === 'private')?.confidence ?? 0;
  const alone = isPrivate(kindByWords(words, 0));
  const reply = isPrivate(kindAsReply(model, words, text, [], heard('answer', 0.9)));
  expect(reply).toBeGreaterThan(0.24 * alone);
  expect(reply).toBeLessThan(0.3 * alone);
});

test('the listener may find danger that the words do not tell, and lowers sure danger to 0.9 at most', () => {
  const dangerAt = (words: number, listener: number) =>
    kindAsReply(model, { ...plain, danger: words }, text, [], heard('answer', 0.9, listener))?.danger ?? -1;
  expect(dangerAt(0.5, 0.999)).toBeGreaterThan(0.95);
  expect(dangerAt(0.99, 0.001)).toBe(0.9);
  expect(dangerAt(0.6, 0.001)).toBe(0.6);
});
