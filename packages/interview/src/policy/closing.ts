import { plain } from '../text/words.ts';
import { option, phrase } from './option.ts';
import type { Option } from './option.ts';
import type { PolicyState } from './state.ts';

/** Time kept free for the goodbye: an eighth of the interview, at least 20 s, at most 75 s. */
export const closingMarginMs = (maxMs: number): number => Math.min(75_000, Math.max(20_000, maxMs / 8));

/** Whether another question or probe can still be asked and answered. */
export const timeForMore = (state: PolicyState, atMs: number): boolean =>
  state.maxMs - atMs > closingMarginMs(state.maxMs);

type EndReason = NonNullable<Option['endReason']>;

/** Says goodbye; nothing comes after it. */
export function close(state: PolicyState, endReason: EndReason, lead?: string): Option {
  const report = state.emailsReport ? 'Your report will come to you by e-mail in a few minutes.' : '';
  const thanks = endReason === 'silence' ? 'Come back whenever it suits you.' : 'Thank you for your time today.';
  const fixed = [report, 'Goodbye.'].filter(Boolean).join(' ');
  return option('close', [lead, thanks, fixed], { ...state, step: 'ended', waiting: false }, { endReason, fixed });
}

/** Leaves the questions: invites the candidate's own, once, when there is time for it. */
export function leaveQuestions(state: PolicyState, atMs: number, lead?: string): Option {
  const late = !timeForMore(state, atMs);
  if (state.maxMs - atMs < closingMarginMs(state.maxMs) / 2) return close(state, 'time', 'We’re out of time.');
  const reason = late ? 'We’re nearly out of time, so I’ll stop my questions here.' : 'That was my last question.';
  const prompt = 'Is there anything you would like to ask me?';
  return option(
    'offer-questions',
    [lead, reason, prompt],
    {
      ...state,
      step: 'own-questions',
      prompt,
      quiet: 0,
      waiting: false,
    },
    { fixed: prompt },
  );
}

const answers: readonly [RegExp, string][] = [
  [
    /\b(?:how (?:did i|was i|am i|was my)|did i do|my (?:result|score|feedback|performance|answers?)|feedback|did i pass|hire me|get the job|improve)\b/,
    'I don’t judge answers while we talk. What can be measured is in your report.',
  ],
  [
    /\b(?:are you (?:a |an )?(?:real|human|person|robot|machine|computer|bot|ai)|who are you|what are you|your name|artificial)\b/,
    'I’m a practice interviewer, a computer program and not a person.',
  ],
  [
    /\b(?:record\w*|data|privacy|stored?|who (?:sees|hears|reads)|listen\w*|keep)\b/,
    'What was said is written down for your report, and the data policy on this site says how it is kept.',
  ],
  [/\b(?:report|e ?mail|when (?:do|will) i)\b/, 'The report holds what was said, and how long and how fast you spoke.'],
  [
    /\b(?:salary|pay|paid|money|company|team|culture|office|manager|boss|holiday|remote|home|hours|benefits|training|next steps?|start|role|job|position|colleagues|challenges?)\b/,
    'I’m a practice interviewer, so I can’t speak for a company. In a real interview, do ask that.',
  ],
];

/** What a practice interviewer knows for sure about a question that comes in the middle; null when that is nothing. */
export function factAbout(text: string): string | null {
  const said = plain(text);
  if (/\bhow (?:long|many|much longer)\b/.test(said))
    return 'It is a handful of questions. Take the time you need for this one.';
  const known = answers.slice(0, 3).find(([about]) => about.test(said));
  return known ? `${known[1]} The question is still open.` : null;
}

/** An honest answer within what a practice interviewer can know. */
export const honestAnswer = (text: string): string =>
  answers.find(([about]) => about.test(plain(text)))?.[1] ??
  'I’m a practice interviewer, so that is more than I can tell you. A person at a company may be able to.';

/** Answers one question of the candidate; after the first there is room for another, then comes the goodbye. */
export function answerCandidate(state: PolicyState, text: string, atMs: number): Option {
  const asked = { ...state, ownAsked: state.ownAsked + 1, quiet: 0 };
  const answer = honestAnswer(text);
  if (asked.ownAsked > 1 || state.maxMs - atMs < closingMarginMs(state.maxMs) / 2)
    return close(asked, 'completed', answer);
  const prompt = 'Is there anything else before we finish?';
  return option('answer-candidate', [answer, prompt], { ...asked, prompt }, { fixed: prompt });
}

/** A short acknowledgement that says nothing about the answer. */
export const acknowledge = (state: PolicyState) => phrase(state, 'ack');
