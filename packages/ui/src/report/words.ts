import { whyUnassessed as whyOf } from '../emails/contentWords.ts';
import { clock, count, list } from '../emails/words.ts';
import { levelWords } from '../levels.ts';
import type { AnswerContent, Criterion, NotAssessed, ReportAnswer, ReportView } from './types.ts';

export { assessedText, countedText, notAssessed, nothingAssessed } from '../emails/contentWords.ts';

/** Why nothing of a report has a level. */
export const whyUnassessed = ({ approximate, answers }: ReportView): NotAssessed =>
  whyOf(
    approximate,
    answers.map(({ outcome, content }) => (outcome === 'answered' ? content?.notAssessed : 'unanswered')),
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

/** How long an answer was and what it took, as `0:48`, `129 words`; `rough`: its words were hard to hear. */
export function answerFacts(answer: ReportAnswer, rough: boolean): readonly string[] {
  if (answer.outcome !== 'answered') return [];
  const about = rough && !answer.typed ? 'about ' : '';
  return [
    answer.speakingMs === null ? 'Typed' : `${clock(answer.speakingMs)} spoken`,
    `${about}${count(answer.words, 'word')}`,
    ...(answer.probes > 0 ? [count(answer.probes, 'follow-up question')] : []),
  ];
}

/** What an answer is looked at for. */
export const criterionNames: Readonly<Record<Criterion['name'], string>> = {
  case: 'A real case',
  'own-action': 'What you did yourself',
  reason: 'Why you did it that way',
  outcome: 'The result',
  lesson: 'What you learned',
};

/** Criteria as a list within a sentence. */
export const named = (criteria: readonly Criterion[]) =>
  list(criteria.map(({ name }) => criterionNames[name]).map((name) => name.charAt(0).toLowerCase() + name.slice(1)));

/** An answer in a line: what it lacks where that is little, else what it has; undefined where its criteria are unknown. */
export function answerLine({ criteria, disputed }: AnswerContent): string | undefined {
  if (disputed) return `A second check rated it “${levelWords[disputed].name}.”`;
  if (criteria.length === 0) return undefined;
  const [met, missed] = [criteria.filter((one) => one.met), criteria.filter((one) => !one.met)];
  if (missed.length === 0) return 'Nothing is missing.';
  if (missed.length <= 2) return `Missing: ${named(missed)}.`;
  return met.length > 0 ? `You showed ${named(met)}.` : 'General words, without an example of your own.';
}

const caps: Readonly<Record<string, string>> = {
  'too-little-speech': 'It couldn’t be higher, because there wasn’t much speech to go by.',
  'no-result': 'It couldn’t be higher, because no answer gives the result.',
  'no-substance': 'It couldn’t be higher, because little of the answer is your own.',
  'off-topic': 'It couldn’t be higher, because little of the answer is about the question.',
  'no-story': 'It couldn’t be higher, because the question asks for a real example, and there isn’t one.',
  'no-own-part': 'It couldn’t be higher, because the answer doesn’t say what you did yourself.',
};

/** Says why a level could not be higher; nothing for codes that the page does not know. */
export const capText = (code: string): string | undefined => caps[code];

/** What the list of skills is. */
export const skillsText = (forEmployer: boolean): string =>
  forEmployer
    ? 'This is what the employer sees of your answers if you meet their bar, without your name or email address.'
    : 'What your answers showed of the skills the job asks for.';

/** What a skill came to. */
export const unshownSkill = (asked: boolean): string => (asked ? 'Not enough evidence' : 'Not asked about');
