import { history } from '@viva/api-client/mocks';
import { expect, test } from 'vitest';
import { hasHome, hasPracticed, homeView, lastAssessed, questionToChange, trialOf } from './homeView.ts';

const { held, interrupted, silent, fresh, assessedDetail } = history;
const oneQuestion = {
  ...held,
  id: 'one-question-again',
  again: { sessionId: held.id, questionId: 'q1', question: 'Why nights?' },
} as const;
const forEmployer = { ...held, id: 'for-an-employer', kind: 'candidate' } as const;

test('a home is there for a report, or for an interview that can be gone on with', () => {
  expect(hasHome([])).toBe(false);
  expect(hasHome([silent, fresh])).toBe(false);
  expect(hasHome([silent, held])).toBe(true);
  expect(hasHome([interrupted])).toBe(true);
});

test('questions may be due for those who have practiced, if only one question again', () => {
  expect(hasPracticed([oneQuestion])).toBe(true);
  expect(hasPracticed([forEmployer, interrupted, silent, fresh])).toBe(false);
});

test('an interrupted interview leads to where it goes on, with its end', () => {
  const { goOn } = homeView([held, interrupted], undefined);
  expect(goOn).toMatchObject({ title: 'Night-Shift Team Lead', href: '/voice_chat/job-for-stories' });
  expect(goOn?.untilText).toContain('2026');
  const running = { ...interrupted, kind: 'practice', title: '', goOn: { roomId: 'room-0001', until: null } } as const;
  expect(homeView([running], undefined).goOn).toEqual({
    title: '',
    href: '/voice_chat/room-0001',
    untilText: undefined,
  });
});

test('the change is of the last practice that has a report', () => {
  expect(lastAssessed([interrupted, fresh, forEmployer, oneQuestion, held])).toBe(held);
  const { change } = homeView([held], assessedDetail);
  expect(change).toEqual({
    claim: assessedDetail.feedback?.change?.claim,
    next: assessedDetail.feedback?.change?.next,
    href: `/report/${assessedDetail.id}`,
  });
  expect(homeView([held], { ...assessedDetail, feedback: null }).change).toBeNull();
});

test('the change is practiced with the question in whose answer it is shown; without one, by a new interview', () => {
  expect(questionToChange(assessedDetail)).toEqual({ sessionId: assessedDetail.id, questionId: 'q2' });
  expect(questionToChange({ ...assessedDetail, feedback: null })).toBeUndefined();
  expect(questionToChange(undefined)).toBeUndefined();
});

test('the trend is of five practices with a report, the newest first', () => {
  const many = Array.from({ length: 7 }, (_, n) => ({ ...held, id: `session-${n}` }));
  const { trend } = homeView([interrupted, forEmployer, oneQuestion, ...many], undefined);
  expect(trend.map(({ id }) => id)).toEqual(many.slice(0, 5).map(({ id }) => id));
});

test('a trial counts its days, today included', () => {
  const end = Date.UTC(2026, 10, 21, 12);
  const trial = {
    ...({ has_subscription: true, subscription_status: 'trial', cancel_at: null } as const),
    current_period_end: end / 1000,
  };
  expect(trialOf(trial, end - 9 * 24 * 3_600_000)?.days).toBe(9);
  expect(trialOf(trial, end - 60_000)?.days).toBe(1);
  expect(trialOf({ ...trial, subscription_status: 'active' }, end)).toBeNull();
  expect(trialOf({ ...trial, has_subscription: false }, end)).toBeNull();
  expect(trialOf(undefined, end)).toBeNull();
});
