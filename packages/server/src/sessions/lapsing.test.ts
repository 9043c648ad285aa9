import { type Accommodation, type ApiError, shownConsent } from '@viva/api-client';
import { internalPaths, sessionContextSchema } from '@viva/api-client/internal';
import { eq } from 'drizzle-orm';
import { RoomServiceClient } from 'livekit-server-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions, turns } from '../db/schema/index.ts';
import { asInterviewer, turnOf } from '../testing/interviewer.ts';
import { postJob } from '../testing/jobs.ts';
import { livekitKeys, until } from '../testing/livekitServer.ts';
import type { TestPerson } from '../testing/people.ts';
import { type TestSession, beginCandidate, sessionOf, takePlace } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';
import { mostAtOnce } from './atOnce.ts';

let stack: Stack;
let jobId: string;
let media: RoomServiceClient;
beforeAll(async () => {
  stack = await startStack({ env: behindProxy });
  jobId = await postJob(visitorFrom(stack.url, '198.51.100.1'));
  const host = stack.livekit.url.replace('ws', 'http');
  media = new RoomServiceClient(host, livekitKeys.apiKey, livekitKeys.apiSecret);
});
afterAll(() => stack.close());

const hour = 3_600;
const day = 24 * hour;
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
const rowOf = async ({ sessionId }: TestSession) =>
  (await stack.database.db.select().from(sessions).where(eq(sessions.id, sessionId)))[0];
const change = ({ sessionId }: TestSession, values: Partial<typeof sessions.$inferInsert>) =>
  stack.database.db.update(sessions).set(values).where(eq(sessions.id, sessionId));
const say = ({ sessionId }: TestSession, n: number, text?: string) =>
  asInterviewer(stack.url, 'PUT', internalPaths.turn(sessionId, n), { turn: turnOf(n, text), checkpoint: null });
const endAs = async ({ sessionId }: TestSession, reason: string) =>
  (await asInterviewer(stack.url, 'POST', internalPaths.end(sessionId), { reason })).body;
const again = ({ api }: TestPerson) => api.getVoiceToken({ query: { room: jobId } });
const invitation = ({ api }: TestPerson) => api.getInvitation({ params: { roomId: jobId } });
const setBack = (session: TestSession) =>
  until(async () => (await rowOf(session)) === undefined, 'the session to be set back');
const reportsOrdered = async ({ sessionId }: TestSession) =>
  (await stack.database.pool.query("select 1 from jobs.job where data->>'sessionId' = $1", [sessionId])).rowCount;

