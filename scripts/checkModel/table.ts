import { turnDeadlineMs } from '../../packages/agent/src/mind/model.ts';
import type { MeasuredAdvertsByModel } from './adverts.ts';
import type { MeasuredAnswers, Slots } from './answers.ts';
import type { Calls } from './asking.ts';
import type { Options } from './options.ts';
import type { MeasuredTurns, TurnFigures } from './turns.ts';

/** All that was measured. */
export interface Measured {
  readonly model: string;
  readonly turns: MeasuredTurns | undefined;
  readonly answers: MeasuredAnswers | undefined;
  readonly adverts: MeasuredAdvertsByModel | undefined;
}

/** What is measured, and what it came to for the built-in engine, the model alone, and both together. */
type Row = readonly [string, string, string, string];

const percent = (part: number, of: number): string => (of === 0 ? '–' : `${((100 * part) / of).toFixed(0)} %`);
const share = (value: number): string => percent(value, 1);
const ms = (value: number | undefined): string => (value === undefined ? '–' : `${Math.round(value)} ms`);

/** The value that so large a share of them does not exceed. */
export function quantile(values: readonly number[], part: number): number | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)];
}

const lateShare = (calls: readonly Calls[]): string => {
  const all = calls.flatMap((one) => one.ms);
  return percent(all.filter((value) => value > turnDeadlineMs).length, all.length);
};

function turnRows({ turns, builtIn, model, together, accepted, quotes, builtInMs, calls }: MeasuredTurns): Row[] {
  const row = (name: string, of: (figures: TurnFigures) => number): Row => [
    name,
    share(of(builtIn)),
    share(of(model)),
    share(of(together)),
  ];
  return [
    row(`${turns} turns: first label right`, ({ accuracy }) => accuracy),
    row('first label one of those given', ({ oneOfThem }) => oneOfThem),
    row('mean F1 of the labels', ({ macroF1 }) => macroF1),
    row('distress found', ({ distress }) => distress),
    row('private matters found', (figures) => figures.private),
    ['replies that could be used', '–', percent(accepted, turns), '–'],
    ['their quotes that stand in the turn', '–', percent(quotes.verified, quotes.given), '–'],
    ['time for a turn, median', ms(quantile(builtInMs, 0.5)), ms(quantile(calls.ms, 0.5)), '–'],
    ['time for a turn, 95 of 100', ms(quantile(builtInMs, 0.95)), ms(quantile(calls.ms, 0.95)), '–'],
    [`later than ${turnDeadlineMs} ms`, '–', lateShare([calls]), '–'],
  ];
}

function answerRows({ answers, builtIn, together, quotes, reading, probes }: MeasuredAnswers): Row[] {
  const row = (name: string, of: (slots: Slots) => string): Row => [name, of(builtIn), '–', of(together)];
  const reasons = Object.entries(probes.refused)
    .map(([why, count]) => `${why} ${count}`)
    .join(', ');
  return [
    row(`${answers} answers: filled slots that are right`, ({ right, found }) => percent(right, found)),
    row('slots found', ({ right, wanted }) => percent(right, wanted)),
    ['ledger quotes that stand in the answer', '–', percent(quotes.verified, quotes.given), '–'],
    ['time for an answer, median', '–', ms(quantile(reading.ms, 0.5)), '–'],
    [`later than ${turnDeadlineMs} ms`, '–', lateShare([reading]), '–'],
    [`${probes.asked} questions back: words accepted`, '–', percent(probes.accepted, probes.asked), '–'],
    ...(reasons ? [['refused as', '–', reasons, '–'] as const] : []),
    ['time for the words, median', '–', ms(quantile(probes.calls.ms, 0.5)), '–'],
    [`later than ${turnDeadlineMs} ms`, '–', lateShare([probes.calls]), '–'],
  ];
}

function advertRows({ adverts, builtIn, model, accepted, quotes, questions, calls }: MeasuredAdvertsByModel): Row[] {
  return [
    [`${adverts} adverts: titles right`, percent(builtIn.titles, adverts), percent(model.titles, adverts), '–'],
    ['skills that are right', percent(builtIn.right, builtIn.found), percent(model.right, model.found), '–'],
    ['skills found, of eight', percent(builtIn.right, builtIn.wanted), percent(model.right, model.wanted), '–'],
    ['readings that could be used', '–', percent(accepted, adverts), '–'],
    ['their quotes that stand in the advert', '–', percent(quotes.verified, quotes.given), '–'],
    ['questions that somebody could answer', '–', percent(questions.answerable, questions.asked), '–'],
    ['time for a call, median', '–', ms(quantile(calls.ms, 0.5)), '–'],
  ];
}

function tokenRows(all: readonly Calls[], { priceIn, priceOut }: Options): Row[] {
  const sum = (of: (calls: Calls) => number) => all.reduce((total, calls) => total + of(calls), 0);
  const [input, output] = [sum((calls) => calls.input), sum((calls) => calls.output)];
  const count = sum((calls) => calls.ms.length);
  const told = input + output > 0;
  const tokens = told ? `${input.toLocaleString('en')} in, ${output.toLocaleString('en')} out` : 'not told';
  const rows: Row[] = [
    [`tokens of ${count} calls`, '–', tokens, '–'],
    ['calls that failed', '–', String(sum((calls) => calls.failed)), '–'],
  ];
  if (!told || (priceIn === undefined && priceOut === undefined)) return rows;
  const cost = (input * (priceIn ?? 0) + output * (priceOut ?? 0)) / 1_000_000;
  return [
    ...rows,
    ['cost of this', '–', cost.toFixed(4), '–'],
    ['cost of 1,000 calls', '–', ((1_000 * cost) / count).toFixed(4), '–'],
  ];
}

/** What was measured, as it is printed. */
export function tableOf({ model, turns, answers, adverts }: Measured, options: Options): string {
  const calls = [turns?.calls, answers?.reading, answers?.probes.calls, adverts?.calls].filter(
    (one) => one !== undefined,
  );
  const rows: Row[] = [
    ['', 'built in', model, 'both, as used'],
    ...(turns ? turnRows(turns) : []),
    ...(answers ? answerRows(answers) : []),
    ...(adverts ? advertRows(adverts) : []),
    ...tokenRows(calls, options),
  ];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** How the table is to be read. */
export const howToRead = `
"Both, as used": the model's labels where they come within ${turnDeadlineMs} ms and their quotes stand in the turn, and what needs care
that the built-in heads saw. A model is good enough where that column is no worse than "built in", and few calls are late.`;
