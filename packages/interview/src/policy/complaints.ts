import { wordsOf } from '../text/words.ts';
import type { PlannedQuestion } from '../types.ts';
import { clarify, rephrased } from './clarify.ts';
import { does, meaningOf } from './meaning.ts';
import { after } from './option.ts';
import { wasAskedAgain } from './missing.ts';
import type { Option, SaidEvent } from './option.ts';
import type { PoolName } from './phrases/index.ts';
import { isLastQuestion, leave } from './nextQuestion.ts';
import { say, sayWith } from './replies.ts';
import type { PolicyState } from './state.ts';

/**
 * From this confidence on it is acted on what a complaint is about; below it, the reply is one that fits any. Of the complaints that
 * were left out of training in turn, four parts of 849, 476 were read as one of the four kinds so surely, and 84 % of these rightly; of those by other hands
 * (`docs/understanding.md`), 20 of 25.
 */
const sure = 0.8;

/** The least patience that someone gets who was interrupted, as a multiple of the usual. */
const patienceOfRushed = 2;

/** What a complaint is surely about; anything else is `other`. */
const aboutOf = ({ reading: { complaint } }: SaidEvent) =>
  complaint && complaint.confidence >= sure ? complaint.about : 'other';

/** The state with what changes for the rest of the interview. */
export function changedBy(state: PolicyState, event: SaidEvent): PolicyState {
  switch (aboutOf(event)) {
    case 'rushed':
      return { ...state, patience: Math.max(state.patience, patienceOfRushed) };
    case 'repeated':
      return { ...state, asksLess: true };
    case 'wording':
      return { ...state, plain: true };
    case 'improper':
    case 'other':
      return state;
  }
}

/** What an answer may complain of: acting on it without need costs little, since it gives more time, or fewer follow-ups. */
const besideAnswer: readonly string[] = ['rushed', 'repeated'];

/** The state with what a complaint in an answer changes; of other kinds nothing, since each of them would change the questions. */
export const changedByAnswer = (state: PolicyState, event: SaidEvent): PolicyState =>
  does(event, 'complaint') && besideAnswer.includes(aboutOf(event)) ? changedBy(state, event) : state;

/** Whether a turn surely complains of an interruption. */
export const isCutOff = (event: SaidEvent): boolean => meaningOf(event) === 'complaint' && aboutOf(event) === 'rushed';

/** Leaves the question with an apology, which promises nothing where no question follows. */
export const leaveSorry = (state: PolicyState, atMs: number, pool: PoolName = 'sorryOn'): Option =>
  leave(state, atMs, isLastQuestion(state, atMs) ? 'sorryLast' : pool);

/** An apology, and what changes from now on: by what the complaint is about. `aside`: the state with the turn counted. */
export function onComplaint(aside: PolicyState, question: PlannedQuestion, event: SaidEvent): Option {
  const asksBack = aside.probes.length > 0 || wasAskedAgain(aside);
  const changed = changedBy(aside, event);
  // Right after the question was put again, even an unsure complaint about being cut off counts: moving on would lose the rest of an answer.
  const isRushed = wasAskedAgain(aside) && event.reading.complaint?.about === 'rushed';
  switch (isRushed ? 'rushed' : aboutOf(event)) {
    case 'rushed':
      // More time is promised once.
      return say(changed, aside.patience > 1 ? 'sorryCutIn' : 'sorryRushed', 'wait');
    case 'repeated': {
      if (aside.asksLess && asksBack) return leaveSorry(aside, event.atMs);
      // A question that nothing else was said to is left at an express wish only: it may be an employer's.
      const toldBefore = aside.answer.words > (does(event, 'answer') ? wordsOf(event.text).length : 0);
      return asksBack || toldBefore
        ? leaveSorry(changed, event.atMs, 'sorryRepeated')
        : say(changed, 'sorryAgain', 'offer');
    }
    case 'wording': {
      const prompt = rephrased(changed, question);
      // Where there are no plainer words for it, examples are given.
      return aside.plain || prompt === aside.prompt
        ? after('I’m sorry about that.', aside, clarify(changed, question, event))
        : sayWith(changed, 'sorryWording', 'rephrase', prompt);
    }
    case 'improper':
      return asksBack ? leaveSorry(aside, event.atMs) : say(aside, 'sorryImproper', 'offer');
    case 'other':
      // What is asked again although it was told is not asked a third time.
      return asksBack ? leaveSorry(aside, event.atMs) : say(aside, 'complaint', 'offer');
  }
}
