import { soundsLike } from '../text/similarity.ts';
import { plain } from '../text/words.ts';
import { fuzzyPhrases, rules } from './requestRules.ts';
import type { Request } from './requestRules.ts';

/** Longer turns are answers, whatever words they hold. */
const longestRequest = 14;
const longestApproximate = 8;

/** How alike a short misheard turn must be; ending the interview needs the most. */
const alike = (request: Request, phrase: string) => (phrase.length <= 6 ? 0.8 : request === 'stop' ? 0.82 : 0.76);

function fuzzy(text: string): Request | null {
  let best: { request: Request; like: number } | null = null;
  for (const [request, phrases] of fuzzyPhrases) {
    for (const phrase of phrases) {
      const like = soundsLike(text, phrase);
      if (like >= alike(request, phrase) && (!best || like > best.like)) best = { request, like };
    }
  }
  return best?.request ?? null;
}

/**
 * What a turn asks of the interviewer, or null when it is to be taken as an answer. Only short turns are requests: a long
 * answer that says "repeat" is an answer. Approximate text is compared by sound as well.
 */
export function requestIn(text: string, approximate: boolean): Request | null {
  const said = plain(text);
  const count = said ? said.split(' ').length : 0;
  if (count === 0) return null;
  const question = /\?\s*$/.test(text.trim());
  for (const [request, patterns] of rules) {
    const limit = request === 'instruct' ? 40 : longestRequest;
    if (count > limit || (request === 'ask-back' && approximate && !question)) continue;
    if (request === 'ask-back' && !question && count > 10) continue;
    if (patterns.some((pattern) => pattern.test(said))) return request;
  }
  if (question && count <= longestRequest && !approximate) return 'ask-back';
  return approximate && count <= longestApproximate ? fuzzy(said) : null;
}

/** A bare "no" to a question that asks for more than yes or no: nothing came to mind. */
export const saysNo = (text: string): boolean =>
  /^(?:no|nope|nah|none|nothing|not really|never)(?: (?:no|sorry|really))*$/.test(plain(text));

/** "No", "not really", "that's all": a turn that adds nothing. */
export const addsNothing = (text: string): boolean =>
  /^(?:(?:no|nope|nah|none|nothing|not really|no thanks?|no thank you|that's all|that's it|that is all|that's everything|i'm fine|i'm good|all good|no more|nothing else|not that i know of|i think that's it|i don't think so|no questions?|no i don't|i don't have any(?: questions)?|i have no questions?|no i'm fine|no i'm good|thank you|thanks|okay|ok|yes|yeah)(?: |$))+(?:from my side|for now|thanks|thank you|really|at the moment|i think)?$/.test(
    plain(text),
  );
