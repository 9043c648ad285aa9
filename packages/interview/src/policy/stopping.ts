import { close } from './closing.ts';
import { option, phrase } from './option.ts';
import type { Option } from './option.ts';
import type { PolicyState } from './state.ts';
import { isEmployers } from './views.ts';

/** Ends the interview at the candidate's wish. An employer's can't be done again, so the candidate is asked once first. */
export function stop(state: PolicyState): Option {
  if (!isEmployers(state)) return stopNow(state);
  const waits: PolicyState = { ...state, quiet: 0, waiting: false, insulted: false, offered: 'end' };
  const { text, state: next } = phrase(waits, 'endHere');
  return option('check', [text], next);
}

/** Ends the interview of a candidate who was asked whether it should end. */
export const stopNow = (state: PolicyState, farewell: 'plain' | 'care' = 'plain'): Option =>
  close(state, 'stopped', 'Of course, we’ll stop here.', farewell);
