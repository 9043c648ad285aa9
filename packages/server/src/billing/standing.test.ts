import { describe, expect, test } from 'vitest';
import { type SubscriptionTerms, standingOf } from './standing.ts';

const now = Date.UTC(2027, 0, 15, 12);
const hour = 3_600_000;
const day = 24 * hour;
const at = (ms: number) => new Date(now + ms);
const long = at(-365 * day);
const holding: SubscriptionTerms = { status: 'active', periodEnd: at(20 * day), cancelAt: null };
const statusOf = (started: Date, ...subscriptions: SubscriptionTerms[]) =>
  standingOf(started, 7, subscriptions, now).subscription_status;

describe('the trial', () => {
  test('runs for its days from the first sign-in, to the millisecond', () => {
    expect(statusOf(at(-7 * day + 1))).toBe('trial');
    expect(statusOf(at(-7 * day))).toBeNull();
  });

  test('tells its end', () => {
    expect(standingOf(at(-day), 7, [], now)).toEqual({
      has_subscription: true,
      subscription_status: 'trial',
      current_period_end: (now + 6 * day) / 1000,
      cancel_at: null,
    });
  });

  test('gives way to a subscription, and takes over from one that has ended', () => {
    expect(statusOf(at(-day), holding)).toBe('active');
    expect(statusOf(at(-day), { ...holding, status: 'canceled' })).toBe('trial');
  });
});

describe('a subscription', () => {
  test.each(['active', 'trialing', 'past_due'])('that is %s lets its owner practice', (status) => {
    expect(statusOf(long, { ...holding, status })).toBe('active');
  });

  test.each(['incomplete', 'incomplete_expired', 'unpaid', 'paused', 'canceled', 'something new'])(
    'that is %s does not',
    (status) => {
      expect(standingOf(long, 7, [{ ...holding, status }], now)).toEqual({
        has_subscription: false,
        subscription_status: null,
        current_period_end: null,
        cancel_at: null,
      });
    },
  );

  test('whose renewal nobody has told of yet holds for three days more', () => {
    expect(statusOf(long, { ...holding, periodEnd: at(-3 * day + 1) })).toBe('active');
    expect(statusOf(long, { ...holding, periodEnd: at(-3 * day) })).toBeNull();
  });

  test('that was cancelled holds until its end, and no longer', () => {
    expect(statusOf(long, { ...holding, cancelAt: at(1) })).toBe('canceling');
    expect(statusOf(long, { ...holding, cancelAt: at(0) })).toBeNull();
  });

  test('that holds counts, whatever became of an earlier one', () => {
    const ended = { ...holding, status: 'canceled' };
    const ending = { ...holding, cancelAt: at(day) };
    expect(statusOf(long, ended, holding)).toBe('active');
    expect(statusOf(long, holding, ending)).toBe('active');
    expect(statusOf(long, ending, holding)).toBe('active');
  });
});
