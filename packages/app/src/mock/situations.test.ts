import { expect, it } from 'vitest';
import { readNames, situations } from './situations.ts';

it('knows the situations of the service, the room and the identity provider by name', () => {
  for (const name of ['subscription.expired', 'rooms.subscriptionRequired', 'room.nobodyComes', 'auth.wrongPassword']) {
    expect(situations.has(name), name).toBe(true);
  }
  expect(situations.size).toBeGreaterThan(80);
});

it('offers nothing that does nothing', () => {
  for (const [name, situation] of situations) {
    if (situation.about === 'service') expect(situation.handlers(), name).not.toEqual([]);
  }
});

it('reads several with commas between, and tells which of them do not exist', () => {
  expect(readNames('subscription.expired, room.nobodyComes,,oops')).toEqual({
    names: ['subscription.expired', 'room.nobodyComes'],
    unknown: ['oops'],
  });
  expect(readNames('allWell')).toEqual({ names: [], unknown: [] });
});
