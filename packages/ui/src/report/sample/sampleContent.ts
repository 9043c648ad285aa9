import { sampleFeedback } from '../../emails/sampleFeedback.ts';
import type { AnswerContent, ChangeView, ShownSkill, StrengthView } from '../types.ts';
import { quoted } from './timedLines.ts';

/** What went well in the sample interview. */
export const sampleStrength: StrengthView = {
  ...sampleFeedback.strength,
  quote: quoted(sampleFeedback.strength.quote.text),
};

/** The one thing to change in it. */
export const sampleChange: ChangeView = {
  ...sampleFeedback.change,
  quote: quoted(sampleFeedback.change.quote?.text ?? ''),
};

/** Asked for a reason, not for a story. */
export const motivationContent: AnswerContent = {
  score: 4,
  criteria: [
    { name: 'relevance', score: 5, anchor: 'Answers both halves of the question: why nursing, and why this ward.' },
    { name: 'specificity', score: 4, anchor: 'Names places and times; no number where one would help.' },
    { name: 'reflection', score: 3, anchor: 'Says what drew you, not yet what you learned since.' },
  ],
  parts: null,
  quotes: [quoted('that is a job where you can be useful every single hour')],
  rewrite: null,
};

/** A whole story. */
export const shiftContent: AnswerContent = {
  score: 5,
  criteria: [
    { name: 'structure', score: 5, anchor: 'Situation, task, action and result are all there, in that order.' },
    { name: 'specificity', score: 5, anchor: 'Numbers, a time and a place in nearly every sentence.' },
    { name: 'relevance', score: 5, anchor: 'Everything told belongs to the question.' },
    { name: 'reflection', score: 4, anchor: 'A lasting change is named; what you would do differently is not.' },
  ],
  parts: {
    situation: quoted('We were two nurses for twenty four patients'),
    task: quoted('I looked at who could not wait.'),
    action: quoted('I pressed on it and I called my colleague to go to room nine.'),
    result: quoted('Nobody came to harm.'),
  },
  quotes: [],
  rewrite: null,
};

/** A story without what it was about for the teller. */
export const disagreementContent: AnswerContent = {
  score: 4,
  criteria: [
    {
      name: 'structure',
      score: 4,
      anchor: 'Three of the four parts are clear; what was at stake for you is left open.',
    },
    { name: 'specificity', score: 4, anchor: 'One day, one patient, one thing that she could not do.' },
    { name: 'relevance', score: 5, anchor: 'A disagreement, and how it was settled.' },
    { name: 'reflection', score: 2, anchor: 'Tells what happened, not what it changed in how you work.' },
  ],
  parts: {
    situation: quoted('A doctor wanted to send a patient home on a Friday afternoon.'),
    task: null,
    action: quoted('I asked him if we could look at her together for a minute, and I showed him.'),
    result: quoted('She stayed until Monday and went home with help arranged.'),
  },
  quotes: [],
  rewrite: null,
};

/** A habit where a story was asked for. */
export const familyContent: AnswerContent = {
  score: 2,
  criteria: [
    { name: 'structure', score: 1, anchor: 'What you do, without a case in which you did it.' },
    { name: 'specificity', score: 2, anchor: 'Clear steps; no place, no person, no number.' },
    { name: 'relevance', score: 4, anchor: 'Speaks to the question throughout.' },
    { name: 'reflection', score: 3, anchor: 'Says why it helps.' },
  ],
  parts: {
    situation: null,
    task: null,
    action: quoted('I say back what I heard, and then I say what I can do today and what I can not.'),
    result: null,
  },
  quotes: [],
  rewrite:
    'I sit down first, because people who are angry are mostly afraid. [one family, and what had happened] I let them finish, said back what I heard, and told them what I could do today and what I could not. I said when I would come back, and after [your number] minutes I did. [what they said or did then]',
};

/** What a candidate showed of the skills of a job. */
export const sampleSkills: readonly ShownSkill[] = [
  {
    skill: 'Staying calm under pressure',
    score: 5,
    claims: [
      { claim: 'Does first what cannot wait.', quote: quoted('I looked at who could not wait.') },
      { claim: 'Shares the work out loud.', quote: quoted('I called my colleague to go to room nine.') },
    ],
  },
  {
    skill: 'Working with families',
    score: 2,
    claims: [{ claim: 'Says back what was heard.', quote: quoted('I say back what I heard') }],
  },
  { skill: 'Medication rounds', score: null, claims: [] },
];