describe('an employer’s interview in which its candidate has said nothing yet', () => {
  test('is begun by the same link again after the candidate stayed away', async () => {
    const first = await beginCandidate(stack, jobId);
    const leave = await takePlace(stack.livekit.url, first.token);
    await say(first, 0);
    await say(first, 1, ' ');
    leave();
    await until(async () => (await media.listParticipants(first.roomId)).length === 0, 'the candidate to be gone');
    await until(async () => {
      await change(first, { candidateSeenAt: secondsAgo(day + 1) });
      return (await rowOf(first)) === undefined;
    }, 'the session to be set back');
    await until(async () => (await media.listRooms([first.roomId])).length === 0, 'the room to be closed');
    expect(await invitation(first.person)).toMatchObject({ consented: true, begun: false, finished: false });
    expect(await reportsOrdered(first)).toBe(0);
    const second = await sessionOf(await again(first.person));
    expect(second.roomId).toBe(first.roomId);
    const context = await asInterviewer(stack.url, 'GET', internalPaths.session(second.sessionId));
    expect(context.body).toMatchObject({ status: 'open', turns: [] });
  });

  test.each(['silence', 'time', 'failed'])('is set back when its interviewer gives up: %s', async (reason) => {
    const session = await beginCandidate(stack, jobId);
    await say(session, 0);
    expect(await endAs(session, reason)).toEqual({ ended: true, first: true });
    expect(await rowOf(session)).toBeUndefined();
    expect(await again(session.person)).toMatch(/^ey/);
  });

  test('is set back when its time is over', async () => {
    const session = await beginCandidate(stack, jobId);
    await change(session, { startedAt: secondsAgo(23 * 60) });
    await setBack(session);
    expect(await again(session.person)).toMatch(/^ey/);
  });

  test('is set back when too many run beside it', async () => {
    const first = await beginCandidate(stack, jobId);
    for (let n = 0; n < mostAtOnce; n++) {
      const other = await postJob(visitorFrom(stack.url, `198.51.100.${n + 10}`));
      const { api } = first.person;
      await api.giveConsent({ params: { roomId: other }, body: { version: shownConsent } });
      await api.getVoiceToken({ query: { room: other } });
    }
    expect(await rowOf(first)).toBeUndefined();
    expect(await invitation(first.person)).toMatchObject({ begun: false, finished: false });
  });

  test('ends for good when the candidate ends it', async () => {
    const { person } = await beginCandidate(stack, jobId);
    await person.api.endInterview({ params: { roomId: jobId } });
    expect(await invitation(person)).toMatchObject({ finished: true });
    expect(await again(person).catch((error: ApiError) => error)).toMatchObject({ code: 'session-ended' });
  });

  test('has its whole time from the token with which the candidate comes at last', async () => {
    const session = await beginCandidate(stack, jobId);
    await change(session, { startedAt: secondsAgo(500), candidateSeenAt: secondsAgo(500) });
    await again(session.person);
    expect((await rowOf(session))?.startedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
    await say(session, 0);
    const startedAt = secondsAgo(400);
    await change(session, { startedAt });
    await again(session.person);
    expect((await rowOf(session))?.startedAt).toEqual(startedAt);
  });
});

describe('an employer’s candidate who has said something', () => {
  const answered = async () => {
    const session = await beginCandidate(stack, jobId);
    await say(session, 0);
    await say(session, 1);
    return session;
  };

  test('may come back for a day; then the interview ends and is assessed', async () => {
    const [patient, late] = [await answered(), await answered()];
    await change(patient, { candidateSeenAt: secondsAgo(day - 30) });
    await change(late, { candidateSeenAt: secondsAgo(day + 1) });
    await until(async () => (await rowOf(late))?.mediaClosed === true, 'the end');
    expect(await rowOf(late)).toMatchObject({ status: 'ended', endReason: 'candidate-left' });
    expect(await reportsOrdered(late)).toBe(1);
    expect(await again(late.person).catch((error: ApiError) => error)).toMatchObject({ code: 'session-ended' });
    expect(await rowOf(patient)).toMatchObject({ status: 'open' });
    expect(await sessionOf(await again(patient.person))).toMatchObject({ sessionId: patient.sessionId });
  });

  test('is on the way with a token, for as long as it may be used', async () => {
    const session = await answered();
    await change(session, { candidateSeenAt: secondsAgo(day - 30) });
    await again(session.person);
    const { candidateSeenAt } = (await rowOf(session)) ?? {};
    expect(candidateSeenAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test('is waited for when the interviewer has left the empty room, and gets another on return', async () => {
    const session = await answered();
    expect(await endAs(session, 'absent')).toEqual({ ended: false, first: false });
    expect(await rowOf(session)).toMatchObject({ status: 'open' });
    await takePlace(stack.livekit.url, await again(session.person));
    await until(async () => ((await rowOf(session))?.dispatchAttempts ?? 0) > 0, 'an interviewer to be sent for');
  });

  test.each(['completed', 'stopped'] as const)(
    'has ended the interview when the interviewer says goodbye: %s',
    async (reason) => {
      const session = await answered();
      expect(await endAs(session, reason)).toEqual({ ended: true, first: true });
      expect(await rowOf(session)).toMatchObject({ status: 'ended', endReason: reason });
      expect(await reportsOrdered(session)).toBe(1);
      expect(await invitation(session.person)).toMatchObject({ finished: true });
      expect(await again(session.person).catch((error: ApiError) => error)).toMatchObject({ code: 'session-ended' });
    },
  );

  /** Somebody who said something two minutes after the beginning, and was last seen `awayS` seconds ago. */
  const interrupted = async (awayS: number) => {
    const session = await answered();
    const seen = secondsAgo(awayS);
    await stack.database.db.update(turns).set({ storedAt: seen }).where(eq(turns.sessionId, session.sessionId));
    const startedAt = secondsAgo(awayS + 120);
    await change(session, { startedAt, candidateSeenAt: seen, interviewerSeenAt: seen });
    return { session, startedAt };
  };
  const startTold = async ({ sessionId }: TestSession) =>
    sessionContextSchema.parse((await asInterviewer(stack.url, 'GET', internalPaths.session(sessionId))).body)
      .startedAt;

  test('loses no time of the interview on an absence, however often', async () => {
    const { session, startedAt } = await interrupted(5 * hour);
    await again(session.person);
    expect((await startTold(session)) - startedAt.getTime()).toBeCloseTo(5 * hour * 1000, -5);
    // A reload within the same minute is none.
    await again(session.person);
    expect((await startTold(session)) - startedAt.getTime()).toBeCloseTo(5 * hour * 1000, -5);
    expect(await rowOf(session)).toMatchObject({ startedAt });
  });

  test('is not over time while away, and is when the interview itself has lasted too long', async () => {
    const [{ session }, { session: long }] = [await interrupted(5 * hour), await interrupted(5 * hour)];
    await change(long, { startedAt: secondsAgo(5 * hour + 23 * 60) });
    await until(async () => (await rowOf(long))?.status === 'ended', 'the end');
    expect(await rowOf(long)).toMatchObject({ endReason: 'time' });
    expect(await rowOf(session)).toMatchObject({ status: 'open' });
    await again(session.person);
    await change(session, { startedAt: secondsAgo(5 * hour + 23 * 60) });
    await until(async () => (await rowOf(session))?.status === 'ended', 'the end after the return');
  });

  test('has half as much time again where they asked for it, and their interviewer knows', async () => {
    const person = await stack.person();
    const accommodations: Accommodation[] = ['more-time', 'typing'];
    const consent = (asked: Accommodation[]) =>
      person.api.giveConsent({ params: { roomId: jobId }, body: { version: shownConsent, accommodations: asked } });
    await consent([]);
    await consent(accommodations);
    expect(await invitation(person)).toMatchObject({ consented: true, accommodations });
    const { sessionId } = await sessionOf(await again(person));
    const context = await asInterviewer(stack.url, 'GET', internalPaths.session(sessionId));
    expect(context.body).toMatchObject({ accommodations, maxMs: 30 * 60_000 });
    // It has begun: what was asked for stays.
    await consent([]);
    expect(await invitation(person)).toMatchObject({ begun: true, accommodations });
  });
});
