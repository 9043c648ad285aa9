import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { internalPaths } from '@viva/api-client/internal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asInterviewer, turnOf } from '../testing/interviewer.ts';
import { postJob } from '../testing/jobs.ts';
import { until } from '../testing/livekitServer.ts';
import { silentOpus } from '../testing/oggOpus.ts';
import { type TestSession, beginCandidate, beginPreview, beginSession } from '../testing/session.ts';
import { sound, uploadSound } from '../testing/soundUpload.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { createSoundAddresses } from './addresses.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const of = ({ sessionId }: { sessionId: string }) => ({ params: { sessionId } });
const upload = (session: { sessionId: string }, n: number, how?: Parameters<typeof uploadSound>[3]) =>
  uploadSound(stack.url, session, n, how);

const say = ({ sessionId }: { sessionId: string }, n: number, more: object = {}) =>
  asInterviewer(stack.url, 'PUT', internalPaths.turn(sessionId, n), {
    turn: { ...turnOf(n), ...more },
    checkpoint: null,
  });
const record = async (session: { sessionId: string }) =>
  ((await asInterviewer(stack.url, 'GET', internalPaths.session(session.sessionId))).body as { record: boolean })
    .record;
const switchTo = ({ person: { api } }: TestSession, recording: boolean) =>
  api.saveProfile({ body: { targetRole: '', persona: 'neutral', jobDescription: '', recording } });

