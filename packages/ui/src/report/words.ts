import { whyUnassessed as whyOf } from '../emails/contentWords.ts';
import { clock, count } from '../emails/words.ts';
import type { NotAssessed, ReportAnswer, ReportView } from './types.ts';

export { capText, notAssessed } from '../emails/contentWords.ts';

/** Why a whole report has no score. */
export const whyUnassessed = ({ approximate, answers }: ReportView): NotAssessed =>
  whyOf(
    approximate,
    answers.map(({ content }) => content?.notAssessed),
  );

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
