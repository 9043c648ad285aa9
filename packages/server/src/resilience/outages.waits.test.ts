import { type ApiError, failureSchema } from '@viva/api-client';
import { internalPaths } from '@viva/api-client/internal';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { reports, sessions } from '../db/schema/index.ts';
import { asInterviewer, turnOf } from '../testing/interviewer.ts';
import { postJob } from '../testing/jobs.ts';
import { until } from '../testing/livekitServer.ts';
import { type ServiceProcess, startProcess } from '../testing/process.ts';
import { type TestSession, beginSession, reported } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { type Gate, gateTo } from './gate.ts';
import { hasten } from './hasten.ts';

let stack: Stack;
let service: ServiceProcess;
let gates: { readonly data: Gate; readonly identity: Gate; readonly voice: Gate; readonly mail: Gate };
beforeAll(async () => {
  stack = await startStack({ serve: false });
  const { DATABASE_URL = '', AUTH_EMULATOR_URL = '', LIVEKIT_URL = '', SMTP_URL = '' } = stack.env;
  const [data, identity, voice, mail] = await Promise.all(
    [DATABASE_URL, AUTH_EMULATOR_URL, LIVEKIT_URL, SMTP_URL].map(gateTo),
  );
  if (!data || !identity || !voice || !mail) throw new Error('There is no way.');
  gates = { data, identity, voice, mail };
  const byThem = {
    DATABASE_URL: data.url,
    AUTH_EMULATOR_URL: identity.url,
    LIVEKIT_URL: voice.url,
    SMTP_URL: mail.url,
  };
  service = await startProcess({ ...stack.env, ...byThem });
});
beforeEach(() => Promise.all(Object.values(gates).map((gate) => gate.open())));
afterAll(async () => {
  service.child.kill('SIGKILL');
  await Promise.all(Object.values(gates).map((gate) => gate.shut()));
  await stack.close();
});

/** Longest that a caller waits for the news that something is away, in milliseconds. */
const soon = 10_000;

async function failureOf(work: Promise<unknown>): Promise<ApiError | undefined> {
  const askedAt = performance.now();
  const failure = await work.then(
    () => undefined,
    (error: ApiError) => error,
  );
  expect(performance.now() - askedAt).toBeLessThan(soon);
  return failure;
}
/** An answer about the other parts holds for a second. */
const untilReady = (status: number) =>
  until(async () => (await fetch(`${service.url}/readyz`)).status === status, `readiness to be ${status}`);
interface JobNow {
  readonly state: string;
}
const jobNow = `select state from jobs.job where name = 'report' and data->>'sessionId' = $1`;

/** Has something said in an interview, of which there is a report then. */
async function answer({ sessionId }: TestSession): Promise<void> {
  const turn = { turn: turnOf(1), checkpoint: null };
  expect((await asInterviewer(service.url, 'PUT', internalPaths.turn(sessionId, 1), turn)).status).toBe(200);
}
/** How often an interview's report was mailed. */
const mailsOf = async (sessionId: string) =>
  (await stack.mails()).filter(({ messageId }) => messageId.includes(sessionId)).length;
const isMade = async (sessionId: string) =>
  (await stack.database.db.select().from(reports).where(eq(reports.sessionId, sessionId))).length === 1;
const isAlive = async () => (await fetch(`${service.url}/healthz`)).status === 200;

// The first of all: the keys of the identity service are not known yet.
test.each(['shut', 'silence'] as const)(
  'logins that cannot be checked (%s) are unavailable until they can',
  async (how) => {
    await gates.identity[how]();
    const person = await stack.person();
    expect(await failureOf(person.api.checkSubscription({}))).toMatchObject({
      code: 'unavailable',
      status: 503,
      message: 'We can’t check logins right now. Please try again in a moment.',
    });
    expect(await isAlive()).toBe(true);
    if (how === 'shut') return;
    await gates.identity.open();
    expect(await person.api.checkSubscription({})).toMatchObject({ subscription_status: 'trial' });

    await gates.identity.shut();
    expect(await failureOf(person.api.eraseAccount({}))).toMatchObject({ code: 'unavailable', status: 503 });
    await gates.identity.open();
    expect(await person.api.checkSubscription({})).toMatchObject({ subscription_status: 'trial' });
    await person.api.eraseAccount({});
  },
);

test('without the database every call is unavailable, and all goes on when it is back', async () => {
  const { person, sessionId } = await beginSession(stack);
  const turn = { turn: turnOf(0), checkpoint: null };
  const put = () => asInterviewer(service.url, 'PUT', internalPaths.turn(sessionId, 0), turn);
  await gates.data.shut();
  const refused = await Promise.all([
    failureOf(person.api.generateRoom({})),
    failureOf(person.api.checkSubscription({})),
    failureOf(
      person.api.saveProfile({ body: { targetRole: '', persona: 'neutral', jobDescription: '', recording: false } }),
    ),
    failureOf(person.api.createJobPost({})),
    failureOf(person.api.sendChatMessage({ params: { conversationId: 'sales' }, body: { message: 'Hello' } })),
  ]);
  const message = 'We can’t reach your data right now. Please try again in a moment.';
  expect(refused).toMatchObject(refused.map(() => ({ code: 'unavailable', status: 503, message })));
  const unwritten = await put();
  expect([unwritten.status, failureSchema.parse(unwritten.body).code]).toEqual([503, 'unavailable']);
  await untilReady(503);
  expect(await isAlive()).toBe(true);

  await gates.data.open();
  expect(await put()).toMatchObject({ status: 200 });
  expect(await person.api.checkSubscription({})).toMatchObject({ subscription_status: 'trial' });
  await untilReady(200);
  const job = await postJob(person.api);
  await until(async () => (await stack.mails()).some(({ messageId }) => messageId.includes(job)), 'the jobs to go on');
});

