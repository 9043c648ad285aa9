import { levelWords } from '../levels.ts';
import type { NotAssessed, Overall } from './types.ts';

/** What helps those who could not be heard well. */
export const toBeHeard = 'A quieter room or a headset helps; you can also type.';

const whyNot: Readonly<Record<NotAssessed, string>> = {
  'not-offered': 'This report measures how you spoke. It doesn’t judge what you said.',
  'approximate-transcript': `We couldn’t hear this answer well enough to judge it fairly. ${toBeHeard}`,
  'too-little-said': 'Less than 30 seconds of speech or 40 words is too little to go by.',
  unanswered: 'There’s no answer to go by. That doesn’t count against you.',
  'no-content': 'This answer has no example, step, or reason of your own that we could assess.',
  'told-before': 'You told the same story for another question. It’s assessed there.',
  'not-matched': 'We couldn’t match this answer to the question, so we didn’t rate it.',
  fact: 'This question asked for a fact, so what you said stands as it is.',
};

/** Says why an answer has no level. */
export const notAssessed = (reason: NotAssessed): string => whyNot[reason];

const whyNothing: Partial<Readonly<Record<NotAssessed, string>>> = {
  'approximate-transcript': 'We couldn’t hear enough of what you said to judge it fairly.',
  'no-content': 'Your answers have no example, step, or reason of your own that we could assess.',
  'not-matched': 'We couldn’t match your answers to the questions, so we didn’t rate them.',
};

/** Says why nothing of an interview has a level. */
export const nothingAssessed = (reason: NotAssessed): string => whyNothing[reason] ?? whyNot[reason];

/** Why nothing of an interview has a level, by the reasons of its answers. */
export function whyUnassessed(approximate: boolean, reasons: readonly (NotAssessed | null | undefined)[]): NotAssessed {
  if (approximate) return 'approximate-transcript';
  const rated = reasons.filter((reason) => reason !== 'fact');
  return (
    (['approximate-transcript', 'too-little-said', 'not-matched', 'no-content'] as const).find((reason) =>
      rated.includes(reason),
    ) ?? (rated.length > 0 && rated.every((reason) => reason === 'unanswered') ? 'unanswered' : 'not-offered')
  );
}

/** How many answers were assessed, as in `4 of 6 answers assessed`. */
export const countedText = ({ assessed, questions }: NonNullable<Overall['counted']>): string =>
  `${assessed} of ${questions} ${questions === 1 ? 'answer' : 'answers'} assessed`;

/** What was assessed, and what it came to, in a line; `whyNot`: why nothing was. */
export function assessedText({ level, counted }: Overall, whyNot: NotAssessed): string {
  if (!counted || counted.assessed === 0) return `Not assessed. ${nothingAssessed(whyNot)}`;
  if (!level) return `${countedText(counted)}: too few for an overall level.`;
  const { name, meaning } = levelWords[level];
  return `${countedText(counted)}. Together they came to ${name}: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`;
}
