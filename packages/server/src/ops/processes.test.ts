import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { failureSchema } from '@viva/api-client';
import { internalPaths } from '@viva/api-client/internal';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { asInterviewer, turnOf } from '../testing/interviewer.ts';
import { until } from '../testing/livekitServer.ts';
import { apiWith } from '../testing/people.ts';
import { freePort } from '../testing/ports.ts';
import { type ServiceProcess, startProcess } from '../testing/process.ts';
import { type Stack, startStack } from '../testing/stack.ts';

let stack: Stack;
const running: ServiceProcess[] = [];
beforeAll(async () => {
  stack = await startStack({ serve: false });
});
afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => stack.close());
async function start(env: Record<string, string> = {}): Promise<ServiceProcess> {
  const one = await startProcess({ ...stack.env, ...env });
  running.push(one);
  return one;
}

/** A database of its own in which nothing is yet. */
async function emptyDatabase(name: string): Promise<string> {
  await stack.database.pool.query(`create database ${name}`);
  return stack.env.DATABASE_URL.replace(/[^/]*$/, name);
}

describe('two processes on one database', () => {
  test('set it up once, serve the same, and do every job and every sweep once', async () => {
    const DATABASE_URL = await emptyDatabase('shared');
    const ports = [await freePort(), await freePort()];
    const [one, two] = await Promise.all(ports.map((port) => start({ DATABASE_URL, PORT: String(port) })));
    if (!one || !two) throw new Error('two processes were to start');
    const { pool, close } = openDatabase(DATABASE_URL, () => {});

    const migrations = readdirSync(new URL('../../migrations', import.meta.url)).filter((file) =>
      file.endsWith('.sql'),
    );
    const applied = await pool.query<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations');
    expect(applied.rows[0]?.n).toBe(migrations.length);

    const person = await stack.person();
    const [here, there] = [apiWith(one.url, person.idToken), apiWith(two.url, person.idToken)];
    const { room_id: room } = await here.generateRoom({});
    expect(await there.getVoiceToken({ query: { room } })).toMatch(/^ey/);
    const listed = (await here.listSessions({ query: {} })).sessions;
    const { id: sessionId = '' } = listed[0] ?? {};
    for (const [n, { url }] of [one, two, one, two].entries()) {
      const put = { turn: turnOf(n), checkpoint: null };
      expect((await asInterviewer(url, 'PUT', internalPaths.turn(sessionId, n), put)).status).toBe(200);
    }
    const ends = await Promise.all(
      [one, two].map(({ url }) => asInterviewer(url, 'POST', internalPaths.end(sessionId), { reason: 'completed' })),
    );
    expect(ends.map(({ body }) => (body as { first: boolean }).first).sort()).toEqual([false, true]);
    const mailed = async () => (await stack.mails()).filter(({ to }) => to.includes(person.email));
    await until(async () => (await mailed()).length > 0, 'the email');

    const jobs = `select name, state::text, count(*)::int as n from jobs.job where name in ('report', 'retention') group by 1, 2 order by 1`;
    const done = ['report', 'retention'].map((name) => ({ name, state: 'completed', n: 1 }));
    await until(async () => JSON.stringify((await pool.query(jobs)).rows) === JSON.stringify(done), 'the jobs');
    expect(await mailed()).toHaveLength(1);
    // Not asked for before: a page asks now and then, and the service refuses an account that asks all the time.
    expect((await there.getSession({ params: { sessionId } })).report).toBe('ready');
    await close();
  });
});

describe('a process that is told to stop', () => {
  test('finishes what is under way, takes nothing new, and is gone before it is ended by force', async () => {
    const { child, url } = await start();
    const { idToken } = await stack.person();
    const port = Number(new URL(url).port);
    const idle = connect(port, '127.0.0.1');
    const busy = connect(port, '127.0.0.1');
    idle.on('error', () => {});
    const head = ['POST /api/generate-room HTTP/1.1', 'host: 127.0.0.1', `authorization: Bearer ${idToken}`];
    // One that has begun is let finish, and is too late when the rest of it comes.
    const late = connect(port, '127.0.0.1');
    late.write('GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n');
    busy.write([...head, 'content-type: application/json', 'content-length: 2', '', '{'].join('\r\n'));
    // The request has surely been taken once another that came after it has been answered.
    await fetch(`${url}/healthz`);
    const stopped = once(child, 'exit');
    child.kill('SIGTERM');
    await until(
      () =>
        fetch(`${url}/healthz`).then(
          ({ status }) => status === 503,
          () => true,
        ),
      'new requests to be refused',
    );
    late.write('\r\n');
    let refusal = '';
    for await (const chunk of late) refusal += String(chunk);
    expect(refusal).toMatch(/^HTTP\/1\.1 503 /);
    expect(failureSchema.parse(JSON.parse(refusal.split('\r\n\r\n')[1] ?? ''))).toMatchObject({ code: 'unavailable' });
    busy.write('}');
    let reply = '';
    for await (const chunk of busy) reply += String(chunk);
    expect(reply).toMatch(/^HTTP\/1\.1 200 /);
    expect(reply).toMatch(/connection: close/i);
    expect(reply).toContain('room_id');
    // After ten seconds it would have ended itself with 1.
    expect(await stopped).toEqual([0, null]);
  });
});

