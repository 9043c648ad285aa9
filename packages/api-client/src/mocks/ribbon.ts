import type { z } from 'zod';
import type { ribbonSchema } from '../contract/ribbon.ts';

type Ribbon = z.infer<typeof ribbonSchema>;

/** Bars of a second and a half each: how many there are of a kind, and how high they are. */
const stretches = [
  ['interviewer', 3, 0.67],
  ['speech', 12, 0.66],
  ['speech', 1, 0.38],
  ['silence', 1, 0],
  ['interviewer', 1, 0.66],
  ['silence', 1, 0],
  ['speech', 1, 0.45],
  ['speech', 1, 0.66],
] as const;
const barMs = 1_500;

/** The ribbon of the assessed report. */
export const assessedRibbon: Ribbon = {
  bars: stretches
    .flatMap(([kind, count, height]) => Array.from({ length: count }, () => ({ kind, height })))
    .map((bar, at) => ({ ...bar, startMs: 1_000 + at * barMs, fillers: at === 8 ? 1 : 0 })),
  endMs: 1_000 + 21 * barMs,
  marks: [
    { kind: 'question', startMs: 1_000, number: 1 },
    { kind: 'quote', startMs: 11_480, number: 1 },
    { kind: 'strength', startMs: 21_360, number: 1 },
    { kind: 'question', startMs: 26_000, number: 2 },
    { kind: 'change', startMs: 30_000, number: 2 },
  ],
};

/** The same in short, for a list. */
export const shortRibbon = assessedRibbon.bars
  .filter((_bar, at) => at % 2 === 0)
  .map(({ kind, height }) => ({ kind, height }));
