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
import { shortRibbon } from './ribbon.ts';
import { kept } from './kept.ts';
import { triedReport } from './triedReport.ts';
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

const { listSessions, getSession, correctTurn, eraseSession, requestReview } = calls;

/** An interview whose report is there. */
export const held: SessionSummary = {
  id: 'session-for-stories',
  roomId: 'room-for-stories',
  kind: 'practice',
  title: 'Nurse',
  startedAt: '2026-11-12T09:00:00.000Z',
  endedAt: '2026-11-12T09:14:00.000Z',
  endReason: 'completed',
  goOn: null,
  interviewMs: 812_000,
  questions: 2,
  answered: 1,
  report: 'ready',
  level: null,
  ribbon: null,
  figures: { wordsPerMinute: 128.4, speakingMs: 6_600, fillers: 0, pauses: 0, firstWordMs: 1_300 },
  again: null,
};

const said = 'I checked the list twice, and then I told the doctor what was missing.';

/** The report of {@link held}, of the version that judged no content. */
export const feedback: ReportDocument = reportDocumentSchema.parse({
  version: 1,
  kind: 'practice',
  title: 'Nurse',
  recognisers: ['the built-in recognizer (Moonshine)'],
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
  tries: [],
  kept: [],
  making: null,
  correcting: null,
  review: null,
};

/** {@link held} with a report that assesses what was said. */
export const assessedDetail: SessionDetail = {
  ...{ ...detail, questions: 2, answered: 2, level: 'solid', ribbon: shortRibbon },
  figures: { wordsPerMinute: 157.9, speakingMs: 20_800, fillers: 1, pauses: 0, firstWordMs: 1_300 },
  feedback: assessedReport,
};
/** {@link assessedDetail} while its answers can be corrected. */
export const correctable: SessionDetail = {
  ...assessedDetail,
  correcting: {
    until: '2026-11-19T09:15:00.000Z',
    state: 'settled',
    turns: [
      { turn: 1, words: 16, hardToHear: false },
      { turn: 3, words: 3, hardToHear: false },
    ],
  },
};
/** Another try of the first question of {@link assessedDetail}. */
export const triedDetail: SessionDetail = {
  ...{ ...assessedDetail, id: 'try-for-stories', questions: 1, answered: 1, level: 'strong', interviewMs: 44_000 },
  ribbon: triedReport.ribbon?.bars.map(({ kind, height }) => ({ kind, height })) ?? null,
  figures: {
    wordsPerMinute: 151.9,
    speakingMs: triedReport.metrics.speakingMs,
    fillers: 0,
    pauses: 0,
    firstWordMs: 1_300,
  },
  again: { sessionId: held.id, questionId: 'q1', question: assessedReport.answers[0]?.question ?? '' },
  feedback: triedReport,
};
/** {@link assessedDetail} after its first question was tried again. */
export const triedSince: SessionDetail = {
  ...assessedDetail,
  tries: [{ sessionId: triedDetail.id, questionId: 'q1', heldAt: '2026-11-12T10:00:00.000Z', level: 'strong' }],
};
const notAsked: Review = { state: 'none', askedAt: null, answeredAt: null };
const asked: Review = { state: 'asked', askedAt: '2026-11-12T10:00:00.000Z', answeredAt: null };
const answered: Review = { ...asked, state: 'answered', answeredAt: '2026-11-13T08:00:00.000Z' };
const forEmployer = (review: Review): SessionDetail => ({
  ...{ ...assessedDetail, kind: 'candidate', review },
  feedback: { ...assessedReport, kind: 'candidate' },
});

const noFigures = { wordsPerMinute: null, speakingMs: null, fillers: null, pauses: null, firstWordMs: null };
const unfinished = { title: '', interviewMs: 0, questions: 0, answered: 0, figures: noFigures, ribbon: null };
/** Ended a moment ago. */
export const fresh: SessionSummary = { ...held, ...unfinished, id: 'session-just-ended', report: 'writing' };
/** What {@link detail} has besides, without a report. */
const unreported = { feedback: null, tries: [], kept: [], making: null, correcting: null, review: null };
/** An earlier interview than {@link held}, quicker and with more fillers. */
export const earlier: SessionSummary = {
  ...held,
  id: 'earlier-session',
  startedAt: '2026-11-05T09:00:00.000Z',
  endedAt: '2026-11-05T09:11:00.000Z',
  ribbon: shortRibbon,
  figures: { wordsPerMinute: 171, speakingMs: 240_000, fillers: 22, pauses: 3, firstWordMs: 2_100 },
};
/** An employer's interview that its candidate has left for now. */
export const interrupted: SessionSummary = {
  ...{ ...held, ...unfinished, id: 'session-interrupted', kind: 'candidate', title: 'Night-Shift Team Lead' },
  ...{ endedAt: null, endReason: null, report: 'running' },
  goOn: { roomId: 'job-for-stories', until: '2026-11-13T09:10:00.000Z' },
};
/** Nothing was said in it. */
export const silent: SessionSummary = { ...held, ...unfinished, id: 'session-of-silence', report: 'nothing-said' };

type Part = 'list' | 'one' | 'correct' | 'erase' | 'review';

function history(answers: Partial<Record<Part, Answer>> = {}): HttpHandler[] {
  return [
    mockCall(
      listSessions,
      answers.list ?? replying(listSessions, { sessions: [held], nextCursor: null, practiced: 1 }),
    ),
    mockCall(getSession, answers.one ?? replying(getSession, detail)),
    mockCall(correctTurn, answers.correct ?? replying(correctTurn, correctable)),
    mockCall(eraseSession, answers.erase ?? replying(eraseSession, { erased: true })),
    mockCall(requestReview, answers.review ?? replying(requestReview, asked)),
  ];
}
const everywhere = (answer: Answer) =>
  history({ list: answer, one: answer, correct: answer, erase: answer, review: answer });

/** One interview with its report. */
export const ready = history();
/** Its report says what was said well, and what to change. */
export const assessed = history({ one: replying(getSession, assessedDetail) });
/** Another try of one question. */
export const tried = history({
  list: replying(listSessions, { sessions: [triedDetail, held], nextCursor: null, practiced: 1 }),
  one: replying(getSession, triedDetail),
});
/** A question of it was tried again since. */
export const triedAgain = history({ one: replying(getSession, triedSince) });
/** An interview for an employer, whose result a person has reviewed. */
export const reviewed = history({ one: replying(getSession, forEmployer(answered)) });
/** An interview for an employer; no request for a review goes through. */
export const reviewFails = history({ one: replying(getSession, forEmployer(notAsked)), review: brokenSilently });
/** Several interviews: enough to compare. */
export const several = history({
  list: replying(listSessions, { sessions: [held, earlier, silent], nextCursor: null, practiced: 2 }),
});
/** No interview yet. */
export const empty = history({ list: replying(listSessions, { sessions: [], nextCursor: null, practiced: 0 }) });
/** One page leads to another. */
export const paged = history({
  list: replyingTo(listSessions, ({ query }) =>
    query['cursor']
      ? { sessions: [silent], nextCursor: null, practiced: 1 }
      : { sessions: [held], nextCursor: 'next-page', practiced: 1 },
  ),
});
/** The report comes in a minute. */
export const writing = history({
  list: replying(listSessions, { sessions: [fresh, held], nextCursor: null, practiced: 1 }),
  one: replying(getSession, { ...unreported, ...fresh, turns: detail.turns, making: 'assessing' }),
});
/** There is no report, since nothing was said. */
export const nothingSaid = history({
  one: replying(getSession, { ...unreported, ...silent, turns: [] }),
});
/** There is no such interview, or it is somebody else's. */
export const notFound = history({
  one: failingWith('not-found', 'We couldn’t find that interview.'),
  erase: failingWith('not-found', 'We couldn’t find that interview.'),
});
/** The interviews come, but not at once. */
export const slow = history({
  list: slowly(replying(listSessions, { sessions: [held], nextCursor: null, practiced: 1 })),
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

/** Answers that can be corrected; each call of this function is an interview of its own. It is assessed again at the next look. */
export function correctableOnce(): HttpHandler[] {
  const session = kept(correctable);
  const { correcting } = correctable;
  return history({
    one: replyingTo(getSession, () => {
      const { now } = session;
      session.now = { ...now, correcting: correcting && { ...correcting, state: 'settled' } };
      return session.now;
    }),
    correct: replyingTo(correctTurn, ({ params, body }) => {
      const { text } = correctTurn.body.parse(body);
      const { now } = session;
      const transcript = now.feedback?.transcript.map((line) =>
        line.turn === Number(params['turn']) ? { ...line, text, heard: line.heard ?? line.text, words: null } : line,
      );
      return (session.now = {
        ...now,
        feedback: now.feedback && { ...now.feedback, transcript: transcript ?? [] },
        correcting: correcting && { ...correcting, state: 'assessing' },
      });
    }),
  });
}
/** A correction that changes more than was misheard. */
export const correctionTooFar = history({
  one: replying(getSession, correctable),
  correct: failingWith('correction-too-far', 'That changes more than we could have misheard.'),
});
