import { plain } from '../text/words.ts';
import { hasUnused, option, phrase } from './option.ts';
import type { Option, SaidEvent } from './option.ts';
import { tellsOfLoss } from './remarks/loss.ts';
import type { PolicyState } from './state.ts';

/** Time kept free for the goodbye: an eighth of the interview, at least 20 s, at most 75 s. */
export const closingMarginMs = (maxMs: number): number => Math.min(75_000, Math.max(20_000, maxMs / 8));

/** Whether another question or probe can still be asked and answered. */
export const timeForMore = (state: PolicyState, atMs: number): boolean =>
  state.maxMs - atMs > closingMarginMs(state.maxMs);

type EndReason = NonNullable<Option['endReason']>;

/** How a goodbye sounds: as the persona talks, kindly after distress, or briefly after insults. */
type Farewell = 'plain' | 'care' | 'firm';

/** Says goodbye; nothing comes after it. */
export function close(state: PolicyState, endReason: EndReason, lead?: string, farewell: Farewell = 'plain'): Option {
  const next: PolicyState = { ...state, step: 'ended', waiting: false, offered: 'none' };
  if (farewell !== 'plain') {
    const words = farewell === 'care' ? 'Please take good care of yourself.' : 'Thank you for your time.';
    return option('close', [lead, words, 'Goodbye.'], next, { endReason, exact: true });
  }
  const report = state.emailsReport ? 'Your report will come to you by email in a few minutes.' : '';
  const thanks = endReason === 'silence' ? 'Come back whenever it suits you.' : phrase(state, 'thanks').text;
  const fixed = [report, 'Goodbye.'].filter(Boolean).join(' ');
  return option('close', [lead, thanks, fixed], next, { endReason, fixed });
}

/** Leaves the questions: invites the candidate's own, once, when there is time for it. */
export function leaveQuestions(state: PolicyState, atMs: number, lead?: string): Option {
  const late = !timeForMore(state, atMs);
  if (state.maxMs - atMs < closingMarginMs(state.maxMs) / 2) return close(state, 'time', 'We’re out of time.');
  const asked = late ? 'We’re nearly out of time, so I’ll stop my questions here.' : phrase(state, 'lastAsked').text;
  const prompt = 'Is there anything you would like to ask me?';
  return option(
    'offer-questions',
    [lead, asked, prompt],
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

/** What is known for sure: what a question is about, the answer in practice, and the one in an employer's interview. */
const answers: readonly { about: RegExp; practice: string; employer?: string }[] = [
  {
    about:
      /\b(?:how (?:did i|was i|am i|was my)|did i do|my (?:result|score|feedback|performance|answers?)|feedback|did i pass|hire me|get the job|improve)\b/,
    practice: 'I don’t judge answers while we talk. What can be measured is in your report.',
  },
  {
    about:
      /\b(?:are you (?:a |an )?(?:real|human|person|robot|machine|computer|bot|ai)|who are you|what are you|your name|artificial)\b/,
    practice: 'I’m a practice interviewer, a computer program and not a person.',
    employer: 'I’m a voice AI, a computer program and not a person.',
  },
  {
    about: /\b(?:record\w*|data|privacy|stored?|who (?:sees|hears|reads)|listen\w*|keep)\b/,
    practice: 'What was said is written down for your report, and the data policy on this site says how it is kept.',
    employer: 'What was said is written down, and the data policy on this site says how it is kept.',
  },
  {
    about: /\b(?:report|e ?mail|when (?:do|will) i)\b/,
    practice: 'The report holds what was said, and how long and how fast you spoke.',
  },
  {
    about:
      /\b(?:salary|pay|paid|money|company|team|culture|office|manager|boss|holiday|remote|home|hours|benefits|training|next steps?|start|role|job|position|colleagues|challenges?)\b/,
    practice: 'I’m a practice interviewer, so I can’t speak for a company. In a real interview, do ask that.',
    employer: 'I only hold the interview, so I can’t speak for the company. Its people can tell you that.',
  },
];

const unknown = {
  practice: 'I’m a practice interviewer, so that is more than I can tell you. A person at a company may be able to.',
  employer: 'I only hold the interview, so that is more than I can tell you. Its people may be able to.',
};

const forEmployer = ({ plan, planGiven }: PolicyState) => planGiven && (plan?.from ?? 'job') === 'job';

/** What an interviewer knows for sure about a question that comes in the middle; null when that is nothing. */
export function factAbout(state: PolicyState, text: string): string | null {
  const said = plain(text);
  if (/\bhow (?:long|many|much longer)\b/.test(said))
    return 'It is a handful of questions. Take the time you need for this one.';
  const known = answers.slice(0, 3).find(({ about }) => about.test(said));
  if (!known) return null;
  return `${(forEmployer(state) && known.employer) || known.practice} The question is still open.`;
}

/** An honest answer within what an interviewer can know, never the same twice. */
function honestAnswer(state: PolicyState, text: string): string {
  const known = answers.find(({ about }) => about.test(plain(text))) ?? unknown;
  const answer = (forEmployer(state) && known.employer) || known.practice;
  return state.said.some((line) => line.includes(answer)) ? 'There, too, I have told you all that I know.' : answer;
}

/** Answers one question of the candidate; after the first there is room for another, then comes the goodbye. */
export function answerCandidate(state: PolicyState, text: string, atMs: number): Option {
  const asked = { ...state, ownAsked: state.ownAsked + 1, quiet: 0 };
  const answer = honestAnswer(state, text);
  if (asked.ownAsked > 1 || state.maxMs - atMs < closingMarginMs(state.maxMs) / 2)
    return close(asked, 'completed', answer);
  const prompt = 'Is there anything else before we finish?';
  return option('answer-candidate', [answer, prompt], { ...asked, prompt }, { exact: true });
}

/** A short acknowledgement that says nothing about the answer; where a loss was told, a kind one. */
export function acknowledge(state: PolicyState, { text, approximate }: SaidEvent) {
  return phrase(state, !approximate && tellsOfLoss(text) && hasUnused(state, 'sorry') ? 'sorry' : 'ack');
}
