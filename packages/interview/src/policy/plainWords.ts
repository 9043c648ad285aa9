import { isWorkStory } from '@viva/understanding';
import { asksForPlainWords } from '../text/plainWish.ts';
import { rephrased } from './clarify.ts';
import { isGrave, tellsOfLoss } from './nerves.ts';
import { freshPhrase, option } from './option.ts';
import type { Option, SaidEvent } from './option.ts';
import type { PolicyState } from './state.ts';
import { currentQuestion } from './views.ts';

/** Whether a turn asks for plain wording, whatever personal reason it gives for it, and tells nothing graver. */
export const isPlainWish = ({ text, reading }: SaidEvent): boolean =>
  asksForPlainWords(text) && !isWorkStory(reading) && !isGrave(text) && !tellsOfLoss(text);

/** Requests at one question up to which such a wish is replied to by itself. */
const mostWishes = 4;

/**
 * Says kindly that all is asked plainly from now on, and asks what is open in plain words; null when the turn asks for no
 * such thing. The wish, and the reason that was given for it, are kept as a personal matter.
 */
export function onPlainWish(state: PolicyState, event: SaidEvent): Option | null {
  if (!isPlainWish(event) || state.asides >= mostWishes) return null;
  const question = currentQuestion(state);
  const prompt = question ? rephrased(state, question) : state.prompt;
  const kind = freshPhrase(state, 'plainFromNow');
  const next = { ...kind.state, plain: true, quiet: 0, waiting: false, asides: state.asides + 1, prompt };
  return { ...option('rephrase', [kind.text, prompt], next), kept: ['private'] };
}
