import type { Answer } from '../knowledge/answers.ts';

const pointsBack = /\b(?:it|that|this|they|them|those|these|there)\b/i;
const leads = /^(?:(?:and|but|so|then|ok|okay|also|or) )+/i;
/** A question with more words than this says by itself what it's about, unless it points back. */
const fewWords = 6;

/** A question as it's meant after an answer. */
interface InContext {
  readonly text: string;
  /** It says so itself, by a word such as "it". */
  readonly pointsBack: boolean;
}

/**
 * "How do I cancel it?" after an answer on the free trial is "how do I cancel the free trial?". Undefined for a question that
 * doesn't lean on anything.
 */
export function inContext(text: string, before: Answer): InContext | undefined {
  const said = text.replace(leads, '');
  if (pointsBack.test(said)) return { text: said.replace(pointsBack, before.it), pointsBack: true };
  return said.split(' ').length <= fewWords ? { text: `${before.it}, ${said}`, pointsBack: false } : undefined;
}
