import { plain } from '../text/words.ts';
import { spelledOut } from './remarks/canonical.ts';

/** A wish takes no more words than this. */
const mostWords = 20;
const next = /\bnext (?:question|one)\b|\b(?:go|move|carry) on\b/;
const notNext =
  /\b(?:can't|cannot|don't|won't|not|never|why|how|before)\b(?: [\w']+){0,5} (?:next|go on|move on|carry on)\b/;

/** Whether a short turn asks for the next question, in the words that the interviewer offers. */
export function asksForNext(text: string): boolean {
  const said = plain(text);
  return said.split(' ').length <= mostWords && next.test(said) && !notNext.test(said);
}

const inverted =
  /\b(?:did|do|does|was|were|am|are|is|can|could|will|would|should) (?:i|it|that|this|there|you|they|we|he|she|somebody|someone|anybody|anyone|most|people)\b/;
const asked =
  /^(?:\w+[,]? ){0,3}(?:how|what|when|why|who|where|which|whether)\b|\b(?:i|i'm) (?:only |just |did )?(?:ask|asked|asking|wonder|wondering)\b/;

/** Whether a turn asks something, with or without a question mark. */
export function asksSomething(text: string): boolean {
  const said = plain(text);
  return text.includes('?') || inverted.test(said) || asked.test(said);
}

const clauses = /[.!?;]+/;
const lastClause = (text: string): string =>
  spelledOut(
    plain(
      text
        .split(clauses)
        .filter((part) => plain(part))
        .at(-1) ?? '',
    ),
  );

const bareNo = /^(?:(?:no|nope|nah|oh|um|thanks|thank you) ?)*(?:no|nope|nah)(?: (?:thanks|thank you))?$/;
const all =
  /\b(?:that(?:'s| is) (?:all|it|everything)|nothing else|no (?:thanks|thank you|more questions)|i(?:'m| am) done|done|bye|goodbye|forget it|never ?mind)\b/;
/** Whether a turn ends with the words that nothing more is to come. */
export const isAll = (text: string): boolean =>
  (!text.trimEnd().endsWith('?') &&
    text
      .split(clauses)
      .filter((part) => plain(part) !== '')
      .slice(-2)
      .some((part) => all.test(spelledOut(plain(part))))) ||
  (!text.trimEnd().endsWith('?') && bareNo.test(lastClause(text)));

/** Whether a turn says that it, or the one before it, was the answer. */
export const wasMyAnswer = (text: string): boolean =>
  /\b(?:that|this) (?:was|is) (?:already )?my answer\b|\bthat's my answer\b/.test(plain(text));

const corrects =
  /\bi (?:said|told you|meant) (?!(?:that|it|to|so)\b).+\b(?:it was|it's|they were|i meant|should be)\b|\b(?:it|that) was (?:[\w']+ ){1,4}not\b|^(?:sorry|no|wait|actually|correction)\b.*\bnot \w+\b.*\b(?:it was|but)\b/;
/** Whether a turn ends with the correction of something that was said: "it was fourteen, not forty". */
export const endsWithCorrection = (text: string): boolean => {
  const last = lastClause(text);
  return last.split(' ').length <= mostWords && corrects.test(last);
};

const lost =
  /\b(?:where was i|what was i (?:saying|on about|talking about)|(?:i've |i have |i )?lost (?:my|the) (?:thread|train of thought)|where were we)$/;
/** Whether a turn ends with a thread that was lost: what was told is not over. */
export const losesThread = (text: string): boolean => lost.test(lastClause(text));

const either = /\b(?:do you mean|you mean|is (?:it|this|that)|as in|should it be|about)\b.*\bor\b/;
/** Whether a turn asks which of two things is meant. */
export const asksEither = (text: string): boolean =>
  text.split(/(?<=[.!?])\s+/).some((one) => one.includes('?') && either.test(plain(one)));

const slower =
  /\byou(?:'re| are)? (?:\w+ )?(?:talk|speak|go|talking|speaking|going) (?:\w+ )?(?:fast|quick(?:ly)?)\b|\bslow(?:er)? down\b|\b(?:speak|talk) (?:\w+ )?slow(?:er|ly)\b/;
/** Whether a candidate wants the interviewer to speak more slowly. */
export const asksSlower = (text: string): boolean => slower.test(plain(text));
