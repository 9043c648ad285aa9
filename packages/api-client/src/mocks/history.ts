import type { HttpHandler } from 'msw';
import {
  calls,
  type ReportDocument,
  reportDocumentSchema,
  type Review,
  type SessionDetail,
  type SessionSummary,
} from '../contract/index.ts';
import { assessedReport } from './assessedReport.ts';
import { kept } from './kept.ts';
import {
  type Answer,
  brokenSilently,
  failing as failingWith,
  failuresOf,
  mockCall,
  replying,
  replyingTo,
  slow as slowly,
} from './situations.ts';

const { listSessions, getSession, eraseSession, requestReview } = calls;

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
  figures: { wordsPerMinute: 128.4, speakingMs: 6_600, fillers: 0, pauses: 0, firstWordMs: 1_300 },
};

const said = 'I checked the list twice, and then I told the doctor what was missing.';

/** The report of {@link held}, of the version that judged no content. */
export const feedback: ReportDocument = reportDocumentSchema.parse({
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
});

/** {@link held} with all that was said. */
export const detail: SessionDetail = {
  ...held,
  turns: [{ n: 1, speaker: 'user', text: said, startMs: 4_000, endMs: 10_600, questionId: 'q1' }],
  feedback,
  review: null,
};

/** {@link held} with a report that assesses what was said. */
export const assessedDetail: SessionDetail = {
  ...{ ...detail, questions: 2, answered: 2, score: 61 },
  figures: { wordsPerMinute: 157.9, speakingMs: 20_800, fillers: 1, pauses: 0, firstWordMs: 1_300 },
  feedback: assessedReport,
};
const notAsked: Review = { state: 'none', askedAt: null, answeredAt: null };
const asked: Review = { state: 'asked', askedAt: '2026-11-12T10:00:00.000Z', answeredAt: null };
const answered: Review = { ...asked, state: 'answered', answeredAt: '2026-11-13T08:00:00.000Z' };
const forEmployer = (review: Review): SessionDetail => ({
  ...{ ...assessedDetail, kind: 'candidate', review },
  feedback: { ...assessedReport, kind: 'candidate' },
});

const noFigures = { wordsPerMinute: null, speakingMs: null, fillers: null, pauses: null, firstWordMs: null };
const unfinished = { title: '', interviewMs: 0, questions: 0, answered: 0, figures: noFigures };
/** Ended a moment ago. */
export const fresh: SessionSummary = { ...held, ...unfinished, id: 'session-just-ended', report: 'writing' };
/** An earlier interview than {@link held}, quicker and with more fillers. */
export const earlier: SessionSummary = {
  ...held,
  id: 'earlier-session',
  startedAt: '2026-11-05T09:00:00.000Z',
  endedAt: '2026-11-05T09:11:00.000Z',
  figures: { wordsPerMinute: 171, speakingMs: 240_000, fillers: 22, pauses: 3, firstWordMs: 2_100 },
};
/** Nothing was said in it. */
export const silent: SessionSummary = { ...held, ...unfinished, id: 'session-of-silence', report: 'nothing-said' };

type Part = 'list' | 'one' | 'erase' | 'review';

function history(answers: Partial<Record<Part, Answer>> = {}): HttpHandler[] {
  return [
    mockCall(listSessions, answers.list ?? replying(listSessions, { sessions: [held], nextCursor: null })),
    mockCall(getSession, answers.one ?? replying(getSession, detail)),
    mockCall(eraseSession, answers.erase ?? replying(eraseSession, { erased: true })),
    mockCall(requestReview, answers.review ?? replying(requestReview, asked)),
  ];
}
const everywhere = (answer: Answer) => history({ list: answer, one: answer, erase: answer, review: answer });

/** One interview with its report. */
export const ready = history();
/** Its report says what was said well, and what to change. */
export const assessed = history({ one: replying(getSession, assessedDetail) });
/** An interview for an employer, whose result a person has reviewed. */
export const reviewed = history({ one: replying(getSession, forEmployer(answered)) });
/** An interview for an employer; no request for a review goes through. */
export const reviewFails = history({ one: replying(getSession, forEmployer(notAsked)), review: brokenSilently });
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
  one: replying(getSession, { ...fresh, turns: detail.turns, feedback: null, review: null }),
});
/** There is no report, since nothing was said. */
export const nothingSaid = history({
  one: replying(getSession, { ...silent, turns: [], feedback: null, review: null }),
});
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
/** See {@link failuresOf}. */
export const { unauthorized, failing, failingWithoutMessage, hanging, offline } = failuresOf(everywhere);

/** An interview for an employer, of which a person's review can be asked for; each call of this function is one of its own. */
export function reviewable(): HttpHandler[] {
  const review = kept(notAsked);
  return history({
    one: replyingTo(getSession, () => forEmployer(review.now)),
    review: replyingTo(requestReview, () => (review.now = asked)),
  });
}
