import { sampleFeedback } from '../../emails/sampleFeedback.ts';
import type { Level } from '../../levels.ts';
import type { AnswerContent, ChangeView, Criterion, NotAssessed, ShownSkill, StrengthView } from '../types.ts';
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

/** The words that show each criterion; null where nothing does. */
type Shown = Readonly<Record<Criterion['name'], string | null>>;

const criteriaOf = ({ case: told, 'own-action': action, reason, outcome, lesson }: Shown): readonly Criterion[] =>
  (
    [
      ['case', told],
      ['own-action', action],
      ['reason', reason],
      ['outcome', outcome],
      ['lesson', lesson],
    ] as const
  ).map(([name, words]) => ({ name, met: words !== null, quote: words === null ? null : quoted(words) }));

const content = (shown: Shown, ...likely: readonly [Level, Level?]): AnswerContent => ({
  level: likely[0],
  likely: likely.flatMap((level) => level ?? []),
  disputed: null,
  criteria: criteriaOf(shown),
  quotes: [],
  rewrite: null,
});

/** Reasons of one's own, and nothing yet that came of them. */
export const motivationContent = content(
  {
    case: 'My grandmother was in hospital for a long time when I was sixteen',
    'own-action': 'I trained in Leeds and I worked two years in medicine',
    reason: 'that is a job where you can be useful every single hour',
    outcome: null,
    lesson: null,
  },
  'solid',
);

/** A whole story. */
export const shiftContent = content(
  {
    case: 'We were two nurses for twenty four patients',
    'own-action': 'I pressed on it and I called my colleague to go to room nine.',
    reason: 'I looked at who could not wait.',
    outcome: 'No one was harmed.',
    lesson: 'I asked the ward manager for a rule about who to ring when one of us is missing',
  },
  'strong',
);

/** A story that stands between two levels. */
export const disagreementContent = content(
  {
    case: 'A doctor wanted to send a patient home on a Friday afternoon.',
    'own-action': 'I asked him if we could look at her together for a minute, and I showed him.',
    reason: 'she could not lift her arm over her head, and she lives alone.',
    outcome: 'She stayed until Monday and went home with help arranged.',
    lesson: null,
  },
  'solid',
  'strong',
);

/** A habit where a story was asked for. */
export const familyContent: AnswerContent = {
  ...content(
    {
      case: null,
      'own-action': 'I say back what I heard, and then I say what I can do today and what I can not.',
      reason: 'People who are angry are mostly afraid, I think.',
      outcome: null,
      lesson: null,
    },
    'developing',
  ),
  rewrite:
    'I sit down first, because people who are angry are mostly afraid. [one family, and what had happened] I let them finish, said back what I heard, and told them what I could do today and what I could not. I said when I would come back, and after [your number] minutes I did. [what they said or did then]',
};

/** An answer that was not assessed. */
export const unassessed = (notAssessed: NotAssessed): AnswerContent => ({
  ...{ level: null, likely: [], disputed: null, notAssessed, criteria: [], quotes: [], rewrite: null },
});

/** What a candidate showed of the skills of a job. */
export const sampleSkills: readonly ShownSkill[] = [
  {
    skill: 'Staying calm under pressure',
    ...{ score: 5, level: 'strong', asked: true },
    claims: [
      { claim: 'Does first what cannot wait.', quote: quoted('I looked at who could not wait.'), typed: false },
      { claim: 'Shares the work out loud.', quote: quoted('I called my colleague to go to room nine.'), typed: false },
    ],
  },
  {
    skill: 'Working with families',
    ...{ score: 2, level: 'developing', asked: true },
    claims: [{ claim: 'Says back what was heard.', quote: quoted('I say back what I heard'), typed: false }],
  },
  { skill: 'Medication rounds', score: null, level: null, asked: true, claims: [] },
  { skill: 'Wound care', score: null, level: null, asked: false, claims: [] },
];
