import type { PracticeSetup, calls } from '@viva/api-client';
import { internalPaths, sessionContextSchema } from '@viva/api-client/internal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { asInterviewer } from '../testing/interviewer.ts';
import type { TestPerson } from '../testing/people.ts';
import { beginSession, sessionOf } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { lengthsUpTo, nearestLength, readingOf, sweepSetups } from './setups.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const advert = 'Ward Nurse\n\nRequirements:\n- Wound care\n- Medication administration';
const plain = {
  ...{ role: 'Cook', advert: '', minutes: 5, persona: 'friendly' },
  coached: false,
} as const satisfies PracticeSetup;

/** A practice room of a new person. */
async function room(person?: TestPerson) {
  const who = person ?? (await stack.person());
  const { room_id: roomId } = await who.api.generateRoom({});
  const params = { roomId };
  return {
    ...{ person: who, roomId },
    offer: () => who.api.getPracticeOffer({ params }),
    setUp: (body: z.input<typeof calls.setUpPractice.body>) => who.api.setUpPractice({ params, body }),
    begin: async () => sessionOf(await who.api.getVoiceToken({ query: { room: roomId } })),
  };
}
const contextOf = async (sessionId: string) =>
  sessionContextSchema.parse((await asInterviewer(stack.url, 'GET', internalPaths.session(sessionId))).body);

describe('a practice interview', () => {
  test('takes as long, and is for the role and in the manner, as it was set up', async () => {
    const { setUp, begin } = await room();
    expect(await setUp(plain)).toEqual({ begun: false, reading: null });
    const context = await contextOf((await begin()).sessionId);
    expect(context).toMatchObject({
      maxMs: 5 * 60_000,
      profile: { targetRole: 'Cook', described: null, resumeText: '', persona: 'friendly', coached: false },
    });
  });

  test('is about what its job ad asks for', async () => {
    const { setUp, begin } = await room();
    const { reading } = await setUp({ ...plain, role: '', advert });
    expect(reading).toMatchObject({ state: 'read', title: 'Ward Nurse', english: true });
    expect(reading).toHaveProperty('skills', expect.arrayContaining(['wound care']));
    const { profile } = await contextOf((await begin()).sessionId);
    expect(profile?.described).toMatchObject({ title: 'Ward Nurse' });
    expect(profile?.described?.skills.map(({ name }) => name)).toContain('wound care');
  });

  test.each([
    ['asdf', 'unreadable'],
    ['Preheat the oven. Mix flour and butter. Bake for half an hour.', 'unreadable'],
    ['https://jobs.example.com/123', 'link'],
  ])('begins all the same where %j tells no job', async (text, state) => {
    const { setUp, begin } = await room();
    expect(await setUp({ ...plain, advert: text })).toEqual({ begun: false, reading: { state } });
    const { profile } = await contextOf((await begin()).sessionId);
    expect(profile).toMatchObject({ targetRole: 'Cook', described: null });
  });

  test('is coached where that was chosen, and the next one begins with what the last one had', async () => {
    const { person, setUp, begin } = await room();
    await setUp({ ...plain, coached: true });
    expect(await contextOf((await begin()).sessionId)).toMatchObject({ profile: { coached: true } });
    const next = await room(person);
    expect(await next.offer()).toMatchObject({ from: 'last', suggested: { ...plain, coached: true } });
    const { coached: _, ...rest } = plain;
    await next.setUp(rest);
    expect(await contextOf((await next.begin()).sessionId)).toMatchObject({ profile: { coached: false } });
    expect(await (await room(person)).offer()).toMatchObject({ suggested: { coached: false } });
  });

  test('that has begun keeps its setup', async () => {
    const { setUp, begin, offer } = await room();
    await setUp(plain);
    const { sessionId } = await begin();
    expect(await setUp({ ...plain, role: 'Teacher', minutes: 20, coached: true })).toEqual({
      begun: true,
      reading: null,
    });
    expect(await offer()).toMatchObject({ begun: true });
    expect(await contextOf(sessionId)).toMatchObject({
      maxMs: 5 * 60_000,
      profile: { targetRole: 'Cook', coached: false },
    });
  });

  test('goes by the profile where it was not set up', async () => {
    const session = await beginSession(stack);
    await session.person.api.saveProfile({
      body: { targetRole: 'Teacher', persona: 'demanding', jobDescription: '', recording: false },
    });
    expect(await contextOf(session.sessionId)).toMatchObject({
      profile: { targetRole: 'Teacher', persona: 'demanding', coached: false },
    });
  });
});

