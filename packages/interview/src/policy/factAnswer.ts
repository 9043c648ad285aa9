import { type SaidFact, saidFact } from '../text/saidFact.ts';
import { plain } from '../text/words.ts';
import { type Meaning, does, meaningOf } from './meaning.ts';
import { freshPhrase } from './option.ts';
import type { Phrased, SaidEvent } from './option.ts';
import type { PoolName } from './phrases/index.ts';
import type { PolicyState } from './state.ts';

/** What turns at a question for a fact are taken as a reply to it, whatever they sound like elsewhere. */
const replies: readonly Meaning[] = ['answer', 'yes_no', 'cannot', 'done', 'correction', 'unclear'];
const asksWhatItIs =
  /\b(?:what (?:is )?(?:that|it|this)(?: is| means?)?|what (?:does|do) (?:that|it|this)|know what)\b/;

/** Whether a turn asks something and tells nothing, whatever it was taken for. */
export const asksBack = ({ text }: SaidEvent): boolean => text.trimEnd().endsWith('?') && saidFact(text) === 'other';

/** Whether a turn replies to a question for a fact, rather than asking something or wishing to skip it. */
export function tellsFact(event: SaidEvent): boolean {
  if (asksWhatItIs.test(plain(event.text)) || asksBack(event)) return false;
  return replies.includes(meaningOf(event)) || does(event, 'yes_no') || does(event, 'answer');
}

const pools: Readonly<Record<SaidFact, PoolName>> = {
  yes: 'factYes',
  no: 'factNo',
  expired: 'factExpired',
  'under-way': 'factUnderWay',
  other: 'factOther',
};

/** Thanks for a fact that say how it was taken, so that a misheard one can be corrected. */
export const noteFact = (state: PolicyState, { text }: SaidEvent): Phrased => freshPhrase(state, pools[saidFact(text)]);
