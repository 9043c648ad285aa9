import { honestAnswer } from './facts/known.ts';
import { freshPhrase, option, phrase } from './option.ts';
import type { Option, SaidEvent } from './option.ts';
import { numbersStay } from './phrases/shared.ts';
import type { PolicyState } from './state.ts';

/** Time kept free for the goodbye: an eighth of the interview, at least 20 s, at most 75 s. */
export const closingMarginMs = (maxMs: number): number => Math.min(75_000, Math.max(20_000, maxMs / 8));

/** Whether another question or probe can still be asked and answered. */
export const timeForMore = (state: PolicyState, atMs: number): boolean =>
  state.maxMs - atMs > closingMarginMs(state.maxMs);

/** Whether one question of an earlier interview is said again. */
export const isAgain = ({ plan }: PolicyState): boolean => plan?.from === 'again';

type EndReason = NonNullable<Option['endReason']>;

/** How a goodbye sounds: as the persona talks, kindly after distress, or briefly after insults. */
type Farewell = 'plain' | 'care' | 'firm';

/** Says goodbye; nothing comes after it. */
export function close(state: PolicyState, endReason: EndReason, lead?: string, farewell: Farewell = 'plain'): Option {
  const next: PolicyState = { ...state, step: 'ended', waiting: false, offered: 'none' };
  if (farewell !== 'plain') {
    const words = farewell === 'care' ? 'Please take care of yourself.' : 'Thank you for your time.';
    return option('close', [lead, state.help ? numbersStay : undefined, words, 'Goodbye.'], next, {
      endReason,
    });
  }
  const report = isAgain(state)
    ? 'You’ll see both tries side by side in a moment.'
    : state.emailsReport
      ? 'You’ll get your report by email in a few minutes.'
      : state.preview && state.heard
        ? 'A short report will be on your screen in a moment.'
        : '';
  const thanks = endReason === 'silence' ? 'Come back whenever you like.' : phrase(state, 'thanks').text;
  return option('close', [lead, thanks, report, 'Goodbye.'], next, { endReason });
}

/** Leaves the questions: invites the candidate's own, once, when there is time for it. After a try there is nothing to ask. */
export function leaveQuestions(state: PolicyState, atMs: number, lead?: string): Option {
  if (isAgain(state)) return close(state, 'completed', lead);
  const late = !timeForMore(state, atMs);
  if (state.maxMs - atMs < closingMarginMs(state.maxMs) / 2) return close(state, 'time', 'We’re out of time.');
  const asked = late ? 'We’re almost out of time, so I’ll stop my questions here.' : phrase(state, 'lastAsked').text;
  const prompt = 'Is there anything you’d like to ask me?';
  return option('offer-questions', [lead, asked, prompt], {
    ...state,
    step: 'own-questions',
    prompt,
    quiet: 0,
    waiting: false,
  });
}

/** Answers one question of the candidate; there is room for a few, then comes the goodbye. */
export function answerCandidate(state: PolicyState, event: SaidEvent): Option {
  const { text, state: asked } = honestAnswer({ ...state, ownAsked: state.ownAsked + 1, quiet: 0 }, event);
  if (asked.ownAsked > 3 || state.maxMs - event.atMs < closingMarginMs(state.maxMs) / 2)
    return close(asked, 'completed', text);
  const { text: prompt, state: next } = phrase(asked, 'anythingElse');
  return option('answer-candidate', [text, prompt], { ...next, prompt });
}

/** A short acknowledgment that says nothing about the answer. */
export const acknowledge = (state: PolicyState) => freshPhrase(state, state.plain ? 'plainAck' : 'ack');
