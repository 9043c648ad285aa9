import type { HttpHandler } from 'msw';
import { calls, type ReportDocument, type SessionDetail, type SessionSummary } from '../contract/index.ts';
import {
  type Answer,
  broken,
  brokenSilently,
  failing as failingWith,
  mockCall,
  never,
  replying,
  replyingTo,
  slow as slowly,
  unreachable,
} from './situations.ts';

const { listSessions, getSession, eraseSession } = calls;

/** An interview whose report is there. */
export const held: SessionSummary = {
  id: 'session-for-stories',
  roomId: 'room-for-stories',
  kind: 'practice',
  title: 'Nurse',
  startedAt: '2026-11-12T09:00:00.000Z',
  endedAt: '2026-11-12T09:14:00.000Z',
  endReason: 'completed',
  interviewMs: 812_000,
  questions: 2,
  answered: 1,
  report: 'ready',
  score: null,
  figures: { wordsPerMinute: 128.4, speakingMs: 6_600, fillers: 0, pauses: 0 },
};

const said = 'I checked the list twice, and then I told the doctor what was missing.';

/** The report of {@link held}. */
export const feedback: ReportDocument = {
  version: 1,
  kind: 'practice',
  title: 'Nurse',
  recognisers: ['browser'],
  approximate: false,
  metrics: {
    wordsPerMinute: 128.4,
    speakingMs: 6_600,
    words: 14,
    fillers: [],
    pauses: [],
    interviewMs: held.interviewMs,
    shareOfTalk: 0.6,
    rough: [],
    reasons: {},
  },
  norms: { wordsPerMinute: { from: 130, to: 175 }, pauseOverMs: 1_000, answerMs: { from: 60_000, to: 120_000 } },
  answers: [
    {
      questionId: 'q1',
      question: 'Tell me about a mistake that you caught in time.',
      outcome: 'answered',
      turns: [1],
      words: 14,
      speakingMs: 6_600,
      startMs: 4_000,
      wordsPerMinute: 128.4,
      typed: false,
      probes: 0,
      assessed: false,
      score: null,
      quotes: [],
    },
  ],
  overall: { assessed: false, score: null, cappedBy: null },
  transcript: [
    {
      ...{ turn: 1, speaker: 'user', questionId: 'q1', text: said, startMs: 4_000, endMs: 10_600 },
      ...{ typed: false, interrupted: false },
    },
  ],
};

/** {@link held} with all that was said. */
export const detail: SessionDetail = {
  ...held,
  turns: [{ n: 1, speaker: 'user', text: said, startMs: 4_000, endMs: 10_600, questionId: 'q1' }],
  feedback,
};

const noFigures = { wordsPerMinute: null, speakingMs: null, fillers: null, pauses: null };
const unfinished = { title: '', interviewMs: 0, questions: 0, answered: 0, figures: noFigures };
/** Ended a moment ago. */
export const fresh: SessionSummary = { ...held, ...unfinished, id: 'session-just-ended', report: 'writing' };
/** An earlier interview than {@link held}, quicker and with more fillers. */
export const earlier: SessionSummary = {
  ...held,
  id: 'earlier-session',
  startedAt: '2026-11-05T09:00:00.000Z',
  endedAt: '2026-11-05T09:11:00.000Z',
  figures: { wordsPerMinute: 171, speakingMs: 240_000, fillers: 22, pauses: 3 },
};
/** Nothing was said in it. */
export const silent: SessionSummary = { ...held, ...unfinished, id: 'session-of-silence', report: 'nothing-said' };

function history(answers: Partial<Record<'list' | 'one' | 'erase', Answer>> = {}): HttpHandler[] {
  return [
    mockCall(listSessions, answers.list ?? replying(listSessions, { sessions: [held], nextCursor: null })),
    mockCall(getSession, answers.one ?? replying(getSession, detail)),
    mockCall(eraseSession, answers.erase ?? replying(eraseSession, { erased: true })),
  ];
}
const everywhere = (answer: Answer) => history({ list: answer, one: answer, erase: answer });

/** One interview with its report. */
export const ready = history();
/** Several interviews: enough to compare. */
export const several = history({
  list: replying(listSessions, { sessions: [held, earlier, silent], nextCursor: null }),
});
/** No interview yet. */
export const empty = history({ list: replying(listSessions, { sessions: [], nextCursor: null }) });
/** One page leads to another. */
export const paged = history({
  list: replyingTo(listSessions, ({ query }) =>
    query['cursor'] ? { sessions: [silent], nextCursor: null } : { sessions: [held], nextCursor: 'next-page' },
  ),
});
/** The report comes in a minute. */
export const writing = history({
  list: replying(listSessions, { sessions: [fresh, held], nextCursor: null }),
  one: replying(getSession, { ...fresh, turns: detail.turns, feedback: null }),
});
/** There is no report, since nothing was said. */
export const nothingSaid = history({ one: replying(getSession, { ...silent, turns: [], feedback: null }) });
/** There is no such interview, or it is somebody else's. */
export const notFound = history({
  one: failingWith('not-found', 'There is no such interview.'),
  erase: failingWith('not-found', 'There is no such interview.'),
});
/** The interviews come, but not at once. */
export const slow = history({
  list: slowly(replying(listSessions, { sessions: [held], nextCursor: null })),
  one: slowly(replying(getSession, detail)),
});
/** The ID token no longer holds. */
export const unauthorized = everywhere(failingWith('unauthorized', 'Please log in again.'));
/** Something broke. */
export const failing = everywhere(broken);
/** Something broke, and nothing is said about it. */
export const failingWithoutMessage = everywhere(brokenSilently);
/** No answer ever comes. */
export const hanging = everywhere(never);
/** Nothing answers. */
export const offline = everywhere(unreachable);
