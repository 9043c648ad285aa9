import type { AnswerReader } from '@viva/understanding';
import { type Heard, isAnswer, isPutAgain } from '../report/turns.ts';
import { isLongEnough, isMatched } from './judgment.ts';
import type { Question } from './question.ts';

/**
 * Numbers of the turns in which something was told before a question was put once more, where that is no answer to it and what was told
 * then is one.
 */
export async function missesIn(
  questions: readonly Question[],
  heard: readonly Heard[],
  reader: AnswerReader,
): Promise<number[]> {
  const missed: number[] = [];
  for (const question of questions) {
    const again = heard.findIndex((one, at) => one.questionId === question.id && isPutAgain(heard, at));
    if (again < 0) continue;
    const isAbout = (one: Heard) => one.questionId === question.id && isAnswer(one);
    const [before, after] = [heard.slice(0, again).filter(isAbout), heard.slice(again).filter(isAbout)];
    const [was, is] = [before, after].map((turns) => turns.map(({ turn }) => turn.text).join(' '));
    if (!was || !is || !isLongEnough(is)) continue;
    const isMiss = !isMatched(await reader.judge(was, question.text));
    if (isMiss && isMatched(await reader.judge(is, question.text))) missed.push(...before.map(({ turn }) => turn.n));
  }
  return missed;
}
