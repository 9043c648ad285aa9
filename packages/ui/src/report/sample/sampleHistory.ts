import type { HistoryEntry } from '../HistoryList/index.ts';
import type { TrendPanel } from '../TrendChart/index.ts';

const practice = { kind: 'practice', title: 'Ward nurse', questions: 6, state: 'ready' } as const;

/** Past interviews, the newest first. */
export const sampleHistory: readonly HistoryEntry[] = [
  {
    ...{ ...practice, id: 's8', href: '/report/s8', title: 'Practice nurse', dateText: '4 March 2026' },
    ...{ interviewMs: 305_000, answered: 5, state: 'writing', score: null },
  },
  {
    ...{ ...practice, id: 's7', href: '/report/s7', dateText: '3 March 2026' },
    ...{ interviewMs: 196_425, answered: 4, score: 74 },
  },
  {
    ...{ ...practice, id: 's6', href: '/report/s6', kind: 'candidate', dateText: '1 March 2026' },
    ...{ interviewMs: 412_000, answered: 6, score: null },
  },
  {
    ...{ ...practice, id: 's5', href: '/report/s5', dateText: '26 February 2026' },
    ...{ interviewMs: 291_000, answered: 5, score: 66 },
  },
  {
    ...{ ...practice, id: 's4', dateText: '21 February 2026' },
    ...{ interviewMs: 22_000, answered: 0, state: 'nothing-said', score: null },
  },
  {
    ...{ ...practice, id: 's3', href: '/report/s3', dateText: '18 February 2026' },
    ...{ interviewMs: 174_000, answered: 3, score: null },
  },
  {
    ...{ ...practice, id: 's2', href: '/report/s2', dateText: '14 February 2026' },
    ...{ interviewMs: 248_000, answered: 5, score: 48 },
  },
  {
    ...{ ...practice, id: 's1', href: '/report/s1', dateText: '9 February 2026' },
    ...{ interviewMs: 233_000, answered: 4, score: 41 },
  },
];

/** The days of practice with a report. */
const days = ['9 Feb', '14 Feb', '18 Feb', '26 Feb', '3 Mar'];
const panel = (
  title: string,
  unit: string,
  values: readonly (number | null)[],
  band?: TrendPanel['band'],
): TrendPanel => ({
  title,
  unit,
  band,
  points: values.map((value, i) => ({ label: days[i] ?? '', value, text: value === null ? '–' : String(value) })),
});

/** The same figures over the practice in {@link sampleHistory}; on 18 February nothing but figures. */
export const sampleTrends: readonly TrendPanel[] = [
  panel('Pace', 'words a minute', [198, 187, 176, 168, 156], { from: 130, to: 175 }),
  panel('Fillers', 'in a minute', [7.2, 6.8, null, 5.1, 3.7]),
  panel('Pauses over a second', 'in a minute', [1.2, 2.6, 2.9, 3.4, 4.1]),
  panel('Overall', 'of 100', [41, 48, null, 66, 74]),
];
