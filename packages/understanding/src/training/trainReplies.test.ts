import { expect, test } from 'vitest';
import { interviewTurns } from './corpora.ts';
import { fitReplies, mattersOf } from './trainReplies.ts';

const features = Array.from({ length: 40 }, (_, n) => [n % 2, (n % 5) / 5]);
const targets = features.map(([first = 0]) => [first, 1 - first]);
const ones = features.map(() => 1);

test('finds what tells labels apart, the same each time', async () => {
  const found = await fitReplies(features, targets, ones);
  expect(await fitReplies(features, targets, ones)).toEqual(found);
  const [first, second] = found.weights;
  expect(Number(first?.[0])).toBeGreaterThan(2);
  expect(Number(second?.[0])).toBeLessThan(-2);
  expect(Math.abs(Number(first?.[1]))).toBeLessThan(1);
});

test('what matters more moves the weights more', async () => {
  const split = features.map((_, n) => [n < 20 ? 1 : 0]);
  const bias = async (first: number) =>
    (
      await fitReplies(
        features,
        split,
        features.map((_, n) => (n < 20 ? first : 1)),
      )
    ).bias[0];
  expect(Number(await bias(5))).toBeGreaterThan(Number(await bias(1)) + 1);
});

test('rare replies matter more, and those of people in need of care most', () => {
  const [plain] = interviewTurns('train');
  if (!plain) throw new Error('there are no interviews');
  const as = (labels: readonly string[], danger = false) => ({ ...plain, labels, danger });
  const [often, , , rare, needy, endangered] = mattersOf([
    ...[as(['answer']), as(['answer']), as(['answer'])],
    ...[as(['skip']), as(['private', 'answer']), as(['distress'], true)],
  ]);
  expect(often).toBe(1);
  expect(Number(rare)).toBeGreaterThan(1);
  expect(Number(needy)).toBe(2 * Number(rare));
  expect(Number(endangered)).toBeGreaterThan(Number(needy));
});
