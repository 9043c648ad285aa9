import { dangerIn } from '@viva/understanding';
import { plain } from '../text/words.ts';
import { close } from './closing.ts';
import { option } from './option.ts';
import type { Option, SaidEvent } from './option.ts';
import { stillThere } from './phrases/shared.ts';
import { harmIn } from './remarks/harm.ts';
import type { PolicyState } from './state.ts';

/** How a candidate says that they are well, or want to go on. */
const fine =
  /\b(?:(?:i'm|i am) (?:(?:very )?(?:fine|okay|ok|good|all right|well|proud)|not (?:sad|upset|hurt|worried))|nothing(?: is|'s)? (?:wrong|weigh\w*)|go on|carry on|(?:let's|i want to|i'd like to) continue|misunderst\w+)\b/;

/** "I can't go on" is the opposite. */
const notFine =
  /\b(?:can't|cannot|can not|couldn't|don't|do not|won't|not|never|no|why|how|nothing)\b(?: [\w']+){0,5} (?:go on|carry on|continue)\b/;
/** A no of its own, as in "No, go on". */
const ownNo = /^(?:no|nope|no no)(?: (?!point|reason|way|use|strength)|$)/;

/** Whether a candidate says that they are well, or want to go on. */
export const isFine = (text: string): boolean => {
  const clauses = text.split(/[.,;!?]+/).map((clause) => plain(clause).replace(ownNo, ''));
  return clauses.some((clause) => fine.test(clause)) && !clauses.some((clause) => notFine.test(clause));
};

/** Where to call is on the screen from now on, and nothing of this exchange is kept: neither what was said nor the line. */
export const withHelp = (before: PolicyState, option: Option): Option => ({
  ...option,
  next: { ...option.next, help: true, said: before.said },
  unstored: true,
});

/** Ends the interview when a life is in danger, whatever else is going on. */
export const endForSafety = (state: PolicyState, words: string | undefined): Option =>
  withHelp(state, close({ ...state, emailsReport: false }, 'stopped', words, 'care'));

/** Whether a turn tells, or hints, of danger to a life, now or at another time. */
export const tellsOfDanger = (event: SaidEvent): boolean =>
  harmIn(event.text) !== null || dangerIn(event.reading) !== null;

/** Where to call is still on the screen of a candidate who reloaded the page, and the question waits. */
export function helpAgain(state: PolicyState): Option {
  return withHelp(state, option('care', [stillThere], { ...state, quiet: 0 }));
}
