import { expect, test } from 'vitest';
import { judgeFile } from '../models.ts';
import { fitPairs } from '../training/judgeCorpora.ts';
import { Judge } from './judge.ts';

/** Share of pairs of an answer and a miss of which the answer is the likelier one: the area under the curve. */
function area(answers: readonly number[], misses: readonly number[]): number {
  const wins = answers.flatMap((one) => misses.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

// First reading: 0.90 and 0.84; docs/decisions/0041 tells what comes of it at the threshold in use.
test.each([
  ['fv', 0.88],
  ['fw', 0.82],
])('answers are told from misses by a hand that nothing was trained on: %s', async (hand, least) => {
  const judge = await Judge.load(judgeFile);
  const by = { yes: [] as number[], partly: [] as number[], no: [] as number[] };
  for (const { asked, answer, verdict } of fitPairs('heldout').filter((pair) => pair.hand === hand))
    by[verdict].push((await judge.read(answer, asked)).fits);
  expect(by.yes.length).toBeGreaterThan(90);
  expect(by.no.length).toBeGreaterThan(100);
  expect(area(by.yes, by.no)).toBeGreaterThan(least);
});
