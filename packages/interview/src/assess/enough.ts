import { senseless } from '@viva/understanding';
import { isAnswer } from '../report/turns.ts';
import type { Heard } from '../report/turns.ts';
import type { NotAssessed } from '../report/schema.ts';
import { wordsOf } from '../text/words.ts';
import { isEnglish } from './english.ts';
import { isMatched } from './judgment.ts';
import type { AnswerRead } from './readAnswers.ts';

/**
 * Less than this in a whole interview is not assessed at all. Both must be reached; where nothing has a time, as with
 * typed answers, words alone count.
 */
const leastToAssess = { words: 40, speakingMs: 30_000 };
/** An answer of fewer words that count shows nothing. */
const leastWords = 4;

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const isUntimed = ({ turn, timed }: Heard) => turn.typed === true || (timed === null && turn.endMs <= turn.startMs);

/** Whether most words of a turn were not heard well. */
const isRough = ({ turn, recogniser }: Heard) => turn.typed !== true && recogniser.approximate;

const countedWords = ({ passages }: AnswerRead): number => sum(passages.map(({ text }) => wordsOf(text).length));

function enough(heard: readonly Heard[]): boolean {
  const turns = heard.filter((turn) => isAnswer(turn) && !isRough(turn));
  if (sum(turns.map(({ words }) => words)) < leastToAssess.words) return false;
  if (sum(turns.filter(isUntimed).map(({ words }) => words)) >= leastToAssess.words) return true;
  return sum(turns.map(({ speakingMs }) => speakingMs ?? 0)) >= leastToAssess.speakingMs;
}

/** Why each answer is not assessed, in the order of the questions; null where it is. */
export function whyNot(answers: readonly AnswerRead[], heard: readonly Heard[]): (NotAssessed | null)[] {
  const plenty = enough(heard);
  const reasons = new Map<string, NotAssessed | null>();
  const reasonFor = (answer: AnswerRead): NotAssessed | null => {
    const turns = heard.filter((turn) => turn.questionId === answer.questionId && isAnswer(turn));
    if (turns.length === 0) return 'unanswered';
    if (turns.some(isRough)) return 'approximate-transcript';
    if (!isEnglish(turns.map(({ turn }) => turn.text).join(' '))) return 'not-offered';
    if (countedWords(answer) < leastWords || answer.ratings === null || answer.sense < senseless) return 'no-content';
    // What was told before counts there; where that was not assessed, it counts here.
    if (answer.toldBefore !== null && reasons.get(answer.toldBefore) === null) return 'told-before';
    if (!isMatched(answer)) return 'not-matched';
    return plenty ? null : 'too-little-said';
  };
  return answers.map((answer) => {
    const reason = reasonFor(answer);
    reasons.set(answer.questionId, reason);
    return reason;
  });
}
