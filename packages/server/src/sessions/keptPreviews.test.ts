import type { ApiClient, ApiError } from '@viva/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { previewReports, rooms, sessions } from '../db/schema/index.ts';
import { until } from '../testing/livekitServer.ts';
import { beginPreview, reported } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { hardClass, tellHardClass, toldAnswer } from '../testing/tries.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: behindProxy });
});
afterAll(() => stack.close());

let addresses = 1;
const caught = (promise: Promise<unknown>) => promise.catch((error: ApiError) => error);
const unknown = { code: 'not-found', message: expect.stringContaining('This preview does not exist.') as unknown };
const reportOf = (api: ApiClient, roomId: string) => api.readPreviewReport({ params: { roomId } });

async function begin() {
  const api = visitorFrom(stack.url, `198.51.100.${addresses++}`);
  return { api, ...(await beginPreview(api)) };
}

/** Waits in the database: a page asks only some times a minute. */
const made = (sessionId: string) =>
  until(async () => (await rowsOf(sessionId)).length > 0, 'the report of the preview');
const rowsOf = (sessionId: string) =>
  stack.database.db.select().from(previewReports).where(eq(previewReports.sessionId, sessionId));

/** A preview in which {@link hardClass} was answered, over and with its report. */
async function held(answer = toldAnswer) {
  const preview = await begin();
  await tellHardClass(stack, preview.sessionId, answer);
  await made(preview.sessionId);
  return preview;
}

describe('the report of a preview', () => {
  test('is there in seconds, from the visitor’s own words, for whoever knows the room; nothing is mailed', async () => {
    const preview = await begin();
    expect(await reportOf(preview.api, preview.roomId)).toMatchObject({ state: 'running', making: null, report: null });
    await tellHardClass(stack, preview.sessionId, toldAnswer);
    const first = await reportOf(preview.api, preview.roomId);
    expect(first).toMatchObject({ state: 'writing', making: expect.any(String) as unknown, report: null });
    await made(preview.sessionId);
    const { report } = await reportOf(visitorFrom(stack.url, '192.0.2.9'), preview.roomId);
    expect(report).toMatchObject({ kind: 'preview', overall: { counted: { assessed: 1 } } });
    expect(toldAnswer).toContain(report?.strength?.quote.text);
    expect(await stack.mails()).toEqual([]);
  });

  test('is made as soon as the visitor leaves for good', async () => {
    const { api, roomId, sessionId } = await begin();
    await api.endPreview({ params: { roomId } });
    await made(sessionId);
    expect(await api.endPreview({ params: { roomId } })).toEqual({ ended: true });
  });

  test('is none where nothing was said', async () => {
    const preview = await held('');
    expect(await reportOf(preview.api, preview.roomId)).toMatchObject({ state: 'nothing-said', report: null });
  });

  test('goes half an hour after the end, with all that was said, and no sooner', async () => {
    const { api, roomId, sessionId } = await held();
    const endedAt = (minutes: number) =>
      stack.database.db
        .update(sessions)
        .set({ startedAt: minutesAgo(minutes + 5), endedAt: minutesAgo(minutes) })
        .where(eq(sessions.id, sessionId));
    await endedAt(31);
    const other = await held();
    await until(async () => (await rowsOf(sessionId)).length === 0, 'the sweep');
    expect(await caught(reportOf(api, roomId))).toMatchObject(unknown);
    expect(await reportOf(other.api, other.roomId)).toMatchObject({ state: 'ready' });
  });
});

describe('a preview that is kept', () => {
  test('is a practice interview of the person, with its whole report by e-mail', async () => {
    const { api, roomId, sessionId } = await held();
    const person = await stack.person();
    const params = { roomId };
    expect(await person.api.keepPreview({ params })).toEqual({ session_id: sessionId });
    await reported(stack, sessionId);
    const session = await person.api.getSession({ params: { sessionId } });
    expect(session).toMatchObject({ kind: 'practice', roomId, report: 'ready', feedback: { kind: 'practice' } });
    expect(session.turns.map(({ text }) => text)).toEqual([hardClass.text, toldAnswer]);
    const mails = async () => (await stack.mails()).filter(({ to }) => to.includes(person.email));
    await until(async () => (await mails()).length === 1, 'the letter');
    // Nobody else gets at it any more, and no sweep takes it.
    expect(await caught(reportOf(api, roomId))).toMatchObject(unknown);
    expect(await person.api.getRoomSession({ params })).toEqual({ session_id: sessionId });
    expect(await stack.database.db.select().from(rooms).where(eq(rooms.id, roomId))).toMatchObject([
      { kind: 'practice', ownerUid: person.uid },
    ]);
    expect(await person.api.sayAgain({ params: { sessionId, questionId: hardClass.id } })).toHaveProperty('room_id');
  });

  test('is kept once, by one person; asking again changes nothing', async () => {
    const { roomId, sessionId } = await held();
    const [one, other] = [await stack.person(), await stack.person()];
    const params = { roomId };
    const asked = await Promise.all([one, one, other].map(({ api }) => caught(api.keepPreview({ params }))));
    const owner = asked[2] instanceof Error ? one : other;
    const stranger = owner === one ? other : one;
    const answers = [{ session_id: sessionId }, expect.objectContaining(unknown)];
    const [mine, theirs] = owner === one ? answers : answers.toReversed();
    expect(asked).toEqual([mine, mine, theirs]);
    expect(await owner.api.keepPreview({ params })).toEqual({ session_id: sessionId });
    expect(await caught(stranger.api.keepPreview({ params }))).toMatchObject(unknown);
  });

  test('can’t be one that lasts, in which nothing was said, or that is a room of another kind', async () => {
    const person = await stack.person();
    const lasting = await begin();
    const empty = await held('');
    const { room_id: practice } = await (await stack.person()).api.generateRoom({});
    for (const roomId of [lasting.roomId, empty.roomId, practice, 'aaaaaaaaaaaaaaaa'])
      expect(await caught(person.api.keepPreview({ params: { roomId } }))).toMatchObject(unknown);
    expect(await reportOf(lasting.api, lasting.roomId)).toMatchObject({ state: 'running' });
  });

  test('goes with the account', async () => {
    const { roomId, sessionId } = await held();
    const person = await stack.person();
    await person.api.keepPreview({ params: { roomId } });
    await reported(stack, sessionId);
    await person.api.eraseAccount({});
    const left = () => stack.database.db.select().from(sessions).where(eq(sessions.id, sessionId));
    await until(async () => (await left()).length === 0, 'the erasure');
  });
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
