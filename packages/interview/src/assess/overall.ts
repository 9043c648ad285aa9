import type { Report } from '../report/schema.ts';
import { levelOf } from './levels.ts';

/**
 * The whole interview: the mean of the assessed answers, twenty times for machines. Nothing is concluded where fewer than
 * half of the questions have an answer that was assessed.
 */
export function overallOf(scores: readonly number[], questions: number): Report['overall'] {
  const counted = { assessed: scores.length, questions };
  if (scores.length === 0 || scores.length * 2 < questions)
    return { assessed: false, score: null, level: null, counted, cappedBy: null };
  const mean = scores.reduce((total, score) => total + score, 0) / scores.length;
  const score = Math.round(mean * 20);
  return { assessed: true, score, level: levelOf(score / 20), counted, cappedBy: null };
}
