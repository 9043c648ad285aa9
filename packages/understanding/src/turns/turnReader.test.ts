import { expect, test } from 'vitest';
import { turnLabels } from './labels.ts';
import { ReplyModel, replyFeatures } from './replyModel.ts';
import { kindAsReply } from './turnReader.ts';

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
const distressAt = (danger: number) => {
  const kind = kindAsReply(model, { turn, danger, asked }, text, []);
  return [kind, ...(kind?.also ?? [])].find((sign) => sign?.label === 'distress')?.confidence ?? 0;
};

test('signs of care in the words stay as they are where the words may tell of danger', () => {
  expect(distressAt(0.7)).toBe(0.7);
  expect(distressAt(0.69)).toBeLessThan(0.2);
});

test('without what was asked, nothing is read as a reply', () => {
  expect(kindAsReply(model, { turn, danger: 0, asked: undefined }, text, [])).toBeUndefined();
});
