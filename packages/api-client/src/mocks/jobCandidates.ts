import type { CandidateMaterial, JobCandidate, JobLogEntry } from '../contract/index.ts';

type Evidence = NonNullable<JobCandidate['evidence']>;
type Skill = Evidence['skills'][number];

const shift = 'Tell me about a night when a patient’s condition changed quickly.';
const handover = 'How do you hand over to the next shift?';

const claimed = (
  skill: string,
  score: number,
  level: NonNullable<Skill['level']>,
  ...[claim, question, text, startMs, typed = false]: readonly [string, string, string, number, boolean?]
): Skill => ({
  ...{ skill, score, level, asked: true },
  claims: [{ claim, question, quote: { text, startMs }, typed, heard: null }],
});
const nothingOf = (skill: string, asked = true): Skill => ({ skill, score: null, level: null, asked, claims: [] });

const madeBy = ['The scores come from rules, the same for everyone.', 'Pace, pauses, voice, and accent don’t count.'];
const evidence = (
  ...[score, level, interviewMs, madeAt, skills]: readonly [number, Evidence['level'], number, string, Skill[]]
): Evidence => ({
  ...{ score, level, interviewMs, madeAt, skills, facts: [], madeBy },
  ...{ counted: { assessed: 6, questions: 6 }, typed: 'none' },
  method: 'rules 2, trained model 5d1f0c9e7a34, no language model',
});

const calm = 'I looked at who could not wait, and pressed on the wound until the doctor came.';
const notes = 'I write it down as I go, and read it back to the person who takes over.';

/** What one candidate showed. */
const strong: Evidence = {
  ...evidence(78, 'strong', 412_000, '2026-11-03T09:18:00.000Z', [
    claimed('Patient monitoring', 4.6, 'strong', 'Sorts what cannot wait from what can.', shift, calm, 73_400),
    claimed(
      'Handover documentation',
      3.1,
      'solid',
      'Says how it is made sure that nothing is lost.',
      handover,
      notes,
      201_000,
      true,
    ),
  ]),
  typed: 'some',
};
const middle: Evidence = {
  ...evidence(64, 'solid', 365_000, '2026-11-04T10:20:00.000Z', [
    claimed(
      'Patient monitoring',
      3.8,
      'solid',
      'Decides in a moment who does what.',
      shift,
      'I told them one sentence each and went to the first bell myself.',
      88_000,
    ),
    nothingOf('Handover documentation'),
  ]),
  counted: { assessed: 4, questions: 6 },
  typed: 'some',
};

const unmarked = { shortlisted: false, privateNote: '', declinedAt: null } as const;
const nobody = { standing: null, evidence: null, review: 'none', reviewNote: '', contact: null, ...unmarked } as const;
const held = (day: number) => ({
  ...({ state: 'finished', consentedAt: `2026-11-0${day}T09:00:00.000Z` } as const),
  ...{ startedAt: `2026-11-0${day}T09:02:00.000Z`, endedAt: `2026-11-0${day}T09:17:00.000Z` },
});

/** Met your bar; nobody knows who it is. */
export const reached: JobCandidate = {
  ...nobody,
  ...held(3),
  ...{ id: 'candidate-of-the-third', number: 1, standing: 'reached', evidence: strong },
};
/** Reached it and was paid for. */
export const unlocked: JobCandidate = {
  ...nobody,
  ...held(4),
  ...{ id: 'candidate-of-the-4th--', number: 2, standing: 'reached', evidence: middle },
  contact: { email: 'candidate@example.org', unlockedAt: '2026-11-05T08:00:00.000Z' },
  ...{ shortlisted: true, privateNote: 'Free from March. Ask for the certificate.' },
};
/** Fell short, and asks that a person looks. */
export const asking: JobCandidate = {
  ...nobody,
  ...held(5),
  ...{ id: 'candidate-of-the-5th--', number: 3, standing: 'below-the-bar', review: 'asked' },
  evidence: evidence(41, 'developing', 288_000, '2026-11-05T09:18:00.000Z', [
    claimed(
      'Patient monitoring',
      2.1,
      'developing',
      'Names what was done, but not the result.',
      shift,
      'I called the doctor and did what she said.',
      61_000,
    ),
    nothingOf('Handover documentation', false),
  ]),
  reviewNote: 'The line broke in my second answer.',
};

/** Candidates in every state. */
export const candidates: JobCandidate[] = [
  reached,
  unlocked,
  asking,
  { ...nobody, ...held(6), id: 'candidate-of-the-6th--', number: 4, standing: 'below-the-bar' },
  { ...nobody, ...held(7), id: 'candidate-of-the-7th--', number: 5, standing: 'not-enough-evidence' },
  { ...nobody, ...held(8), id: 'candidate-of-the-8th--', number: 6 },
  {
    ...nobody,
    ...{ id: 'candidate-in-the-room-', number: 7, state: 'interviewing', consentedAt: '2026-11-12T10:00:00.000Z' },
    ...{ startedAt: '2026-11-12T10:01:00.000Z', endedAt: null },
  },
  {
    ...nobody,
    ...{ id: 'candidate-not-begun---', number: 8, state: 'consented', consentedAt: '2026-11-12T10:05:00.000Z' },
    ...{ startedAt: null, endedAt: null },
  },
];

const byLink = { by: 'link', link: 1, candidate: null, bar: null } as const;

/** What was done and read at the job, the newest first. */
export const log: JobLogEntry[] = [
  { ...byLink, at: '2026-11-12T10:58:00.000Z', act: 'evidence-read', candidate: 3 },
  { ...byLink, at: '2026-11-12T10:58:00.000Z', act: 'evidence-read', candidate: 2 },
  { ...byLink, at: '2026-11-12T10:58:00.000Z', act: 'evidence-read', candidate: 1 },
  { ...byLink, at: '2026-11-12T10:58:00.000Z', act: 'list-read' },
  { ...byLink, at: '2026-11-06T09:00:00.000Z', act: 'review-asked', by: 'candidate', link: null, candidate: 3 },
  { ...byLink, at: '2026-11-05T08:04:00.000Z', act: 'transcript-read', candidate: 2 },
  { ...byLink, at: '2026-11-05T08:00:00.000Z', act: 'candidate-paid', by: 'payments', link: null, candidate: 2 },
  { ...byLink, at: '2026-11-05T07:58:00.000Z', act: 'checkout-opened', candidate: 2 },
  { ...byLink, at: '2026-11-02T08:20:00.000Z', act: 'bar-set', bar: 60 },
];

/** A turn, whose words stand at an even pace. */
function said(turn: number, speaker: 'agent' | 'user', text: string, startMs: number) {
  const words = text.split(' ').map((word, place) => {
    const from = startMs + place * 350;
    return { text: word, startMs: from, endMs: from + 350 };
  });
  const endMs = words.at(-1)?.endMs ?? startMs;
  return { turn, speaker, text, heard: null, startMs, endMs, typed: false, interrupted: false, words };
}

/** Where the answers of {@link reached} begin: their quotes stand at the moments of the evidence. */
const answeredAt = { shift: 71_300, handover: 198_900 } as const;

/** All that {@link reached} said. */
export const material: CandidateMaterial = {
  answers: [
    { question: shift, startMs: answeredAt.shift },
    { question: handover, startMs: answeredAt.handover },
  ],
  transcript: [
    said(0, 'agent', shift, 4_000),
    said(1, 'user', `Three bells rang within a minute. ${calm}`, answeredAt.shift),
    said(2, 'agent', handover, 190_000),
    said(3, 'user', `I do it at the bed. ${notes}`, answeredAt.handover),
  ],
};
