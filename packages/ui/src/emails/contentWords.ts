import type { Criterion, EmailReport, NotAssessed } from './types.ts';

/** What the sides of the rubric are called. */
export const criterionNames: Readonly<Record<Criterion['name'], string>> = {
  structure: 'Structure',
  specificity: 'Specifics',
  relevance: 'Fit to the question',
  reflection: 'Reflection',
};

const whyNot: Readonly<Record<NotAssessed, string>> = {
  'not-offered': 'This report measures how you spoke. It does not judge what you said.',
  'approximate-transcript': 'The recogniser often mishears, so what you said can’t be judged fairly from its words.',
  'too-little-said': 'Under 30 seconds of speech or 40 words is too little to go by.',
  unanswered: 'There is no answer to go by. That is not a score of nought.',
};

/** Says why there is no score. */
export const notAssessed = (reason: NotAssessed): string => whyNot[reason];

/** Why a whole report has no score, by the reasons of its answers. */
export function whyUnassessed(
  approximate: boolean,
  reasons: readonly EmailReport['answers'][number]['notAssessed'][],
): NotAssessed {
  if (approximate) return 'approximate-transcript';
  return (
    (['too-little-said', 'approximate-transcript'] as const).find((reason) => reasons.includes(reason)) ??
    (reasons.length > 0 && reasons.every((reason) => reason === 'unanswered') ? 'unanswered' : 'not-offered')
  );
}

const caps: Readonly<Record<string, string>> = {
  'too-little-speech': 'It could not be higher, because there was little speech to go by.',
  'few-answers': 'It could not be higher, because few questions were answered.',
  'no-result': 'It could not be higher, because no answer tells what came of it.',
  'no-substance': 'It could not be higher, because the answer says little of its own.',
  'off-topic': 'It could not be higher, because little of the answer speaks to the question.',
  'no-story': 'It could not be higher, because a case was asked for, and none is told.',
  'no-own-part': 'It could not be higher, because the answer does not say what you did yourself.',
};

/** Says why a score could not be higher. */
export const capText = (code: string): string => caps[code] ?? 'It could not be higher by the rules of the rubric.';

/** What the list of skills is. */
export const skillsText = (forEmployer: boolean): string =>
  forEmployer
    ? 'This is what the employer sees of your answers if you reach their bar, without your name and without your address.'
    : 'What your answers showed of the skills that the job asks for.';
