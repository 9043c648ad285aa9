import { askedOutright } from '../unlawful/askedOutright.ts';
import { bareTopic } from '../unlawful/bare.ts';
import { plainSentences } from '../unlawful/normal.ts';
import { otherLanguages } from '../unlawful/otherLanguages.ts';
import { topics } from '../unlawful/topics.ts';
import type { UnlawfulTopic } from '../unlawful/topics.ts';

export { unlawfulTopics } from '../unlawful/topics.ts';
export type { UnlawfulTopic } from '../unlawful/topics.ts';
export { namesTrait } from '../unlawful/traits.ts';

/**
 * What a text asks the person for that may not be asked in a job interview; null when it asks for nothing of the kind.
 * These are the characteristics protected in recruitment (EU Directives 2000/43/EC, 2000/78/EC and 2006/54/EC and the
 * Charter's articles 12 and 21; in the United States those of Title VII, the ADA, the ADEA and GINA), and what stands
 * for them. The same words are lawful about patients, pupils, customers or machines, so it looks for who is asked.
 * English, and the plainest questions in German, French, Spanish, Italian and Dutch.
 */
export function unlawfulTopic(text: string): UnlawfulTopic | null {
  for (const sentence of plainSentences(text)) {
    const topic =
      topics.find(([, rules]) => rules.some((rule) => rule.test(sentence)))?.[0] ??
      otherLanguages.find(([, rule]) => rule.test(sentence))?.[0] ??
      askedOutright(sentence) ??
      bareTopic(sentence);
    if (topic) return topic;
  }
  return null;
}

/** Whether a text asks for what may not be asked about in a job interview. */
export const touchesUnlawful = (text: string): boolean => unlawfulTopic(text) !== null;
