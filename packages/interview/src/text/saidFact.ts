import { z } from 'zod';
import { plain } from './words.ts';

/** What somebody says of a paper that they were asked for. `other`: neither, as of one like it. */
export const saidFactSchema = z.enum(['yes', 'no', 'expired', 'under-way', 'other']);
export type SaidFact = z.infer<typeof saidFactSchema>;

const filler = /^(?:(?:um+|uh+|er|oh|well|so|hmm+|ah|i mean|i think|sorry|okay|ok) )+/;
const changed = /^.*\b(?:sorry|wait|i mean|correction) (?=(?:no|yes)\b)/;
const surely =
  /^(?:yes|yeah|yep|yup|ya|sure|of course|absolutely|definitely|certainly|correct|affirmative|that's right)\b/;
const yes = /^(?:i do\b(?! not)|i have (?!no|not|never)|i've got|i got|i hold|(?:i am|it is)$)/;
const unsure =
  /\b(?:(?:don't|dont|do not) (?:know|remember|think so)|not sure|no idea|can't (?:say|remember)|unsure|maybe|perhaps)\b/;
const no = /^(?:no|nope|nah|negative|not|never|none|unfortunately not|sadly not|afraid not|i'm afraid not)\b/;
const denied =
  /\b(?:don't|dont|do not|haven't|havent|have not|hasn't|never|no longer|didn't|didnt|did not|have no|am not|i'm not|im not|without)\b/;
const held = /\b(?:i have|i've|i hold|i got|i passed|i do have|i did|it's valid|is valid|still valid|renewed)\b/;
const expired =
  /(?<!not )(?<!n't )(?<!never )(?<!before it )\b(?:expired|lapsed|ran out|run out|out of date|no longer valid|not valid any ?more|used to have|needs? (?:to be )?renew\w*|have to renew)\b/;
const renewed = /\b(?:renewed|got a new one|have a new one)\b/;
const underWay =
  /\b(?:working (?:on|towards?) (?:it|that|this|mine|one)|in progress|studying for|preparing for|training for|(?:i'm|i am|currently|just|now) (?:doing|taking|getting|finishing|completing|applying|studying|about to)|enrolled|booked|signed up|waiting (?:for|on)|(?:will|should|going to|about to) (?:get|have|take|finish|receive)|(?:almost|nearly) (?:done|finished|there|have it)|halfway)\b/;

/** What a reply to a question for a fact says. */
export function saidFact(text: string): SaidFact {
  // "Yes, sorry, no": what is said last counts.
  const said = plain(text).replace(filler, '').replace(changed, '');
  if (expired.test(said) && !renewed.test(said)) return 'expired';
  if (underWay.test(said) && (!surely.test(said) || /\bbut\b/.test(said))) return 'under-way';
  if (surely.test(said)) return 'yes';
  if (unsure.test(said)) return 'other';
  if (yes.test(said)) return 'yes';
  if (no.test(said) || denied.test(said)) return /\bbut\b/.test(said) ? 'other' : 'no';
  return held.test(said) ? 'yes' : 'other';
}
