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
  readonly atOnce: { readonly interviews: number; readonly p50: number; readonly p95: number };
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

/** Interviews at once, none of whose replies may come later than the aim for a single one. */
const wantedAtOnce = 6;

/** A line for each aim: reached or not, what was measured, and what was wanted. */
export function verdicts(measured: Measured): string[] {
  const { interviews, p95 } = measured.atOnce;
  const late = aims[1]?.most ?? 0;
  return [
    ...aims.map(({ what, most, unit, of }) =>
      line(of(measured) <= most, what, `${of(measured)}${unit}`, `at most ${most}${unit}`),
    ),
    line(
      interviews >= wantedAtOnce && p95 <= late,
      'Interviews at once',
      `${interviews}, 95 of 100 replies within ${p95} ms`,
      `${wantedAtOnce} within ${late} ms`,
    ),
  ];
}

/** What could not be measured (NaN) is not reached. */
function line(reached: boolean, what: string, measured: string, wanted: string): string {
  return `${reached ? '✓ reached    ' : '✗ not reached'} ${what}: ${measured} (${wanted})`;
}
