import type { Reading } from '../believe/reading.ts';
import { tokensIn } from '../text/tokens.ts';

/** The gaps that a rewrite may mark. */
export const gaps = {
  situation: '[when and where it was]',
  task: '[what you had to achieve]',
  action: '[what you did yourself]',
  result: '[the result]',
  number: '[your number]',
  example: '[one example]',
  reason: '[your reason]',
} as const;

/** Words that may join a candidate's own words. */
const connecting = new Set(
  `a an and as at because but by for from i in is it me my of on our so that the then there this to was we were which with
  after before when where who he she they his her their had have has did`.split(/\s+/),
);

const gap = /\[[a-z' ]{3,40}\]/gi;

/** Whether a text says nothing but what an answer says: each word stands there, joins others, or marks a gap. */
export function usesOnlyWordsOf({ clauses }: Pick<Reading, 'clauses'>, text: string): boolean {
  const known = new Set(clauses.flatMap(({ tokens }) => tokens.map(({ key }) => key)));
  const words = tokensIn(text.replace(gap, ' '));
  return words.length > 0 && words.every(({ key }) => known.has(key) || connecting.has(key));
}
