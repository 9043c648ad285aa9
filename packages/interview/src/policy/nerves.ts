import { plain } from '../text/words.ts';
import { type Phrased, phrase } from './option.ts';
import type { PolicyState } from './state.ts';

/** Nerves, or a blank mind. */
const nerves =
  /\b(?:nervous|nerves|(?:went|gone|drew a|totally|completely) blank|(?:head|mind|brain)(?: [\w']+){0,3} (?:empty|blank)|froze\w*|freez\w+|flustered|stage fright|can't think|cannot think|forgot everything)\b/;
const graver =
  /\b(?:cry\w*|panic\w*|breath\w*|die[ds]?|death|hurts?|cope|alone|hospital|funeral|scared|hopeless|worthless)\b/;

/** Whether a turn tells of nerves and of nothing graver: long words of comfort would make it worse. */
export const isNervous = (text: string): boolean => nerves.test(plain(text)) && !isGrave(text);

/** Whether a turn has words of distress in it. */
export const isGrave = (text: string): boolean => graver.test(plain(text));

/** A death, prison or war in a story: it is not passed over with a bare "okay". */
const graveStory =
  /\b(?:he|she|they|mother|mum|mom|father|dad|husband|wife|son|daughter|brother|sister|friend|colleague|patient|resident|man|woman|child|baby|boy|girl|lady|who) (?:had |later |sadly )?(?:died|passed(?: away)?)\b|\bin prison\b|\bthe war (?:came|began|started|broke)\b|\bfuneral\b/i;

/** Whether an answer tells of something that one does not pass over. */
export const isGraveStory = (text: string): boolean => graveStory.test(text);

const loss =
  /\b(?:my|our) (?:\w+ ){0,2}(?:husband|wife|partner|mother|mum|mom|father|dad|son|daughter|brother|sister|child|baby|boy|girl|friend|gran\w*) (?:had |has |just |suddenly )?(?:died|passed(?: away)?)\b|\b(?:i|we) (?:just )?(?:lost|buried) (?:my|our) (?:\w+ )?(?:husband|wife|partner|mother|mum|mom|father|dad|son|daughter|brother|sister|child|baby|friend|gran\w*)\b/i;

/** Whether somebody tells that a person close to them died. */
export const tellsOfLoss = (text: string): boolean => loss.test(text);

/** Speaks of the candidate's own nerves, not of those in a story. */
const ownNerves =
  /\b(?:i'm|i am|i feel|was i|am i|i was|i'm feeling)(?: [\w']+){0,4} (?:nervous|flustered)\b|(?<!\bon )my nerves\b|\bi (?:went|drew a|was|am) (?:completely |totally )?blank\b|\bi froze\b|\b(?:head|mind|brain)(?: [\w']+){0,2} (?:is|went|goes) (?:empty|blank)\b/;

/** Reassures a nervous candidate, once while questions are asked and once at the end; null where nothing calls for it. */
export function reassured(state: PolicyState, text: string): Phrased | null {
  if (!isNervous(text) || !ownNerves.test(plain(text))) return null;
  if (state.step === 'own-questions') return once(state, 'reassureEnd');
  return state.used.some((id) => id.startsWith('nerves:')) ? null : once(state, 'reassure');
}

const once = (state: PolicyState, pool: 'reassure' | 'reassureEnd'): Phrased | null =>
  state.used.some((id) => id.startsWith(`${pool}:`)) ? null : phrase(state, pool);
