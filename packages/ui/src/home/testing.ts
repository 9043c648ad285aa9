import { sampleRibbon } from '../primitives/Ribbon/sample/sampleRibbon.ts';
import type { HomeView, TrendRibbon } from './types.ts';

const ribbon = sampleRibbon.bars.filter((_bar, at) => at % 2 === 0);
const practiced = (id: string, dateText: string, level: TrendRibbon['level']): TrendRibbon => ({
  ...{ id, dateText, level, ribbon },
  href: `/report/${id}`,
  title: 'Ward nurse',
});

/** Someone who has done three interviews, in their trial. */
export const sampleHome: HomeView = {
  goOn: null,
  change: {
    claim: 'Say how it turned out.',
    next: 'End your next story with one result: what was different afterward, and how you could tell.',
    href: '/report/third',
  },
  trend: [
    practiced('third', 'November 12, 2026', 'solid'),
    practiced('second', 'November 9, 2026', 'developing'),
    practiced('first', 'November 5, 2026', null),
  ],
  done: 3,
  trial: { days: 9, endsOn: 'November 21, 2026', busy: false },
};

/** An employer's interview that was interrupted. */
export const sampleGoOn: NonNullable<HomeView['goOn']> = {
  title: 'Night-Shift Team Lead',
  href: '/voice_chat/job-for-stories',
  untilText: 'November 13, 2026 at 9:10 AM',
};
