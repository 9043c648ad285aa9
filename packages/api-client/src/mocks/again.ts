import type { HttpHandler } from 'msw';
import {
  calls,
  type ComparedTry,
  type Comparison,
  type DueQuestion,
  type KeptAnswer,
  type ReportDocument,
} from '../contract/index.ts';
import { assessedReport } from './assessedReport.ts';
import { held, triedDetail } from './history.ts';
import { triedReport } from './triedReport.ts';
import {
  type Answer,
  broken,
  brokenSilently,
  failing as failingWith,
  failuresOf,
  mockCall,
  replying,
  slow as slowly,
} from './situations.ts';

const { sayAgain, compareTries, listDueQuestions, keepAnswer, dropAnswer, listKeptAnswers } = calls;

/** The first answer of a report as it is compared. */
function comparedOf({ answers: [answer], transcript }: ReportDocument): ComparedTry['answer'] & { said: string } {
  if (!answer) throw new Error('the report has no answer');
  const { outcome, words, speakingMs, wordsPerMinute, typed, level, likely, notAssessed, criteria } = answer;
  const said = transcript.find(({ turn }) => answer.turns.includes(turn))?.text ?? '';
  return { outcome, words, speakingMs, wordsPerMinute, typed, level, likely, notAssessed, criteria, said };
}
const { said, ...answer } = comparedOf(assessedReport);
const { said: saidNow, ...answerNow } = comparedOf(triedReport);

/** An answer that was solid, and a strong one with a lesson in it. */
export const comparison: Comparison = {
  question: assessedReport.answers[0]?.question ?? '',
  nth: 1,
  first: { sessionId: held.id, heldAt: held.startedAt, answer, fillers: 1, said },
  best: null,
  now: { sessionId: triedDetail.id, heldAt: '2026-11-12T10:00:00.000Z', answer: answerNow, fillers: 0, said: saidNow },
};

/** Questions that are due, those that went worst first. */
export const dueToday: readonly DueQuestion[] = [
  {
    ...{ sessionId: held.id, questionId: 'q1', question: 'Tell me about a mistake that you caught in time.' },
    ...{ title: 'Nurse', level: 'not-shown', saidAt: held.startedAt, dueAt: '2026-11-13T09:00:00.000Z' },
  },
  {
    ...{ sessionId: held.id, questionId: 'q2', question: 'What made you become a nurse?' },
    ...{ title: 'Nurse', level: 'developing', saidAt: held.startedAt, dueAt: '2026-11-13T09:00:00.000Z' },
  },
];

/** Answers that are kept. */
export const keptAnswers: readonly KeptAnswer[] = [
  {
    ...{ sessionId: held.id, questionId: 'q1', question: assessedReport.answers[0]?.question ?? '', title: 'Nurse' },
    ...{ level: 'solid', said, saidAt: held.startedAt },
  },
];

type Part = 'say' | 'compare' | 'due' | 'keep' | 'drop' | 'kept';

const again = (answers: Partial<Record<Part, Answer>> = {}): HttpHandler[] => [
  mockCall(sayAgain, answers.say ?? replying(sayAgain, { room_id: 'room-for-one-question' })),
  mockCall(compareTries, answers.compare ?? replying(compareTries, comparison)),
  mockCall(listDueQuestions, answers.due ?? replying(listDueQuestions, { questions: [] })),
  mockCall(keepAnswer, answers.keep ?? replying(keepAnswer, { kept: true })),
  mockCall(dropAnswer, answers.drop ?? replying(dropAnswer, { kept: false })),
  mockCall(listKeptAnswers, answers.kept ?? replying(listKeptAnswers, { answers: [] })),
];

/** Questions can be said again, and none is due. */
export const ready = again();
/** Two questions are due. */
export const due = again({ due: replying(listDueQuestions, { questions: [...dueToday] }) });
/** Two are due, and none can be opened. */
export const dueAndRefused = again({
  say: broken,
  due: replying(listDueQuestions, { questions: [...dueToday] }),
});
/** The trial is over since the report was opened. */
export const subscriptionRequired = again({
  say: failingWith('subscription-required', 'Your trial has expired.'),
});
/** The tries can't be compared. */
export const incomparable = again({ compare: failingWith('not-found', 'There’s no other try to compare with.') });
/** An answer is kept, and can be removed. */
export const withAnswers = again({ kept: replying(listKeptAnswers, { answers: [...keptAnswers] }) });
/** An answer is kept, and can't be removed. */
export const answersStay = again({
  drop: brokenSilently,
  kept: replying(listKeptAnswers, { answers: [...keptAnswers] }),
});
/** No more answers can be kept. */
export const answersFull = again({
  keep: failingWith('answers-full', 'You’ve kept 50 answers. Remove one in My Account to keep another.'),
});
/** The comparison comes, but not at once. */
export const slow = again({ compare: slowly(replying(compareTries, comparison)) });
/** See {@link failuresOf}. */
export const { unauthorized, failing, failingWithoutMessage, hanging, offline } = failuresOf((answered) =>
  again({ say: answered, compare: answered, due: answered, keep: answered, drop: answered, kept: answered }),
);
