import { type AdvertReading, ApiError, type PracticeSetup } from '@viva/api-client';
import { expect, test } from 'vitest';
import type { SessionFailure } from './failures.ts';
import { SetUp, type SetUpPorts } from './setUp.ts';
import { fakeClock } from './testing.ts';

const advert = 'Ward Nurse: wound care on a surgical ward.';
const read: AdvertReading = { state: 'read', title: 'Ward Nurse', skills: ['wound care'], english: true };
const choices = { role: '', advert, minutes: 10, persona: 'neutral', coached: true } as const satisfies PracticeSetup;
const failed = (code: 'internal' | 'unavailable' | 'not-found' | 'subscription-required', status: number) =>
  new ApiError({ code, status, message: 'params.body is odd', serverMessage: 'params.body is odd' });

type Stored = Parameters<SetUpPorts['api']['setUpPractice']>[0]['body'];
type Reply = Awaited<ReturnType<SetUpPorts['api']['setUpPractice']>>;

/** A card whose calls are answered by `answers`, the last of them again and again. */
function card(
  answers: readonly (() => Promise<Reply>)[],
  first: { advert: string; reading: AdvertReading | null } = { advert: '', reading: null },
) {
  const clock = fakeClock();
  const stored: Stored[] = [];
  const told: (SessionFailure | 'done')[] = [];
  const setUp = new SetUp(
    'room-1234',
    {
      clock,
      api: {
        setUpPractice: ({ body }) => {
          stored.push(body);
          const answer = answers[Math.min(stored.length, answers.length) - 1];
          return answer ? answer() : Promise.reject(new Error('There is no answer.'));
        },
      },
      onDone: () => told.push('done'),
      onFailure: (failure) => told.push(failure),
    },
    first,
  );
  const settled = () => clock.advance(0);
  return { setUp, clock, stored, told, settled };
}
const replies =
  (reading: AdvertReading | null, begun = false) =>
  () =>
    Promise.resolve({ begun, reading });

test('starting stores what was chosen, once, and enters', async () => {
  const { setUp, stored, told, settled } = card([replies(null)]);
  const setup = { ...choices, role: 'Cook', advert: '' };
  void setUp.start(setup);
  void setUp.start(setup);
  expect(setUp.state().starting).toBe(true);
  await settled();
  expect([stored, told]).toEqual([[setup], ['done']]);
});

test('an ad is read as soon as it is there, and the same one once', async () => {
  const { setUp, stored, settled, told } = card([replies(read)]);
  void setUp.read(choices);
  expect(setUp.state().reading).toEqual({ state: 'busy' });
  await settled();
  expect(setUp.state()).toMatchObject({ reading: read, starting: false });
  void setUp.read({ ...choices, advert: `${advert} ` });
  await settled();
  expect([stored.length, told]).toEqual([1, []]);
});

test('an ad of last time is not read again', async () => {
  const { setUp, stored } = card([replies(read)], { advert, reading: read });
  expect(setUp.state().reading).toEqual(read);
  void setUp.read(choices);
  expect(stored).toEqual([]);
});

test.each(['unreadable', 'link'] as const)('the role is asked for once where an ad is %s', async (state) => {
  const { setUp, told, settled } = card([replies({ state })]);
  void setUp.start(choices);
  await settled();
  expect(setUp.state()).toEqual({ reading: { state }, roleMissing: true, starting: false });
  expect(told).toEqual([]);
  void setUp.start(choices);
  await settled();
  expect(told).toEqual(['done']);
});

test('no role is asked for where one is given beside an ad that tells none', async () => {
  const { setUp, told, settled } = card([replies({ state: 'unreadable' })]);
  void setUp.start({ ...choices, role: 'Cook' });
  await settled();
  expect(told).toEqual(['done']);
});

test('an interview that has begun meanwhile is entered', async () => {
  const { setUp, told, settled } = card([replies({ state: 'unreadable' }, true)]);
  void setUp.start(choices);
  await settled();
  expect(told).toEqual(['done']);
});

test.each([
  [failed('internal', 500), '', /couldn’t start/],
  [failed('unavailable', 503), advert, /couldn’t read the job ad/],
])('a failure is told in the card’s own words, and starting again is possible', async (error, text, sentence) => {
  const { setUp, told, settled } = card([() => Promise.reject(error), replies(null)]);
  void setUp.start({ ...choices, advert: text });
  await settled();
  expect(setUp.state()).toMatchObject({ starting: false, error: expect.stringMatching(sentence) });
  void setUp.start({ ...choices, advert: text, role: 'Cook' });
  expect(setUp.state().error).toBeUndefined();
  await settled();
  expect(told).toEqual(['done']);
});

test('no wait is endless', async () => {
  const { setUp, clock } = card([() => new Promise<never>(() => undefined)]);
  void setUp.start(choices);
  await clock.advance(20_000);
  expect(setUp.state()).toMatchObject({ starting: false, error: expect.any(String) });
});

test.each([
  [failed('subscription-required', 403), 'subscription'],
  [failed('not-found', 404), 'message'],
])('a room that can’t be had is told', async (error, kind) => {
  const { setUp, told, settled } = card([() => Promise.reject(error)]);
  void setUp.start(choices);
  await settled();
  expect(told).toMatchObject([{ kind }]);
});

test('a failed reading is silent, and starting reads again', async () => {
  const { setUp, stored, told, settled } = card([() => Promise.reject(failed('unavailable', 503)), replies(read)]);
  void setUp.read(choices);
  await settled();
  expect(setUp.state()).toEqual({ reading: { state: 'unread' }, roleMissing: false, starting: false });
  void setUp.start(choices);
  await settled();
  expect([stored.length, told]).toEqual([2, ['done']]);
});

test('starting while an ad is read goes by the later reply; after leaving nothing changes', async () => {
  const { setUp, told, settled } = card([() => new Promise<never>(() => undefined), replies(read)]);
  void setUp.read(choices);
  void setUp.start(choices);
  await settled();
  expect(told).toEqual(['done']);
  const left = card([replies(read)]);
  void left.setUp.start(choices);
  left.setUp.dispose();
  await left.settled();
  expect(left.told).toEqual([]);
});
