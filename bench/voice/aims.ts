import type { WordErrorRates } from './hearing.ts';
import type { Together } from './together.ts';

/** What the bench measures. Times in milliseconds. */
export interface Measured {
  /** From the candidate's last sound to the reply's first. */
  readonly turnGapMs: { readonly p50: number; readonly p95: number; readonly n: number };
  /** Share of the answers with a thinking pause, or with a slow speaker's first pause, that were cut off in it. */
  readonly cutOffs: { readonly rate: number; readonly n: number };
  readonly wholeAnswersCutOff: number;
  /** From the click to the interviewer's first sound. */
  readonly firstWordMs: number;
  readonly joinMs: number;
  readonly wordErrors: WordErrorRates;
  /** What each further interview costs. */
  readonly perInterview: { readonly cpuCores: number; readonly rssMb: number };
  /** The same with endpoints in place of the built-in engines. */
  readonly perInterviewWithEndpoints: { readonly cpuCores: number; readonly rssMb: number };
  readonly atOnce: Together;
  readonly atOnceWithEndpoints: Together;
}

interface Aim {
  readonly what: string;
  readonly most: number;
  readonly unit: string;
  readonly of: (measured: Measured) => number;
}

const percent = (share: number): number => Math.round(share * 1_000) / 10;

const aims: readonly Aim[] = [
  { what: 'Gap before a reply, median', most: 600, unit: ' ms', of: ({ turnGapMs }) => turnGapMs.p50 },
  { what: 'Gap before a reply, 95 of 100', most: 1_000, unit: ' ms', of: ({ turnGapMs }) => turnGapMs.p95 },
  { what: 'Cut off while thinking', most: 3, unit: ' %', of: ({ cutOffs }) => percent(cutOffs.rate) },
  { what: 'Cut off without a pause', most: 0, unit: '', of: ({ wholeAnswersCutOff }) => wholeAnswersCutOff },
  { what: 'First word after the click', most: 2_000, unit: ' ms', of: ({ firstWordMs }) => firstWordMs },
  { what: 'Word errors, read speech', most: 4, unit: ' %', of: ({ wordErrors }) => percent(wordErrors.clean) },
  { what: 'Word errors in noise', most: 15, unit: ' %', of: ({ wordErrors }) => percent(wordErrors.noisy) },
  { what: 'Word errors, own voice', most: 4, unit: ' %', of: ({ wordErrors }) => percent(wordErrors.roundTrip) },
  { what: 'Memory of each interview', most: 160, unit: ' MB', of: ({ perInterview }) => perInterview.rssMb },
  {
    what: 'Memory of each interview with endpoints',
    most: 160,
    unit: ' MB',
    of: ({ perInterviewWithEndpoints }) => perInterviewWithEndpoints.rssMb,
  },
];

/** Interviews that must be held at once on 2 cores. */
const wantedAtOnce = 10;
const lateReplyMs = 1_500;
const lateFirstWordMs = 3_000;

/** A line for each aim: reached or not, what was measured, and what was wanted. */
export function verdicts(measured: Measured): string[] {
  return [
    ...aims.map(({ what, most, unit, of }) =>
      line(of(measured) <= most, what, `${of(measured)}${unit}`, `at most ${most}${unit}`),
    ),
    atOnce('Interviews at once', measured.atOnce),
    atOnce('Interviews at once with endpoints', measured.atOnceWithEndpoints),
  ];
}

/** Whether no word comes late, in whichever interview and however the others are busy. */
function atOnce(what: string, { n, cutOffs, firstWordMs, gapMs: { p50, p95 } }: Together): string {
  return line(
    n >= wantedAtOnce && cutOffs === 0 && p95 <= lateReplyMs && firstWordMs <= lateFirstWordMs,
    what,
    `${n}, half of the replies within ${p50} ms, 95 of 100 within ${p95} ms, every first word within ${firstWordMs} ms, ${cutOffs} answers cut off`,
    `${wantedAtOnce}, within ${lateReplyMs} ms and ${lateFirstWordMs} ms`,
  );
}

/** What could not be measured (NaN) is not reached. */
function line(reached: boolean, what: string, measured: string, wanted: string): string {
  return `${reached ? '✓ reached    ' : '✗ not reached'} ${what}: ${measured} (${wanted})`;
}
