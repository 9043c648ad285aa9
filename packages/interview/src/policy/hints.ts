import type { Evidence, PlannedQuestion } from '../types.ts';
import { plain } from '../text/words.ts';
import { situationOf } from './facts/known.ts';
import { option } from './option.ts';
import type { Option } from './option.ts';
import type { PolicyState } from './state.ts';
import { currentQuestion } from './views.ts';

/** What a good answer is made of, by what it rests on. Never what to say: the content stays the candidate's. */
const shapes: Readonly<Record<Evidence, string>> = {
  background: 'This one has three short parts: what you do now, what you did before, and why this is your next step.',
  story: 'Pick one real event. Say what the situation was, what you did yourself, and how it turned out.',
  method: 'Go step by step: what you do first, what comes next, and how you check that it worked.',
  fact: 'A yes or a no is enough here, and you can say when you got it.',
  view: 'Say what you think first, then give one or two reasons, and end with a short example.',
};
const lead = 'Here’s a hint.';
const noneForEmployer = 'I can’t give hints in this interview. I can repeat the question, or put it another way.';
const noneNow = 'I can give a hint once a question is open.';
const noneLeft = 'That was the one hint for this question. Take your time, or say skip.';

/** Plans of before say only whether a story is asked for. */
const hintFor = ({ evidence, behavioural }: PlannedQuestion): string =>
  shapes[evidence ?? (behavioural ? 'story' : 'view')];

/** The hint for the question that is being answered; without `text` it wasn't asked for yet. */
export interface HintView {
  questionId: string;
  text?: string;
}

/**
 * Whether there is a hint for the question that is being answered. In an employer's interview there is none: its answers are
 * compared with those of other candidates and decide about a job, so each of them gets the same help, which is what the
 * specification names. Practice and previews are for learning.
 */
export function hintView(state: PolicyState): HintView | null {
  const question = currentQuestion(state);
  if (!question || situationOf(state) === 'employer' || state.offered !== 'none') return null;
  return { questionId: question.id, ...(state.hinted && { text: hintFor(question) }) };
}

/** A wish for a hint takes no more words than this. */
const mostWords = 14;
const wish = /\b(?:(?:a|any|another|one) hint|hint please|hint me)\b|^(?:please )?hint$/;

/** Whether a short turn asks for a hint, by the word on the button. */
export const asksForHint = (text: string): boolean => {
  const said = plain(text);
  return said.split(' ').length <= mostWords && wish.test(said);
};

/** Gives the hint for the current question, once; says why there is none otherwise. */
export function onHint(before: PolicyState): Option {
  const state: PolicyState = { ...before, quiet: 0, waiting: false };
  const view = hintView(state);
  const question = currentQuestion(state);
  if (!view || !question)
    return option('redirect', [situationOf(state) === 'employer' ? noneForEmployer : noneNow], state);
  if (view.text !== undefined) return option('redirect', [noneLeft], state);
  return { ...option('hint', [lead, hintFor(question)], { ...state, hinted: true }), keptAs: ['hint'] };
}
