import type { SessionRecord } from '../report/record.ts';
import type { NotAssessed } from '../report/schema.ts';
import { hear } from '../report/turns.ts';
import type { Heard } from '../report/turns.ts';
import { isForeign, readAnswer } from './believe/reading.ts';
import type { Reading } from './believe/reading.ts';

/**
 * Less than this in a whole interview is not assessed at all. Both must be reached; where nothing has a time, as with
 * typed answers, words alone count.
 */
export const leastToAssess = { words: 40, speakingMs: 30_000 };

/** An answer as it counts, and why it is not assessed; null when it is. */
export interface ReadAnswer {
  readonly reading: Reading;
  readonly notAssessed: NotAssessed | null;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

function enough(readings: readonly Reading[]): boolean {
  const precise = readings.filter(({ approximate }) => !approximate);
  if (sum(precise.map(({ words }) => words)) < leastToAssess.words) return false;
  const untimed = sum(precise.map(({ untimedWords }) => untimedWords));
  return untimed >= leastToAssess.words || sum(precise.map(({ speakingMs }) => speakingMs)) >= leastToAssess.speakingMs;
}

/** The answers of a session, one for each question of its plan. */
export function readSession(record: SessionRecord, heard: readonly Heard[] = hear(record)): ReadAnswer[] {
  const readings = record.plan.questions.map((question) => readAnswer(question, heard));
  const plenty = enough(readings);
  const why = (reading: Reading): NotAssessed | null => {
    if (reading.turns.length === 0) return 'unanswered';
    if (reading.approximate) return 'approximate-transcript';
    if (isForeign(reading)) return 'not-offered';
    return plenty ? null : 'too-little-said';
  };
  return readings.map((reading) => ({ reading, notAssessed: why(reading) }));
}
