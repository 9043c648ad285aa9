import type { AnswerReader } from '@viva/understanding';
import { type Heard, isAnswer } from '../report/turns.ts';
import { isLongEnough, isMatched } from './judgment.ts';
import type { Question } from './question.ts';

/**
 * The turns of an interview; what was told before a question was put once more is no answer any more where it is none to that
 * question, and what was told then is one.
 */
export async function withoutMisses(
  questions: readonly Question[],
  heard: readonly Heard[],
  reader: AnswerReader,
): Promise<Heard[]> {
  const left = new Set<Heard>();
  for (const question of questions) {
    const about = heard.filter(({ questionId }) => questionId === question.id);
    const again = about.findIndex(({ turn }) => turn.move === 'ask-again' && turn.interrupted !== true);
    if (again < 0) continue;
    const [before, after] = [about.slice(0, again).filter(isAnswer), about.slice(again).filter(isAnswer)];
    const [was, is] = [before, after].map((turns) => turns.map(({ turn }) => turn.text).join(' '));
    if (!was || !is || !isLongEnough(is)) continue;
    const isMiss = !isMatched(await reader.judge(was, question.text));
    if (isMiss && isMatched(await reader.judge(is, question.text))) for (const one of before) left.add(one);
  }
  return heard.map((one) => (left.has(one) ? { ...one, request: 'missed' } : one));
}