test('a database that falls silent is unavailable, and all goes on when it speaks again', async () => {
  const person = await stack.person();
  await person.api.checkSubscription({});
  await gates.data.silence();
  const [, ...refused] = await Promise.all([
    untilReady(503),
    failureOf(person.api.checkSubscription({})),
    failureOf(person.api.generateRoom({})),
  ]);
  expect(refused).toMatchObject(refused.map(() => ({ code: 'unavailable', status: 503 })));
  expect(await isAlive()).toBe(true);
  await gates.data.open();
  expect(await person.api.checkSubscription({})).toMatchObject({ subscription_status: 'trial' });
});

test('a connection on which the database falls silent is given up', async () => {
  const { pool, close } = openDatabase(gates.data.url, () => {}, 200);
  const asked = pool.query('select pg_sleep(20)');
  await expect(asked).rejects.toThrow();
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await close();
});

test.each(['begin', 'insert into "turns"', 'commit'])(
  'connections that break in a transaction, at "%s", cost nothing but the answers',
  async (text) => {
    const { person, sessionId } = await beginSession(stack);
    const put = (n: number) =>
      asInterviewer(service.url, 'PUT', internalPaths.turn(sessionId, n), { turn: turnOf(n), checkpoint: null });
    await gates.data.breakAt(text);
    // More often than the pool has places.
    for (let n = 0; n < 13; n++) expect((await put(n)).status).toBe(503);
    expect([await isAlive(), service.child.exitCode]).toEqual([true, null]);
    await gates.data.open();
    const again = await Promise.all(Array.from({ length: 13 }, (_, n) => put(n)));
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 200));
    expect((await person.api.getSession({ params: { sessionId } })).turns).toHaveLength(13);
  },
);

test('a voice service that falls silent is unavailable, and rooms open when it speaks again', async () => {
  const person = await stack.person();
  const { room_id: room } = await person.api.generateRoom({});
  await gates.voice.silence();
  expect(await failureOf(person.api.getVoiceToken({ query: { room } }))).toMatchObject({
    code: 'unavailable',
    status: 503,
    message: 'The voice service isn’t responding right now. Please try again in a moment.',
  });
  await gates.voice.open();
  expect(await person.api.getVoiceToken({ query: { room } })).toMatch(/^eyJ/);
});

test.each(['shut', 'silence'] as const)(
  'an interview ends while the voice service is away (%s): its report is made, and its room closed when that is back',
  async (how) => {
    const session = await beginSession(stack);
    const { person, roomId, sessionId } = session;
    await answer(session);
    await gates.voice[how]();
    const askedAt = performance.now();
    expect(await person.api.endInterview({ params: { roomId } })).toEqual({ ended: true });
    expect(performance.now() - askedAt).toBeLessThan(soon);
    await reported(stack, sessionId);
    const { db } = stack.database;
    const closed = async () =>
      (await db.select({ is: sessions.mediaClosed }).from(sessions).where(eq(sessions.id, sessionId)))[0]?.is;
    expect(await closed()).toBe(false);
    await gates.voice.open();
    await until(async () => (await closed()) === true, 'the room to be closed');
    await until(async () => (await mailsOf(sessionId)) === 1, 'the email');
  },
);

test.each(['shut', 'silence'] as const)(
  'a mail server that is away (%s) holds up no report, and its email comes once when it is back',
  async (how) => {
    const session = await beginSession(stack);
    const { person, roomId, sessionId } = session;
    await answer(session);
    await gates.mail[how]();
    await person.api.endInterview({ params: { roomId } });
    const { pool } = stack.database;
    const job = async () => (await pool.query<JobNow>(jobNow, [sessionId])).rows[0];
    const waiting = how === 'shut' ? 'retry' : 'active';
    await until(async () => (await job())?.state === waiting && (await isMade(sessionId)), 'the first try');
    expect(await person.api.getSession({ params: { sessionId } })).toMatchObject({ report: 'ready' });
    expect(await mailsOf(sessionId)).toBe(0);
    await gates.mail.open();
    await hasten(pool, 'the email', async () => (await job())?.state === 'completed');
    expect(await mailsOf(sessionId)).toBe(1);
  },
);

test('a mail server that falls silent keeps nobody waiting, and the email comes when it speaks again', async () => {
  const person = await stack.person();
  await gates.mail.silence();
  const askedAt = performance.now();
  const job = await postJob(person.api);
  expect(performance.now() - askedAt).toBeLessThan(soon);
  const state = async () =>
    (await stack.database.pool.query<{ state: string }>(`select state from jobs.job where data->>'jobId' = $1`, [job]))
      .rows[0]?.state;
  await until(async () => (await state()) === 'active', 'the first try');
  await gates.mail.open();
  await hasten(stack.database.pool, 'the email', async () => (await state()) === 'completed');
  const links = (await stack.mails()).filter(({ messageId }) => messageId.includes(job));
  expect(links).toHaveLength(1);
});
