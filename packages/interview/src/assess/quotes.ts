import type { Quote } from '../report/schema.ts';
import type { Heard } from '../report/turns.ts';
import { momentOf } from './moments.ts';
import type { Passage } from './passages.ts';

/** Where a sentence without full stops may be cut for a quote. */
const joint = /^(?:and|but|so|then|because|when|after|before|while|which|i|we|he|she|they|it|the|in|on|at|for)$/i;
/** So many words are looked at for such a place. */
const reach = 7;

/** A longer sentence is no quote any more, in words. */
const longest = 40;
/** What has no spaces, as a pasted list, is cut all the same. */
const mostCharacters = 400;

/** A passage exactly as it stands in its turn: with its whole sentence, or from where a clause may begin to where one may end. */
export function quoteOf(passage: Passage, heard: readonly Heard[]): Quote {
  const found = heard.find(({ turn }) => turn.n === passage.turn);
  if (!found) throw new Error(`there is no turn ${passage.turn}`);
  const { text } = found.turn;
  const { whole } = passage;
  const isShort = text.slice(whole.start, whole.end).split(/\s+/).length <= longest;
  const [start, end] = isShort ? [whole.start, whole.end] : [beginning(text, passage), ending(text, passage)];
  const last = end - start > mostCharacters ? start + mostCharacters : end;
  return { text: text.slice(start, last).trimEnd(), startMs: momentOf(found, start), turn: passage.turn };
}

function beginning(text: string, { start, end, whole }: Passage): number {
  if (start === whole.start) return start;
  const words = [...text.slice(start, end).matchAll(/\S+/g)].slice(0, reach);
  return start + (words.find(([word]) => joint.test(word))?.index ?? 0);
}

function ending(text: string, { end, whole }: Passage): number {
  const words = [...text.slice(end, whole.end).matchAll(/\S+/g)].slice(0, reach);
  const next = words.findIndex(([word]) => joint.test(word));
  const last = next > 0 ? words[next - 1] : undefined;
  return last ? end + last.index + last[0].length : end;
}
