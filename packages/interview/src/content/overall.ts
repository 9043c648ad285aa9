import type { Report } from '../report/schema.ts';
import type { Reading } from './believe/reading.ts';

/** What an interview is capped by; the highest overall score that it leaves. */
export const overallCaps = {
  /** Fewer than half of the planned questions have an answer that is assessed. */
  'few-answers': 60,
  /** Fewer than 80 words. */
  'too-little-speech': 60,
  /** Stories were asked for, and none tells what came of it. */
  'no-result': 70,
} as const;
const littleWords = 80;

/** An answer as it counts for the whole. */
export interface Counted {
  readonly reading: Reading;
  readonly score: number;
  readonly story: boolean;
  readonly result: boolean;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/**
 * The whole interview, 0 to 100: twenty times the mean of the assessed answers, within the caps. Questions without an
 * answer are not noughts; where they are most, the caps say so.
 */
export function overallOf(counted: readonly Counted[], planned: number): Report['overall'] {
  if (counted.length === 0) return { assessed: false, score: null, cappedBy: null };
  const score = Math.round((sum(counted.map((answer) => answer.score)) / counted.length) * 20);
  const words = sum(counted.map(({ reading }) => reading.words));
  const stories = counted.filter(({ story }) => story);
  const holding: (keyof typeof overallCaps)[] = [
    ...(counted.length * 2 < planned ? (['few-answers'] as const) : []),
    ...(words < littleWords ? (['too-little-speech'] as const) : []),
    ...(stories.length > 0 && !stories.some(({ result }) => result) ? (['no-result'] as const) : []),
  ];
  const lowest = holding.sort((a, b) => overallCaps[a] - overallCaps[b])[0];
  if (lowest === undefined || score <= overallCaps[lowest]) return { assessed: true, score, cappedBy: null };
  return { assessed: true, score: overallCaps[lowest], cappedBy: lowest };
}
