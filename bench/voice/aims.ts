import type { Together } from './together.ts';

/** What the bench measures. Times in milliseconds. */
export interface Measured {
  /** From the candidate's last sound to the reply's first. */
  readonly turnGapMs: { readonly p50: number; readonly p95: number; readonly n: number };
  /** Share of the answers with a thinking pause that were cut off in it. */
  readonly cutOffs: { readonly rate: number; readonly n: number };
  readonly wholeAnswersCutOff: number;
  /** From the click to the interviewer's first sound. */
  readonly firstWordMs: number;
  readonly joinMs: number;
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

const aims: readonly Aim[] = [
  { what: 'Gap before a reply, median', most: 700, unit: ' ms', of: ({ turnGapMs }) => turnGapMs.p50 },
  { what: 'Gap before a reply, 95 of 100', most: 1_200, unit: ' ms', of: ({ turnGapMs }) => turnGapMs.p95 },
  { what: 'Cut off while thinking', most: 5, unit: ' %', of: ({ cutOffs }) => Math.round(cutOffs.rate * 1_000) / 10 },
  { what: 'First word after the click', most: 2_500, unit: ' ms', of: ({ firstWordMs }) => firstWordMs },
  { what: 'Memory of each interview', most: 350, unit: ' MB', of: ({ perInterview }) => perInterview.rssMb },
  {
    what: 'Memory of each interview with endpoints',
    most: 200,
    unit: ' MB',
    of: ({ perInterviewWithEndpoints }) => perInterviewWithEndpoints.rssMb,
  },
];

/** Interviews that must be held at once on 2 cores. */
const wantedAtOnce = 6;
const lateReplyMs = 1_200;
const lateFirstWordMs = 2_500;

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

/**
 * No word comes late when nobody, in whichever interview and however the others are busy, waits longer than the aims for
 * one interview alone allow: every candidate's first word, who come a few seconds apart, and 95 of 100 of all replies.
 */
function atOnce(what: string, { interviews, firstWordsMs, p50, p95 }: Together): string {
  const firstWordMs = Math.max(...firstWordsMs);
  return line(
    interviews >= wantedAtOnce && p95 <= lateReplyMs && firstWordMs <= lateFirstWordMs,
    what,
    `${interviews}, half of the replies within ${p50} ms, 95 of 100 within ${p95} ms, every first word within ${firstWordMs} ms`,
    `${wantedAtOnce}, within ${lateReplyMs} ms and ${lateFirstWordMs} ms`,
  );
}

/** What could not be measured (NaN) is not reached. */
function line(reached: boolean, what: string, measured: string, wanted: string): string {
  return `${reached ? '✓ reached    ' : '✗ not reached'} ${what}: ${measured} (${wanted})`;
}
