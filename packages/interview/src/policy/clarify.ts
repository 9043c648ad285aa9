import type { PlannedQuestion } from '../types.ts';
import { exampleFor } from './examples.ts';
import { freshPhrase, option } from './option.ts';
import type { Option, SaidEvent } from './option.ts';
import { plainerProbe } from './probes.ts';
import { sayWith } from './replies.ts';
import type { PolicyState } from './state.ts';
import { asksEither } from './wishes.ts';

/** The current prompt in plainer words. */
export function rephrased(state: PolicyState, question: PlannedQuestion): string {
  const last = state.probes.at(-1);
  return last ? plainerProbe(last, state.said) : (question.rephrase ?? question.text);
}

/** In plainer words, with an example of what could be told; then, with the offer to leave it. */
export function clarify(aside: PolicyState, question: PlannedQuestion, { text }: SaidEvent): Option {
  const prompt = rephrased(aside, question);
  if (aside.probes.length > 0) return sayWith(aside, 'rephrase', 'rephrase', prompt);
  const kinds = freshPhrase(aside, question.behavioural ? 'kindsOfStory' : 'kindsOfView');
  // Where stories may be from is not said twice in one breath.
  const kindsText = /\bvolunteer/.test(prompt) && /\bvolunteer/.test(kinds.text) ? '' : kinds.text;
  const either = asksEither(text) ? 'Either is fine.' : undefined;
  // Examples go by what a question looks for; those of others for a view can be about anything.
  const isOthers = question.source === 'employer' || question.source === 'skill';
  const example = isOthers && !question.behavioural ? undefined : exampleFor(question, aside);
  const more = question.evidence === 'fact' ? '' : [example, kindsText].filter(Boolean).join(' ');
  // A question that is plain already is not said again while there is something else to say of it.
  if (prompt === aside.prompt && more !== '') return option('rephrase', [either, more], { ...kinds.state, prompt });
  const lead = freshPhrase(kinds.state, 'rephrase');
  return option('rephrase', [either, lead.text, prompt, more], { ...lead.state, prompt });
}

/** Somebody who asks for simple words, or has not understood for the second time, gets them from now on. */
export function plainer(state: PolicyState, text: string): PolicyState {
  const clarified = state.clarified + 1;
  return { ...state, clarified, plain: state.plain || clarified > 1 || simpleWords.test(text) };
}
const simpleWords =
  /\b(?:simple|simpler|simply|plain|plainer|easy|easier|literal|literally|autis\w+|dyslexi\w+|straightforward)\b/i;
