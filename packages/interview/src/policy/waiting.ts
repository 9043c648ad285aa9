import { plain } from '../text/words.ts';
import { minutesAsked } from './meaning.ts';
import { option, phrase } from './option.ts';
import type { Option, SaidEvent } from './option.ts';
import type { PolicyState } from './state.ts';

const pauseWords = /\b(?:pause|break|breather|time ?out|interrupt(?:ed|ion)?)\b/;

/**
 * Gives the candidate the moment that they ask for. A moment to think runs on the clock; a pause, or minutes, stop it where
 * that can be done.
 */
export function waitFor(state: PolicyState, event: SaidEvent): Option {
  const minutes = minutesAsked(event.text);
  const waiting: PolicyState = { ...state, waiting: true, waitMinutes: minutes ?? 0 };
  if (state.pausable && (minutes !== undefined || pauseWords.test(plain(event.text)))) return pause(waiting, 'pause');
  const { text, state: next } = phrase(waiting, 'wait');
  return option('wait', [text], next);
}

/** The pause that was offered to a candidate in distress. */
export const careWaitFor = (state: PolicyState, event: SaidEvent): Option =>
  pause({ ...state, quiet: 0, waiting: true, waitMinutes: minutesAsked(event.text) ?? 0 }, 'careWait');

function pause(waiting: PolicyState, pool: 'pause' | 'careWait'): Option {
  const { text, state: next } = phrase({ ...waiting, paused: waiting.pausable }, pool);
  return { ...option('wait', [text], next), ...(waiting.pausable && { pauses: true as const }) };
}

/** A wish to go on takes no more words than this. */
const mostWords = 10;
const on =
  /\b(?:go on|go ahead|carry on|continue|keep going|resume|proceed|(?:i'm|i am|we're|we are) (?:back|ready|here))\b|^(?:ok |okay |yes |all right |alright )*(?:ready|back|back again)$/;
const notOn = /\b(?:don't|do not|not|can't|cannot|never|wait|before|until|no)\b/;

/** Whether a turn that ends a pause says that the interview may go on, and nothing else. */
export function wantsToGoOn(text: string): boolean {
  const said = plain(text);
  return said.split(' ').length <= mostWords && on.test(said) && !notOn.test(said);
}

/** Goes on after a pause, where the interview was. */
export function onResumed(state: PolicyState, over: boolean): Option {
  const pool = state.choosing ? 'backToChoice' : over ? 'pauseOver' : 'goOn';
  const { text, state: next } = phrase({ ...state, quiet: 0, waiting: false }, pool);
  return option('go-on', [text, state.prompt], next);
}
