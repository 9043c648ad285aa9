import type { HistoryEntry } from '../HistoryList/index.ts';
import type { TrendPanel } from '../TrendChart/index.ts';

/** Past interviews, the newest first. */
export const sampleHistory: readonly HistoryEntry[] = [
  {
    id: 's5',
    href: '/report/s5',
    title: 'Ward nurse',
    dateText: '3 March 2026',
    kind: 'practice',
    interviewMs: 196_425,
    answered: 4,
    questions: 6,
    state: 'ready',
    score: 74,
  },
  {
    id: 's4',
    href: '/report/s4',
    title: 'Ward nurse',
    dateText: '1 March 2026',
    kind: 'candidate',
    interviewMs: 412_000,
    answered: 6,
    questions: 6,
    state: 'ready',
    score: null,
  },
  {
    id: 's3',
    href: '/report/s3',
    title: 'Practice nurse',
    dateText: '26 February 2026',
    kind: 'practice',
    interviewMs: 305_000,
    answered: 5,
    questions: 6,
    state: 'writing',
    score: null,
  },
  {
    id: 's2',
    title: 'Ward nurse',
    dateText: '21 February 2026',
    kind: 'practice',
    interviewMs: 22_000,
    answered: 0,
    questions: 6,
    state: 'nothing-said',
    score: null,
  },
];

const days = ['9 Feb', '14 Feb', '18 Feb', '26 Feb', '1 Mar', '3 Mar'];
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

/** The same figures over six interviews. */
export const sampleTrends: readonly TrendPanel[] = [
  panel('Pace', 'words a minute', [198, 187, 176, 168, 161, 156], { from: 130, to: 175 }),
  panel('Fillers', 'in a minute', [7.2, 6.8, 5.1, null, 4.4, 3.7]),
  panel('Pauses over a second', 'in a minute', [1.2, 2.6, 2.9, 3.4, 3.9, 4.1]),
  panel('Overall', 'of 100', [41, 48, 55, null, 66, 74]),
];