/** A practice interview whose owner wants it recorded, with one answer. */
async function recordedSession(): Promise<TestSession> {
  const session = await beginSession(stack);
  await switchTo(session, true);
  await say(session, 1);
  expect((await upload(session, 1)).status).toBe(200);
  return session;
}
const heard = (session: TestSession) => session.person.api.listRecordings(of(session));
async function addressOf(session: TestSession): Promise<string> {
  const [first] = (await heard(session)).turns;
  return `${stack.url}/api${first?.path ?? ''}`;
}
const files = () => {
  const at = join(stack.folder, 'recordings');
  return readdirSync(at, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
};
const rows = async (session: TestSession) => {
  const { pool } = stack.database;
  const sql = 'select * from recordings where session_id = $1';
  return (await pool.query<Record<string, unknown>>(sql, [session.sessionId])).rows;
};

describe('the sound of an answer', () => {
  test('is heard by its owner without a login, whole and in parts, from an address that is good for some minutes', async () => {
    const session = await recordedSession();
    const { state, turns, validUntil } = await heard(session);
    expect(state).toBe('ready');
    expect(turns).toMatchObject([{ n: 1, startMs: 3_750, durationMs: 4_500 }]);
    expect(Date.parse(validUntil) - Date.now()).toBeGreaterThan(590_000);
    expect(JSON.stringify(turns)).not.toContain(stack.folder);

    const address = await addressOf(session);
    const whole = await fetch(address);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toBe('audio/ogg');
    expect(whole.headers.get('cache-control')).toMatch(/^private/);
    expect(Buffer.from(await whole.arrayBuffer()).equals(sound)).toBe(true);
    const part = await fetch(address, { headers: { range: 'bytes=10-19' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${sound.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(sound.subarray(10, 20))).toBe(true);
    const beyond = await fetch(address, { headers: { range: `bytes=${sound.length}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${sound.length}`]);
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(sound.length)]);
  });

  test('is kept once, however often it comes', async () => {
    const session = await recordedSession();
    const before = files().length;
    expect((await upload(session, 1, { file: silentOpus(9_000) })).status).toBe(200);
    expect((await heard(session)).turns).toMatchObject([{ durationMs: 4_500 }]);
    expect(files()).toHaveLength(before);
  });

  test.each<[string, (address: URL, other: string) => void]>([
    ['of another turn', (address) => (address.pathname = address.pathname.replace(/1$/, '3'))],
    [
      'of another interview',
      (address, other) => (address.pathname = address.pathname.replace(/[^/]+\/1$/, `${other}/1`)),
    ],
    ['that was to be good for longer', (address) => address.searchParams.set('until', '99999999999')],
    ['with another proof', (address) => address.searchParams.set('proof', 'A'.repeat(43))],
    ['without a proof', (address) => address.searchParams.delete('proof')],
  ])('is not heard at an address %s', async (_what, change) => {
    const [session, other] = [await recordedSession(), await recordedSession()];
    const address = new URL(await addressOf(session));
    change(address, other.sessionId);
    const reply = await fetch(address);
    expect([reply.status, await reply.json()]).toMatchObject([404, { code: 'not-found' }]);
  });

  test('is not heard at an address that has had its time', async () => {
    const session = await recordedSession();
    const addresses = createSoundAddresses(stack.config.LIVEKIT_API_SECRET);
    const at = (until: number) =>
      fetch(`${stack.url}/api${addresses.path({ sessionId: session.sessionId, n: 1, until })}`);
    const now = Math.floor(Date.now() / 1_000);
    expect((await at(now + 5)).status).toBe(200);
    expect((await at(now - 1)).status).toBe(404);
  });

  test('has no address for anybody else', async () => {
    const session = await recordedSession();
    const { api } = await stack.person();
    await expect(api.listRecordings(of(session))).rejects.toMatchObject({ code: 'not-found' });
    await expect(api.listRecordings({ params: { sessionId: 'no-such-session' } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('is listed in the export of its owner', async () => {
    const session = await recordedSession();
    expect(await session.person.api.exportAccount({})).toMatchObject({
      sessions: [{ recordings: [{ turn: 1, startMs: 3_750, durationMs: 4_500, bytes: sound.length, erasedAt: null }] }],
    });
  });
});

describe('nothing is recorded unasked', () => {
  test('in practice, unless its owner has switched it on; from when it is switched off, nothing more', async () => {
    const session = await beginSession(stack);
    await say(session, 1);
    await say(session, 3);
    expect(await record(session)).toBe(false);
    expect(await upload(session, 1)).toMatchObject({ status: 403, body: { code: 'consent-required' } });
    await switchTo(session, true);
    expect(await record(session)).toBe(true);
    expect((await upload(session, 1)).status).toBe(200);
    await switchTo(session, false);
    expect(await upload(session, 3)).toMatchObject({ status: 403 });
    expect((await heard(session)).turns).toHaveLength(1);
  });

  test('for an employer, unless the candidate has agreed to it for this job, in words that say so', async () => {
    const jobId = await postJob((await stack.person()).api);
    const session = await beginCandidate(stack, jobId);
    await say(session, 1);
    expect(await record(session)).toBe(true);
    expect((await upload(session, 1)).status).toBe(200);
    await stack.database.pool.query(`update consents set version = '2026-11' where uid = $1`, [session.person.uid]);
    await switchTo(session, true);
    expect(await record(session)).toBe(false);
    await say(session, 3);
    expect(await upload(session, 3)).toMatchObject({ status: 403 });
  });

  test('in a preview never', async () => {
    const preview = await beginPreview((await stack.person()).api);
    await say(preview, 1);
    expect(await record(preview)).toBe(false);
    expect(await upload(preview, 1)).toMatchObject({ status: 403 });
  });
});

describe('an interviewer who sends sound', () => {
  test('has to send an Ogg Opus file, of a turn that was spoken, not too large, under its signature', async () => {
    const session = await recordedSession();
    await say(session, 2);
    await say(session, 3, { typed: true });
    await say(session, 5);
    for (const n of [2, 3, 4]) expect(await upload(session, n)).toMatchObject({ status: 404 });
    expect(await upload({ sessionId: 'no-such-session' }, 1)).toMatchObject({ status: 404 });
    expect(await upload(session, 5, { file: Buffer.from('RIFF') })).toMatchObject({ status: 422 });
    expect(await upload(session, 5, { file: Buffer.from('sound'), type: 'text/plain' })).toMatchObject({ status: 415 });
    expect(await upload(session, 5, { signed: silentOpus(20) })).toMatchObject({ status: 401 });
    expect(await upload(session, 5, { file: Buffer.alloc(6 * 1024 * 1024 + 1) })).toMatchObject({ status: 413 });
    expect(await heard(session)).toMatchObject({ turns: [{ n: 1 }] });
  });
});

describe('what was recorded goes', () => {
  test('with its interview: the address at once, the file soon', async () => {
    const session = await recordedSession();
    const address = await addressOf(session);
    const before = files().length;
    await session.person.api.eraseSession(of(session));
    expect((await fetch(address)).status).toBe(404);
    await until(async () => files().length === before - 1, 'the file to go');
    // Only once the file is gone is it forgotten where it was.
    const left = () => stack.database.pool.query('select from recordings where session_id is null');
    await until(async () => (await left()).rowCount === 0, 'nothing of it to be left');
  });

  test('with its account', async () => {
    const session = await recordedSession();
    const address = await addressOf(session);
    const before = files().length;
    await session.person.api.eraseAccount({});
    expect((await fetch(address)).status).toBe(404);
    await until(async () => files().length === before - 1, 'the file to go');
  });

  test('with whatever else takes its interview away, also when nobody says so', async () => {
    const session = await recordedSession();
    const before = files().length;
    await stack.database.pool.query('delete from rooms where id = $1', [session.roomId]);
    await sweep();
    expect(files()).toHaveLength(before - 1);
  });

  test('with its turn, when that is withdrawn, and does not come back with a late upload', async () => {
    const session = await recordedSession();
    const before = files().length;
    const path = internalPaths.withdraw(session.sessionId, 1);
    expect((await asInterviewer(stack.url, 'POST', path, { checkpoint: null })).status).toBe(200);
    expect(await rows(session)).toEqual([]);
    expect(await upload(session, 1)).toMatchObject({ status: 404 });
    await until(async () => files().length === before - 1, 'the file to go');
  });

  test('when its time is over; that there was some stays known, and the words stay', async () => {
    const session = await recordedSession();
    const address = await addressOf(session);
    const setBack = (days: number) =>
      stack.database.pool.query(
        `update recordings set stored_at = now() - $2 * interval '1 day' where session_id = $1`,
        [session.sessionId, days],
      );
    const before = files().length;
    await setBack(89);
    await sweep();
    expect((await fetch(address)).status).toBe(200);
    await setBack(91);
    await sweep();
    expect((await fetch(address)).status).toBe(404);
    expect(files()).toHaveLength(before - 1);
    expect(await heard(session)).toMatchObject({ state: 'erased', turns: [] });
    expect((await session.person.api.getSession(of(session))).turns).toHaveLength(1);
    expect(await upload(session, 1)).toMatchObject({ status: 200 });
    expect(await heard(session)).toMatchObject({ state: 'erased' });
  });

  test('when it was never finished, once nobody can be writing it any more', async () => {
    const session = await recordedSession();
    await stack.database.pool.query('update recordings set stored_at = null where session_id = $1', [
      session.sessionId,
    ]);
    const before = files().length;
    await sweep();
    expect(files()).toHaveLength(before);
    await stack.database.pool.query(
      `update recordings set noted_at = now() - interval '11 minutes' where session_id = $1`,
      [session.sessionId],
    );
    await sweep();
    expect(files()).toHaveLength(before - 1);
    expect(await rows(session)).toEqual([]);
    expect(await heard(session)).toMatchObject({ state: 'none' });
  });
});

/** Has the hourly work of retention done now. */
async function sweep(): Promise<void> {
  const { pool } = stack.database;
  const done = async () =>
    (await pool.query(`select from jobs.job where name = 'retention' and state <> 'completed'`)).rows.length === 0;
  await until(done, 'the first sweep');
  await pool.query(
    `update jobs.job set state = 'retry', start_after = now(), completed_on = null where name = 'retention'`,
  );
  await until(done, 'the sweep');
}