describe('the card', () => {
  test('begins empty, with ten minutes', async () => {
    const { offer } = await room();
    expect(await offer()).toEqual({
      begun: false,
      lengths: [
        { minutes: 5, questions: 2, coachedQuestions: 2 },
        { minutes: 10, questions: 4, coachedQuestions: 3 },
        { minutes: 20, questions: 6, coachedQuestions: 6 },
      ],
      from: 'nothing',
      suggested: { role: '', advert: '', minutes: 10, persona: 'neutral', coached: false },
      reading: null,
      resume: null,
    });
  });

  test('begins as the last interview was that began, its ad read already', async () => {
    const first = await room();
    await first.setUp({ ...plain, role: '', advert });
    await first.begin();
    const next = await room(first.person);
    await next.setUp({ ...plain, role: 'Never begun' });
    expect(await next.offer()).toMatchObject({ from: 'last', suggested: { role: 'Never begun' } });
    expect(await (await room(first.person)).offer()).toMatchObject({
      from: 'last',
      suggested: { ...plain, role: '', advert },
      reading: { state: 'read', title: 'Ward Nurse' },
    });
  });

  test('begins with the role that was said in an interview for which none was given', async () => {
    const first = await room();
    await first.setUp({ ...plain, role: '' });
    const { sessionId } = await first.begin();
    const checkpoint = JSON.stringify({ plan: { title: 'beekeeper' } });
    await stack.database.pool.query('update sessions set checkpoint = $1 where id = $2', [checkpoint, sessionId]);
    expect(await (await room(first.person)).offer()).toMatchObject({ from: 'last', suggested: { role: 'beekeeper' } });
    const general = JSON.stringify({ plan: { title: 'general interview' } });
    await stack.database.pool.query('update sessions set checkpoint = $1 where id = $2', [general, sessionId]);
    expect(await (await room(first.person)).offer()).toMatchObject({ suggested: { role: '' } });
  });

  test('begins with what was written into the profile since', async () => {
    const { person, setUp, begin } = await room();
    const { api } = person;
    const written = { targetRole: 'Teacher', persona: 'demanding', jobDescription: advert, recording: false } as const;
    await api.saveProfile({ body: { ...written, targetRole: 'Pilot' } });
    const last = { ...plain, coached: true };
    await setUp(last);
    await begin();
    expect(await (await room(person)).offer()).toMatchObject({ from: 'last', suggested: last });
    await api.putResume({
      body: { fileName: 'cv.txt', content: Buffer.from('Ten years in a kitchen.').toString('base64') },
    });
    expect(await (await room(person)).offer()).toMatchObject({ from: 'last', resume: 'cv.txt' });
    await api.saveProfile({ body: written });
    expect(await (await room(person)).offer()).toMatchObject({
      from: 'profile',
      suggested: { role: 'Teacher', advert, persona: 'demanding', minutes: 5, coached: true },
      reading: null,
    });
  });

  test('is not opened when the trial is over, and stores nothing then', async () => {
    const { person, offer, setUp } = await room();
    await stack.database.pool.query(`update users set trial_started_at = now() - interval '8 days' where uid = $1`, [
      person.uid,
    ]);
    await expect(offer()).rejects.toMatchObject({ code: 'subscription-required' });
    await expect(setUp(plain)).rejects.toMatchObject({ code: 'subscription-required' });
  });

  test.each([
    { ...plain, minutes: 7 },
    { ...plain, minutes: 240 },
    { ...plain, persona: 'rude' },
    { ...plain, coached: 'yes' },
    { ...plain, role: 'x'.repeat(201) },
    { ...plain, advert: 'x'.repeat(20_001) },
  ])('takes nothing but what it offers', async (body) => {
    const { setUp } = await room();
    await expect(setUp(body as PracticeSetup)).rejects.toMatchObject({ code: 'bad-request' });
  });

  test('is of one’s own room alone', async () => {
    const { roomId } = await room();
    const other = await stack.person();
    const params = { roomId };
    await expect(other.api.getPracticeOffer({ params })).rejects.toMatchObject({ code: 'not-found' });
    await expect(other.api.setUpPractice({ params, body: plain })).rejects.toMatchObject({ code: 'not-found' });
  });
});

test('setups are taken along with an account, and go with their room, and after their time', async () => {
  const { person, roomId, setUp, begin } = await room();
  await setUp(plain);
  const { sessionId } = await begin();
  const { setups } = await person.api.exportAccount({});
  expect(setups).toEqual([{ ...plain, roomId, madeAt: expect.any(String) }]);
  const left = async () =>
    (await stack.database.pool.query('select 1 from practice_setups where owner_uid = $1', [person.uid])).rowCount;
  await sweepSetups(stack.database.db, 1);
  expect(await left()).toBe(1);
  await person.api.eraseSession({ params: { sessionId } });
  expect(await left()).toBe(0);
  const again = await room(person);
  await again.setUp(plain);
  await stack.database.pool.query(
    `update practice_setups set made_at = now() - interval '25 hours' where owner_uid = $1`,
    [person.uid],
  );
  await sweepSetups(stack.database.db, 1);
  expect(await left()).toBe(0);
});

test('no length is offered that is longer than any interview may be', () => {
  expect(lengthsUpTo(12).map(({ minutes }) => minutes)).toEqual([5, 10]);
  expect(lengthsUpTo(3)).toEqual([{ minutes: 5, questions: 1, coachedQuestions: 1 }]);
  expect(nearestLength(lengthsUpTo(12), 20)).toBe(10);
  expect(nearestLength(lengthsUpTo(3), 20)).toBe(5);
});

test.each([1, 3, 5, 12, 60])(
  'where interviews take at most %i minutes, a coached one has at least one question, and no more than another',
  (longest) => {
    for (const { questions, coachedQuestions } of lengthsUpTo(longest)) {
      expect(coachedQuestions).toBeGreaterThanOrEqual(1);
      expect(coachedQuestions).toBeLessThanOrEqual(questions);
    }
  },
);

test('an address is told from a text that has one in it', () => {
  expect(readingOf('www.example.com/job', null)).toEqual({ state: 'link' });
  expect(readingOf('See https://example.com', null)).toEqual({ state: 'unreadable' });
  expect(readingOf('', null)).toBeNull();
});
