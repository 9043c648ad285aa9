import { evidenceOf } from './evidence.ts';

/** What is answered in a word or a sentence: yes or no, a number, a name, a date. */
const little =
  /(?:^|[.!?:,]\s+)(?:so |and |but )?(?:how (?:many|long|often|much|soon|old)\b|(?:did|do|does|have|has|are|is|was|were|will|could|would|can) (?:you|it|this|that|they|he|she|the|your|these|those|all)\b|which (?:\w+ ){0,2}(?:software|languages?|shifts?|tools?|programs?|systems?|certificates?|licen[cs]es?|days?|hours?|parts?|version)\b|who (?:did|do|was|were|is|else)\b|when (?:could|can|would|will) you\b|what (?:was|is) (?:the|your) (?:\w+ ){0,3}(?:salary|rate|pay|pattern|size|number|title|budget|notice)\b|(?:which|what) (?:role|job)\b)/i;
/** Words with which such a question asks for more after all. */
const more =
  /\b(?:why|how (?:did|do|would|have|could|can)|ever|had to|anything|something|an? (?:time|example|story|situation)|(?:can|could|would|will) you (?:please )?(?:tell|give|describe|walk|explain|talk|share|think|say|go|take|show|help|change|do)|do you (?:think|see|feel|like|handle|deal|approach|mean))\b/i;

/** Whether a question is answered in a word or a sentence, so that a short answer to it is likely the whole one. */
export const asksForLittle = (text: string): boolean => {
  const kind = evidenceOf(text);
  return kind === 'fact' || ((kind === 'view' || kind === 'background') && little.test(text) && !more.test(text));
};
