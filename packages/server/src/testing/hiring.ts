import { type Report, norms, reportSchema } from '@viva/interview';
import { reports } from '../db/schema/index.ts';
import { type TestSession, beginCandidate } from './session.ts';
import type { Stack } from './stack.ts';

/** What a test says of an interview for an employer. */
export interface Held {
  /** 0 to 100; null where there is not enough evidence. */
  readonly score: number | null;
  /** The candidate's answer; the whole of it is the quote of every claim. */
  readonly said?: string;
  readonly typed?: boolean;
  /** What was heard of the answer, where the candidate has corrected it. */
  readonly heard?: string;
  /** What was said to a question for a license. */
  readonly license?: string;
}

const question = 'Tell me about a night when a patient’s condition changed quickly.';

const licenseAnswer = (text: string) => ({
  ...{ questionId: 'q2', question: 'Do you have a nursing license?', outcome: 'answered', turns: [3], words: 2 },
  ...{ speakingMs: 900, startMs: 31_000, wordsPerMinute: null, typed: false, probes: 0 },
  ...{ assessed: false, notAssessed: 'fact', score: null, quotes: [] },
  fact: { said: 'yes', quote: { text, startMs: 31_000, turn: 3 } },
});

/** A report of one answer, with a claim for the first of two skills. */
export function reportOf({
  score,
  said = 'I saw the numbers fall and called the doctor.',
  typed = false,
  heard,
  license,
}: Held): Report {
  const quote = { text: said, startMs: 6_000, turn: 1 };
  const line = { questionId: 'q1', typed, interrupted: false, words: null };
  return reportSchema.parse({
    version: 3,
    kind: 'candidate',
    title: 'Night-Shift Nurse',
    recognisers: ['deepgram'],
    approximate: false,
    metrics: {
      ...{ wordsPerMinute: 137.7, speakingMs: 20_333, words: 46, interviewMs: 60_000, shareOfTalk: 0.77 },
      ...{ longestPauseMs: 1_777, firstWordMs: 777, rough: [], reasons: {} },
      fillers: [{ text: 'um', startMs: 7_777, turn: 1, kind: 'sound' }],
      pauses: [{ startMs: 8_888, durationMs: 1_777, turn: 1 }],
    },
    norms,
    answers: [
      {
        ...{ questionId: 'q1', question, outcome: 'answered', turns: [1], words: 46, speakingMs: 20_333 },
        ...{ startMs: 6_000, wordsPerMinute: 137.7, typed, probes: 0 },
        ...{ assessed: score !== null, notAssessed: null, score: 4, quotes: [{ turn: 1, text: said }] },
      },
      ...(license === undefined ? [] : [licenseAnswer(license)]),
    ],
    overall: {
      ...{ assessed: score !== null, score, cappedBy: null, level: score === null ? null : 'solid' },
      counted: { assessed: score === null ? 0 : 1, questions: 1 },
    },
    skills: [
      {
        skill: 'Patient monitoring',
        score: score === null ? null : Math.round(score / 20),
        level: score === null ? null : 'solid',
        claims: [{ claim: 'Says what was seen and what was done.', questionId: 'q1', quote, typed, heard }],
      },
      { skill: 'Handover documentation', score: null, asked: false, claims: [] },
    ],
    madeBy: ['The scores were given by rules.'],
    transcript: [
      { ...line, turn: 0, speaker: 'agent', text: question, startMs: 0, endMs: 5_000 },
      { ...line, turn: 1, speaker: 'user', text: said, heard, startMs: 6_000, endMs: 30_000 },
    ],
  });
}

/** Holds an interview for a job as somebody new, of which this is to be reported; its report is made when it has ended. */
export async function holdInterview(stack: Stack, jobId: string, held: Held): Promise<TestSession> {
  const session = await beginCandidate(stack, jobId);
  const { sessionId, person } = session;
  const report = reportOf(held);
  await stack.database.db.insert(reports).values({ sessionId, ownerUid: person.uid, report });
  await person.api.endInterview({ params: { roomId: jobId } });
  return session;
}
