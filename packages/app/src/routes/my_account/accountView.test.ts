import type { SessionSummary } from '@viva/api-client';
import { history } from '@viva/api-client/mocks';
import { expect, test } from 'vitest';
import { historyOf, subscriptionView, trendsOf } from './accountView.ts';

/** Two days and a half before. */
const nowMs = (1_793_707_200 - 2.5 * 86_400) * 1_000;
const status = { current_period_end: 1_793_707_200, cancel_at: null };
const { held, earlier, silent, triedDetail } = history;

test.each([
  [
    { has_subscription: true, subscription_status: 'trial' },
    { status: 'trial', endsOn: 'November\u00a03,\u00a02026', daysLeft: 3 },
  ],
  [
    { has_subscription: true, subscription_status: 'active' },
    { status: 'active', renewsOn: 'November\u00a03,\u00a02026' },
  ],
  [
    { has_subscription: true, subscription_status: 'canceling' },
    { status: 'canceling', endsOn: 'November\u00a03,\u00a02026' },
  ],
  [{ has_subscription: false, subscription_status: null }, { status: 'expired' }],
  [{ has_subscription: false, subscription_status: 'canceling' }, { status: 'expired' }],
] as const)('%o is shown as %o', (said, shown) => {
  expect(subscriptionView({ ...status, ...said }, nowMs)).toEqual(shown);
});

test.each([
  [0.5, 1],
  [1, 1],
  [1.01, 2],
  // The service says that it holds.
  [-0.1, 1],
])('a trial that ends in %d days has %d left', (days, daysLeft) => {
  const trial = { has_subscription: true, subscription_status: 'trial' } as const;
  const at = (status.current_period_end - days * 86_400) * 1_000;
  expect(subscriptionView({ ...status, ...trial }, at)).toMatchObject({ daysLeft });
});

test('a trial whose end is not told has no days left to show', () => {
  const trial = {
    has_subscription: true,
    subscription_status: 'trial',
    current_period_end: null,
    cancel_at: null,
  } as const;
  expect(subscriptionView(trial, nowMs)).toEqual({ status: 'trial', endsOn: undefined, daysLeft: undefined });
});

test('an interview that runs is no past one', () => {
  expect(historyOf([{ ...held, report: 'running' }, held]).map(({ id }) => id)).toEqual([held.id]);
});

test('a question that was said again names the question, and leads to the first answer', () => {
  const [entry, first] = historyOf([triedDetail, held]);
  expect(entry?.again).toEqual({ question: triedDetail.again?.question, firstHref: `/report/${held.id}` });
  expect(first).not.toHaveProperty('again');
});

test('an interview without a title is called by its kind', () => {
  const untitled = (kind: SessionSummary['kind']) => historyOf([{ ...held, kind, title: '' }])[0]?.title;
  expect([untitled('practice'), untitled('candidate')]).toEqual(['Practice interview', 'Interview for an employer']);
});

test('figures are compared over practice with a report, the oldest first', () => {
  const panels = trendsOf([triedDetail, held, { ...held, id: 'c', kind: 'candidate' }, silent, earlier]);
  expect(panels.map(({ title, points }) => [title, points.map(({ value }) => value)])).toEqual([
    ['Pace', [171, 128]],
    ['Filler words', [5.5, 0]],
    ['Pauses over a second', [0.8, 0]],
    ['Time before you start talking', [2.1, 1.3]],
  ]);
  expect(panels[0]?.points.map(({ label }) => label)).toEqual(['Nov 5', 'Nov 12']);
});

test('a past interview has the level that its answers came to', () => {
  expect(historyOf([{ ...held, level: 'solid' }, earlier]).map(({ level }) => level)).toEqual(['solid', null]);
});

test('what could not be measured has no bar', () => {
  const unmeasured = { ...held, figures: { ...held.figures, fillers: null } };
  const fillers = trendsOf([held, unmeasured]).find(({ title }) => title === 'Filler words');
  expect(fillers?.points.map(({ value, text }) => [value, text])).toEqual([
    [null, '–'],
    [0, '0'],
  ]);
});
