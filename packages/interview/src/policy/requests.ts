import { soundsLike } from '../text/similarity.ts';
import { plain } from '../text/words.ts';
import { spelledOut } from './remarks/canonical.ts';
import { instructsIn } from './remarks/instructions.ts';
import { remarkIn } from './remarks/remarkIn.ts';
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

const countOf = (said: string) => (said ? said.split(' ').length : 0);

function ruled(text: string, approximate: boolean): Request | null {
  const said = spelledOut(plain(text));
  const count = countOf(said);
  if (count > longestRequest) return null;
  const question = /\?\s*$/.test(text.trim());
  for (const [request, patterns] of rules) {
    if (request === 'ask-back' && !question && (approximate || count > 10)) continue;
    if (patterns.some((pattern) => pattern.test(said))) return request;
  }
  return null;
}

/** What the end of a short turn asks for: "Sorry, my line is bad. Can you repeat that?"; a wish to stop also after a comma. */
function lastSentence(text: string, approximate: boolean): Request | null {
  if (countOf(plain(text)) > longestRequest) return null;
  const pieces = (separator: RegExp) => text.split(separator).filter((piece) => plain(piece));
  const sentences = pieces(/(?<=[.!?])\s+/);
  if (ruled(pieces(/[,.!?;]+\s*/).at(-1) ?? '', approximate) === 'stop') return 'stop';
  const request = sentences.length < 2 ? null : ruled(sentences.at(-1) ?? '', approximate);
  return request && ['repeat', 'rephrase', 'skip', 'wait', 'stop'].includes(request) ? request : null;
}

/**
 * What a turn asks or tells the interviewer, or null when it is to be taken as an answer. Only short turns are requests:
 * a long answer that says "repeat" is an answer. Approximate text is compared by sound as well, and how somebody feels is
 * never read from it.
 */
export function requestIn(text: string, approximate: boolean): Request | null {
  if (read.text !== text || read.approximate !== approximate)
    read = { text, approximate, is: readRequest(text, approximate) };
  return read.is;
}

/** A turn is asked about several times in a row. */
let read: { text: string; approximate: boolean; is: Request | null } = { text: '', approximate: false, is: null };

function readRequest(text: string, approximate: boolean): Request | null {
  const said = plain(text);
  if (!said) return null;
  const remark = approximate ? null : remarkIn(text);
  if (remark === 'harm') return remark;
  const whole = ruled(text, approximate);
  const request = whole === null || whole === 'ask-back' ? (lastSentence(text, approximate) ?? whole) : whole;
  if (request === 'stop') return request;
  if (remark) return remark;
  if (!approximate && instructsIn(text)) return 'instruct';
  if (request) return request;
  const count = countOf(said);
  if (/\?\s*$/.test(text.trim()) && count <= longestRequest && !approximate) return 'ask-back';
  return approximate && count <= longestApproximate ? fuzzy(spelledOut(said)) : null;
}

/** A bare "no" to a question that asks for more than yes or no: nothing came to mind. */
export const saysNo = (text: string): boolean =>
  /^(?:no|nope|nah|none|nothing|not really|never)(?: (?:no|sorry|really))*$/.test(plain(text));

/** "No", "not really", "that's all": a turn that adds nothing. */
export const addsNothing = (text: string): boolean =>
  /^(?:(?:no|nope|nah|none|nothing|not really|no thanks?|no thank you|that's all|that's it|that is all|that's everything|i'm fine|i'm good|all good|no more|nothing else|not that i know of|i think that's it|i don't think so|no questions?|no i don't|i don't have any(?: questions)?|i have no questions?|no i'm fine|no i'm good|thank you|thanks|okay|ok|yes|yeah)(?: |$))+(?:from my side|for now|thanks|thank you|really|at the moment|i think)?$/.test(
    spelledOut(plain(text)),
  );
