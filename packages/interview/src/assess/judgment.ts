import type { AnswerReader } from '@viva/understanding';
import { type Heard, isAnswer } from '../report/turns.ts';
import { type Question, evidenceAskedFor } from './question.ts';

/** What the judge says of an answer as a whole, each as a probability. */
export interface AnswerJudgment {
  /** That it is an answer to its question. */
  readonly fits: number;
  /** That its sentences belong together. */
  readonly holds: number;
}

/** What is said of an answer that isn't judged. */
export const notJudged: AnswerJudgment = { fits: 1, holds: 1 };
/** A shorter one says too little to tell what it answers, in words. */
const leastWords = 20;
/** Less likely than these, an answer is none to its question, or its sentences don't belong together: docs/decisions/0041 tells how they were set. */
const [leastFits, leastHolds] = [0.13, 0.1];

/** Whether so many words can be judged. */
export const isLongEnough = (said: string): boolean => said.split(/\s+/).length >= leastWords;

/** Whether an answer can be rated as one to its question. */
export const isMatched = ({ fits, holds }: AnswerJudgment): boolean => fits >= leastFits && holds >= leastHolds;

/**
 * Judges an answer by all that was said in it, also by what is left out of its rating: the sentence that says most clearly what the
 * answer is about may be a private one. Only numbers come out. An opening question, which asks for a background, is answered by whatever
 * the candidate chooses to tell.
 */
export async function judgmentOf(
  question: Question,
  heard: readonly Heard[],
  reader: AnswerReader,
): Promise<AnswerJudgment> {
  if (evidenceAskedFor(question) === 'background') return notJudged;
  const answer = heard.filter((one) => one.questionId === question.id && isAnswer(one)).map(({ turn }) => turn.text);
  const said = answer.join(' ');
  return isLongEnough(said) ? await reader.judge(said, question.text) : notJudged;
}
