import { capital, list } from '../emails/words.ts';
import type { MissingReason, ReportMetrics } from './types.ts';

const because: Readonly<Record<MissingReason, string>> = {
  'hard-to-hear': 'much of what you said was hard to hear',
  'not-measurable-with-this-recogniser': 'basic recognition doesn’t catch them',
  'no-word-times': 'this recognizer doesn’t time single words',
  typed: 'your answers were typed',
  'too-little-speech': 'you said too little out loud',
};

const figures = [
  ['wordsPerMinute', 'pace'],
  ['pauses', 'pauses'],
  ['fillers', 'filler words'],
  ['speakingMs', 'speaking time'],
  ['hedges', 'hedges'],
  ['restarts', 'repetitions'],
] as const;

/** Why a figure is missing. Where most words were hard to hear, that is why, and not what the recognizer can do. */
function reasonOf({ reasons, rough }: ReportMetrics, figure: (typeof figures)[number][0]): MissingReason | undefined {
  const reason = reasons[figure];
  return reason === 'not-measurable-with-this-recogniser' && rough.includes('words') ? 'hard-to-hear' : reason;
}

/** What could not be measured, in one sentence for each reason; figures that the report does not have are passed over. */
export function missing(metrics: ReportMetrics): readonly string[] {
  const absent = figures.filter(([figure]) => metrics[figure] === null);
  const byReason = Map.groupBy(absent, ([figure]) => reasonOf(metrics, figure));
  return [...byReason].map(([reason, names]) => {
    const what = capital(list(names.map(([, name]) => name)));
    return reason ? `${what}: not available, because ${because[reason]}.` : `${what}: not measured.`;
  });
}
