import type { PlannedQuestion } from '../types.ts';
import { clarify, rephrased } from './clarify.ts';
import type { Option, SaidEvent } from './option.ts';
import { leave } from './questions.ts';
import { say, sayWith } from './replies.ts';
import type { PolicyState } from './state.ts';

/**
 * From this confidence on it is acted on what a complaint is about; below it, the reply is one that fits any. Of the complaints that
 * were left out of training in turn, four parts of 849, 476 were read as one of the four kinds so surely, and 84 % of these rightly.
 */
const sure = 0.8;

/** How many times as long as usual is waited for somebody who was interrupted, at least. */
const patienceOfRushed = 2;

/** An apology, and what changes from now on: by what the complaint is about. `aside`: the state with the turn counted. */
export function onComplaint(aside: PolicyState, question: PlannedQuestion, event: SaidEvent): Option {
  const { complaint } = event.reading;
  const asksBack = aside.probes.length > 0;
  switch (complaint && complaint.confidence >= sure ? complaint.about : 'other') {
    case 'rushed':
      return say({ ...aside, patience: Math.max(aside.patience, patienceOfRushed) }, 'sorryRushed', 'wait');
    case 'repeated':
      // A question that nothing was said to yet is left at an express wish only: it may be an employer's.
      return asksBack || aside.answer.words > 0
        ? leave({ ...aside, asksLess: true }, event.atMs, 'sorryRepeated')
        : say({ ...aside, asksLess: true }, 'sorryAgain', 'offer');
    case 'wording': {
      const plainly = { ...aside, plain: true };
      return aside.plain
        ? clarify(plainly, question, event)
        : sayWith(plainly, 'sorryWording', 'rephrase', rephrased(plainly, question));
    }
    case 'improper':
      return asksBack ? leave(aside, event.atMs, 'sorryOn') : say(aside, 'sorryImproper', 'offer');
    case 'other':
      // What is asked again although it was told is not asked a third time.
      return asksBack ? leave(aside, event.atMs, 'sorryOn') : say(aside, 'complaint', 'offer');
  }
}
