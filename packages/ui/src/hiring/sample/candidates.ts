import type { CandidateView, DecisionView, EvidenceClaim, FactView, SkillEvidence } from '../types.ts';

const shift = 'Tell me about a shift when everything happened at once.';
const disagreement = 'Tell me about a time you disagreed with a colleague about a patient’s care.';
const family = 'How do you speak with a family that is angry?';
const medicine = 'How do you make sure that the right patient gets the right medicine?';

/** Evidence of each level, and none for either reason. */
export const evidence = {
  calm: {
    skill: 'Staying calm under pressure',
    level: 'strong',
    asked: true,
    claims: [
      {
        claim: 'Sorts what cannot wait from what can, and says by what.',
        question: shift,
        quote: { text: 'I looked at who could not wait. The man was bleeding, so I pressed on it', startMs: 73_400 },
      },
      {
        claim: 'Turns a bad night into a rule for everyone.',
        question: shift,
        quote: { text: 'we have that rule now. It hangs by the phone.', startMs: 106_900 },
      },
    ],
  },
  advocacy: {
    skill: 'Speaking up for patients',
    level: 'solid',
    asked: true,
    claims: [
      {
        claim: 'Shows a doctor what was overlooked, at the bedside and without blame.',
        question: disagreement,
        quote: {
          text: 'I asked him if we could look at her together for a minute, and I showed him.',
          startMs: 134_200,
        },
      },
    ],
  },
  handover: {
    skill: 'Working with families',
    level: 'developing',
    asked: true,
    claims: [
      {
        claim: 'Describes a habit, without a case in which it was used.',
        question: family,
        quote: { text: 'I say back what I heard, and then I say what I can do today', startMs: 173_600 },
      },
    ],
  },
  medication: { skill: 'Medication rounds', level: null, asked: true, claims: [] },
  languages: { skill: 'Spanish', level: null, asked: false, claims: [] },
} as const satisfies Readonly<Record<string, SkillEvidence>>;

const decision: DecisionView = {
  madeBy: [
    'The levels come from rules, the same for everyone: version 1 of the rubric of this job.',
    'Every claim is backed by a quote from that answer. Pace, pauses, voice, and accent don’t count.',
    'Assessed on March 4, 2026, 14:05. The bar is “Solid or better,” as you set it on March 3, 2026.',
  ],
  review: 'none',
};

const unquoted = ({ skill }: SkillEvidence, level: SkillEvidence['level']): SkillEvidence => ({
  ...{ skill, level, asked: true, claims: [] },
});

const shown = (base: SkillEvidence, level: SkillEvidence['level'], claim: EvidenceClaim): SkillEvidence => ({
  ...base,
  level,
  claims: [claim],
});

/** What was said to questions that a yes or a no answers. */
export const facts: readonly FactView[] = [
  {
    ...{ question: 'Do you have a nursing license?', said: 'yes', typed: false },
    quote: { text: 'Yes, since 2019.', startMs: 301_000 },
  },
  {
    ...{ question: 'Do you have a certificate in basic life support?', said: 'expired', typed: true },
    quote: { text: 'I had it, but it expired in March.', startMs: 322_000 },
  },
  {
    ...{ question: 'Are you certified in wound care, yes or no?', said: 'under-way', typed: false },
    quote: { text: 'Not yet, I am doing the course right now.', startMs: 341_000 },
  },
];

/** Met the bar; not named before they are unlocked. */
export const reached: CandidateView = {
  id: 'c4',
  label: 'Candidate 4',
  dateText: 'March 4, 2026',
  interviewMs: 412_000,
  standing: 'reached',
  level: 'solid',
  counted: { assessed: 6, questions: 6 },
  typed: 'none',
  skills: [evidence.calm, evidence.advocacy, evidence.handover, evidence.medication, evidence.languages],
  decision,
  access: { state: 'locked', priceText: '€49' },
  marks: { shortlisted: false, note: '' },
};

/** Met your bar and was paid for. */
export const unlocked: CandidateView = {
  ...reached,
  id: 'c2',
  label: 'Candidate 2',
  dateText: 'March 2, 2026',
  interviewMs: 365_000,
  level: 'solid',
  counted: { assessed: 4, questions: 6 },
  typed: 'some',
  skills: [
    shown(evidence.calm, 'solid', {
      claim: 'Decides in a moment who does what, and takes the worst part.',
      question: shift,
      quote: { text: 'I told them one sentence each and went to the first bell myself.', startMs: 88_000 },
    }),
    shown(evidence.advocacy, 'developing', {
      claim: 'Takes a doubt to the one who can decide, in time.',
      question: disagreement,
      quote: { text: 'I wrote it down and rang the consultant before the round.', startMs: 141_000 },
    }),
    shown(evidence.handover, 'strong', {
      claim: 'Tells one case through to its result.',
      question: family,
      quote: { text: 'They left at eight, and the daughter came back to say sorry.', startMs: 201_000 },
    }),
    shown(evidence.medication, 'solid', {
      claim: 'Names the check, and sticks to it when no one’s looking.',
      question: medicine,
      quote: { text: 'Two of us, out loud, every single time, also at four in the morning.', startMs: 262_000 },
      typed: true,
    }),
    evidence.languages,
  ],
  access: { state: 'unlocked', email: 'candidate@example.org', dateText: 'March 5, 2026' },
  marks: { shortlisted: true, note: 'Free from March. Ask for the certificate.' },
};

/** Enough was said, and it fell short. */
export const below: CandidateView = {
  ...reached,
  id: 'c3',
  label: 'Candidate 3',
  dateText: 'March 3, 2026',
  interviewMs: 288_000,
  standing: 'below-the-bar',
  level: 'developing',
  skills: [
    shown(evidence.calm, 'developing', {
      claim: 'Names what was done, but not the result.',
      question: shift,
      quote: { text: 'I called the doctor and did what she said.', startMs: 61_000 },
    }),
    unquoted(evidence.advocacy, 'not-shown'),
    shown(evidence.handover, 'developing', {
      claim: 'Gives a view, without a case.',
      question: family,
      quote: { text: 'You have to stay friendly, whatever they say.', startMs: 142_000 },
    }),
    shown(evidence.medication, 'solid', {
      claim: 'Names the check and keeps to it.',
      question: medicine,
      quote: { text: 'I read the name on the wristband to them, every time.', startMs: 214_000 },
    }),
    evidence.languages,
  ],
};

/** Too little was said to tell. */
export const thin: CandidateView = {
  ...reached,
  id: 'c1',
  label: 'Candidate 1',
  dateText: 'March 2, 2026',
  interviewMs: 74_000,
  standing: 'not-enough-evidence',
  level: null,
  counted: { assessed: 2, questions: 6 },
  skills: [evidence.calm, evidence.advocacy, evidence.handover, evidence.medication].map((one) => unquoted(one, null)),
};
