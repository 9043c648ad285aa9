import { longRibbon, shortRibbon, silentRibbon, typedRibbon } from '../../primitives/Ribbon/sample/otherRibbons.ts';
import { sampleRibbon } from '../../primitives/Ribbon/sample/sampleRibbon.ts';
import type { RibbonView } from '../../primitives/index.ts';
import type { HistoryEntry } from '../HistoryList/index.ts';
import type { TrendPanel } from '../TrendChart/index.ts';

const practice = { kind: 'practice', title: 'Ward nurse', questions: 6, state: 'ready' } as const;

/** Every second bar, about as a list has them. */
const inShort = ({ bars }: RibbonView) =>
  bars.filter((_bar, at) => at % 2 === 0).map(({ kind, height }) => ({ kind, height }));

/** Past interviews, the newest first. */
export const sampleHistory: readonly HistoryEntry[] = [
  {
    ...{ ...practice, id: 's8', href: '/report/s8', title: 'Practice nurse', dateText: 'March 4, 2026' },
    ...{ interviewMs: 305_000, answered: 5, state: 'writing', level: null },
  },
  {
    ...{ ...practice, id: 's7', href: '/report/s7', dateText: 'March 3, 2026' },
    ...{ interviewMs: 196_425, answered: 4, level: 'solid', ribbon: inShort(sampleRibbon) },
  },
  {
    ...{ ...practice, id: 's6', href: '/report/s6', kind: 'candidate', dateText: 'March 1, 2026' },
    ...{ interviewMs: 2_490_000, answered: 6, level: null, ribbon: inShort(longRibbon) },
  },
  {
    ...{ ...practice, id: 's5', href: '/report/s5', dateText: 'February 26, 2026' },
    ...{ interviewMs: 121_000, answered: 5, level: 'solid', ribbon: inShort(silentRibbon) },
  },
  {
    ...{ ...practice, id: 's4', dateText: 'February 21, 2026' },
    ...{ interviewMs: 22_000, answered: 0, state: 'nothing-said', level: null },
  },
  {
    ...{ ...practice, id: 's3', href: '/report/s3', dateText: 'February 18, 2026' },
    ...{ interviewMs: 49_000, answered: 1, level: null, ribbon: inShort(shortRibbon) },
  },
  {
    ...{ ...practice, id: 's2', href: '/report/s2', dateText: 'February 14, 2026' },
    ...{ interviewMs: 196_325, answered: 5, level: 'developing', ribbon: inShort(typedRibbon) },
  },
  {
    ...{ ...practice, id: 's1', href: '/report/s1', dateText: 'February 9, 2026' },
    ...{ interviewMs: 233_000, answered: 4, level: 'not-shown' },
  },
];

/** One question of an earlier interview, said again, and that interview. */
export const sampleTryHistory: readonly HistoryEntry[] = [
  {
    ...{ ...practice, id: 's9', href: '/report/s9', dateText: 'March 5, 2026', questions: 1 },
    ...{ interviewMs: 84_000, answered: 1, level: 'strong', ribbon: inShort(shortRibbon) },
    again: { question: 'Tell me about a time you disagreed with a colleague.', firstHref: '/report/s7' },
  },
  ...sampleHistory.filter(({ id }) => id === 's7'),
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
  panel('Filler words', 'per minute', [7.2, 6.8, null, 5.1, 3.7]),
  panel('Pauses over a second', 'per minute', [1.2, 2.6, 2.9, 3.4, 4.1]),
];
