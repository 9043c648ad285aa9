import { sureEnough } from '../../packages/agent/src/ears/confidence.ts';
import { type Answered, countBad, countGood, flaggedBelow, halves, separation, thresholdFor } from './calibration.ts';
import { alwaysMeasured } from './hearAnswers.ts';

const thresholds = [0.6, 0.65, 0.7, 0.72, 0.74, 0.76, 0.78, 0.8, 0.85];
/** The threshold in use may be so far from the one that a run chooses. */
const tolerance = 0.02;
/** Shares of bad answers that must be flagged, and of good ones that may be. */
const [leastBad, mostGood] = [0.9, 0.05];

const percent = (share: number): number => Math.round(share * 1_000) / 10;

/** Word errors in percent, of all the words together. */
const rateOf = (all: readonly Answered[]): number =>
  percent(all.reduce((sum, { errors }) => sum + errors, 0) / all.reduce((sum, { words }) => sum + words, 0));

/** Word errors in percent by a name for each answer. */
const ratesBy = (all: readonly Answered[], nameOf: (one: Answered) => string): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(all, nameOf)]
      .map(([name, some]) => [name, rateOf(some)] as const)
      .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true })),
  );

const halfOf = (half: readonly Answered[]) => ({
  answers: half.length,
  bad: countBad(half),
  good: countGood(half),
  separation: Math.round(separation(half) * 1_000) / 1_000,
  flaggedBelow: Object.fromEntries(
    thresholds.map((threshold) => {
      const { bad, between, good } = flaggedBelow(threshold, half);
      return [threshold.toFixed(2), { bad: percent(bad), between: percent(between), good: percent(good) }];
    }),
  ),
});

/** The figures of a run; shares are in percent. */
export function summaryOf(answered: readonly Answered[]) {
  const { choose, check } = halves(answered);
  const people = answered.filter(({ kind }) => kind === 'human');
  const machines = answered.filter(({ kind, condition }) => kind !== 'human' && alwaysMeasured.includes(condition));
  const { bad, good } = flaggedBelow(sureEnough, check);
  return {
    wordErrors: {
      people: ratesBy(people, ({ condition }) => condition),
      machines: ratesBy(machines, ({ speaker, condition }) => `${speaker}, ${condition}`),
    },
    threshold: { chosen: thresholdFor(choose), used: sureEnough, badFlagged: percent(bad), goodFlagged: percent(good) },
    choose: halfOf(choose),
    check: halfOf(check),
  };
}

/** What must hold, and whether it does. */
export function verdicts({ threshold }: ReturnType<typeof summaryOf>): [what: string, holds: boolean][] {
  const { chosen, used, badFlagged, goodFlagged } = threshold;
  return [
    [
      `the threshold in use, ${used}, is the one that these answers choose, ${chosen}`,
      Math.abs(chosen - used) <= tolerance,
    ],
    [`9 in 10 bad answers of other people are flagged: ${badFlagged} %`, badFlagged >= percent(leastBad)],
    [`at most 1 in 20 of their good answers is: ${goodFlagged} %`, goodFlagged <= percent(mostGood)],
  ];
}
