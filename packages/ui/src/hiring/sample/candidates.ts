import type { CandidateView, DecisionView, EvidenceClaim, SkillEvidence } from '../types.ts';

const shift = 'Tell me about a shift when everything happened at once.';
const disagreement = 'Tell me about a time you disagreed with a colleague about a patient’s care.';
const family = 'How do you speak with a family that is angry?';
const medicine = 'How do you make sure that the right patient gets the right medicine?';

/** Evidence of each standing. */
export const evidence = {
  calm: {
    skill: 'Staying calm under pressure',
    standing: 'reached',
    score: 5,
    claims: [
      {
        claim: 'Sorts what cannot wait from what can, and says by what.',
        question: shift,
        quote: { text: 'I looked at who could not wait. The man was bleeding, so I pressed on it', startMs: 73_400 },
      },
      {
        claim: 'Turns a bad night into a rule for everybody.',
        question: shift,
        quote: { text: 'we have that rule now. It hangs by the phone.', startMs: 106_900 },
      },
    ],
  },
  advocacy: {
    skill: 'Speaking up for patients',
    standing: 'reached',
    score: 4,
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
    standing: 'below-the-bar',
    score: 2,
    claims: [
      {
        claim: 'Describes a habit, without a case in which it was used.',
        question: family,
        quote: { text: 'I say back what I heard, and then I say what I can do today', startMs: 173_600 },
      },
    ],
  },
  medication: { skill: 'Medication rounds', standing: 'not-enough-evidence', score: null, claims: [] },
} as const satisfies Readonly<Record<string, SkillEvidence>>;

const decision: DecisionView = {
  madeBy: [
    'The scores were given by rules, the same for everybody: version 1 of the rubric of this job.',
    'Each claim rests on words that stand in that very answer. Pace, pauses, voice and accent take no part.',
    'Assessed on 4 March 2026, 14:05. The bar stands at 60 of 100, as you set it on 3 March 2026.',
  ],
  review: 'none',
};

const scored = (skill: string, score: number): SkillEvidence => ({
  skill,
  score,
  standing: score >= 3 ? 'reached' : 'below-the-bar',
  claims: [],
});

const unknown = (skill: string): SkillEvidence => ({ skill, standing: 'not-enough-evidence', score: null, claims: [] });

const shown = (base: SkillEvidence, score: number, claim: EvidenceClaim): SkillEvidence => ({
  ...base,
  score,
  standing: score >= 3 ? 'reached' : 'below-the-bar',
  claims: [claim],
});

/** Reached the bar; nobody knows who it is. */
export const reached: CandidateView = {
  id: 'c4',
  label: 'Candidate 4',
  dateText: '4 March 2026',
  interviewMs: 412_000,
  standing: 'reached',
  overall: 78,
  skills: [evidence.calm, evidence.advocacy, evidence.handover, evidence.medication],
  decision,
  access: { state: 'locked', priceText: '€49' },
};

/** Reached the bar and was paid for. */
export const unlocked: CandidateView = {
  ...reached,
  id: 'c2',
  label: 'Candidate 2',
  dateText: '2 March 2026',
  interviewMs: 365_000,
  overall: 71,
  skills: [
    shown(evidence.calm, 4, {
      claim: 'Decides in a moment who does what, and takes the worst part.',
      question: shift,
      quote: { text: 'I told them one sentence each and went to the first bell myself.', startMs: 88_000 },
    }),
    shown(evidence.advocacy, 3, {
      claim: 'Takes a doubt to the one who can decide, in time.',
      question: disagreement,
      quote: { text: 'I wrote it down and rang the consultant before the round.', startMs: 141_000 },
    }),
    shown(evidence.handover, 4, {
      claim: 'Tells one case to its end, with what came of it.',
      question: family,
      quote: { text: 'They left at eight, and the daughter came back to say sorry.', startMs: 201_000 },
    }),
    shown(evidence.medication, 4, {
      claim: 'Names the check, and holds to it when nobody looks.',
      question: medicine,
      quote: { text: 'Two of us, out loud, every single time, also at four in the morning.', startMs: 262_000 },
    }),
  ],
  access: { state: 'unlocked', email: 'candidate@example.org', dateText: '5 March 2026' },
};

/** Enough was said, and it fell short. */
export const below: CandidateView = {
  ...reached,
  id: 'c3',
  label: 'Candidate 3',
  dateText: '3 March 2026',
  interviewMs: 288_000,
  standing: 'below-the-bar',
  overall: 41,
  skills: [
    scored(evidence.calm.skill, 2),
    scored(evidence.advocacy.skill, 1),
    evidence.handover,
    scored(evidence.medication.skill, 3),
  ],
};

/** Too little was said to tell. */
export const thin: CandidateView = {
  ...reached,
  id: 'c1',
  label: 'Candidate 1',
  dateText: '2 March 2026',
  interviewMs: 74_000,
  standing: 'not-enough-evidence',
  overall: null,
  skills: [evidence.calm, evidence.advocacy, evidence.handover, evidence.medication].map(({ skill }) => unknown(skill)),
};