describe('the log', () => {
  test('holds nothing that people say, are called, are reached by or are known by, whatever they send', async () => {
    const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
    const { url, output } = await start({ LOG_LEVEL: 'trace', TRUST_PROXY: 'true', SMTP_URL });
    const person = await stack.person('marked.person@example.com');
    const address = '203.0.113.77';
    const headers = {
      authorization: `Bearer ${person.idToken}`,
      'content-type': 'application/json',
      'user-agent': 'marked-agent',
      'x-forwarded-for': address,
      'x-request-id': 'marked-request-of-somebody',
      cookie: 'marked=cookie',
    };
    const send = (method: string, path: string, body?: string, more: Record<string, string> = {}) =>
      fetch(url + path, { method, headers: { ...headers, ...more }, ...(body === undefined ? {} : { body }) });
    const json = async (reply: Promise<Response>) => (await reply).json() as Promise<Record<string, string>>;

    const { room_id: room = '' } = await json(send('POST', '/api/generate-room', '{}'));
    const token = await (await send('GET', `/api/voice_chat/getToken?name=marked-name&room=${room}`)).text();
    const job = await json(send('POST', '/api/job_post/create', '{}'));
    await Promise.all([
      send('POST', '/api/text_chat/marked-conversation', JSON.stringify({ message: 'marked speech \u0000' })),
      send('POST', '/api/text_chat/marked-conversation', '{"message": "marked broken'),
      send('POST', `/api/job_post/${job.job_id ?? 'none'}`, JSON.stringify({ content: 'marked job' })),
      send('POST', '/api/job_post/marked-job-id', JSON.stringify({ content: 'marked job' })),
      send('GET', '/api/marked-path?marked=query'),
      send('GET', '/marked-page?marked=query', undefined, { accept: 'text/html' }),
      send('GET', '/api/%marked'),
      send('GET', '/api/check-subscription', undefined, { authorization: 'Bearer eyJmarked.eyJmarked.marked' }),
      send('POST', '/api/webhooks/livekit', 'marked hook', { authorization: 'marked-signature' }),
      send('POST', '/api/webhooks/stripe', 'marked hook', { 'stripe-signature': 'marked-signature' }),
      send('PUT', '/internal/sessions/marked-session/turns/1', 'marked turn'),
    ]);
    const { sessions = [] } = (await json(send('GET', '/api/sessions'))) as unknown as { sessions: { id: string }[] };
    const sessionId = sessions[0]?.id ?? '';
    const put = { turn: turnOf(1, 'marked answer'), checkpoint: null };
    // The database refuses a row, and quotes it.
    const { pool } = stack.database;
    await pool.query(`alter table turns add constraint unsaid check (content->>'text' !~ 'marked')`);
    expect((await asInterviewer(url, 'PUT', internalPaths.turn(sessionId, 1), put)).status).toBe(500);
    await pool.query('alter table turns drop constraint unsaid');
    expect((await asInterviewer(url, 'PUT', internalPaths.turn(sessionId, 1), put)).status).toBe(200);
    await asInterviewer(url, 'POST', internalPaths.end(sessionId), { reason: 'completed' });
    await until(() => output().includes('is tried again'), 'an email that cannot leave');

    const said = output();
    expect(said.split('\n').length).toBeGreaterThan(30);
    expect(said).toContain('"route":"/api/generate-room"');
    for (const line of said.split('\n')) expect(line).not.toMatch(/marked/i);
    for (const secret of [address, token, person.idToken, stack.env.DATABASE_URL, stack.env.LIVEKIT_API_SECRET])
      expect(said).not.toContain(secret);
  });
});
