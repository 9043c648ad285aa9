import { clock, count } from '../emails/words.ts';
import type { NotAssessed, ReportAnswer, ReportView } from './types.ts';

const whyNot: Readonly<Record<NotAssessed, string>> = {
  'not-offered': 'This report measures how you spoke. It does not judge what you said.',
  'approximate-transcript': 'The recogniser often mishears, so what you said can’t be judged fairly from its words.',
  'too-little-said': 'Under 30 seconds of speech or 40 words is too little to go by.',
  unanswered: 'There is no answer to go by. That is not a score of nought.',
};

/** Says why there is no score. */
export const notAssessed = (reason: NotAssessed): string => whyNot[reason];

/** Why a whole report has no score. */
export const whyUnassessed = ({ approximate }: ReportView): NotAssessed =>
  approximate ? 'approximate-transcript' : 'not-offered';

const kinds: Readonly<Record<ReportView['kind'], string>> = {
  practice: 'practice interview',
  preview: 'preview interview',
  candidate: 'interview',
};
export const kindText = (kind: ReportView['kind']): string => kinds[kind];

const ends: Readonly<Record<ReportAnswer['outcome'], string>> = {
  answered: 'Answered',
  skipped: 'Skipped',
  unanswered: 'No answer',
  'not-reached': 'Not reached',
};

/** What became of a question, in a word or two. */
export const outcomeText = (outcome: ReportAnswer['outcome']): string => ends[outcome];

/** How long an answer was and what it took, as `0:48`, `129 words`. */
export function answerFacts(answer: ReportAnswer, rough: boolean): readonly string[] {
  if (answer.outcome !== 'answered') return [];
  const about = rough && !answer.typed ? 'about ' : '';
  return [
    answer.speakingMs === null ? 'Typed' : `${clock(answer.speakingMs)} spoken`,
    `${about}${count(answer.words, 'word')}`,
    ...(answer.probes > 0 ? [count(answer.probes, 'follow-up question')] : []),
  ];
}

const caps: Readonly<Record<string, string>> = {
  'too-little-speech': 'It is capped, because there was little speech to go by.',
  'few-answers': 'It is capped, because few questions were answered.',
  'no-result': 'It is capped, because no answer tells what came of it.',
};

/** Says why an overall score could not be higher. */
export const capText = (code: string): string => caps[code] ?? 'It is capped by the rules of the rubric.';
