import type { ReportAnswer } from '../types.ts';
import { sampleReport } from './sampleReport.ts';

function at(index: number): ReportAnswer {
  const answer = sampleReport.answers[index];
  if (!answer) throw new Error(`the sample has no answer ${index}`);
  return answer;
}

/** Answers of the sample report by what they show. */
export const sampleAnswers = {
  motivation: at(0),
  shift: at(1),
  disagreement: at(2),
  skipped: at(3),
  family: at(4),
  notReached: at(5),
};
