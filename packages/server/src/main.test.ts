import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { reportDocumentSchema } from '@viva/api-client';
import { internalPaths } from '@viva/api-client/internal';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { reports } from './db/schema/index.ts';
import { asInterviewer, turnOf } from './testing/interviewer.ts';
import { until } from './testing/livekitServer.ts';
import { bareEnvironment } from './testing/process.ts';
import { beginSession, reported } from './testing/session.ts';
import { type Stack, startStack } from './testing/stack.ts';

let stack: Stack;
const children: ChildProcess[] = [];
beforeAll(async () => {
  stack = await startStack({ serve: false });
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => stack.close());

function run(env: Record<string, string | undefined>) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { ...bareEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  const output = { out: '', err: '' };
  child.stdout?.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  return { child, output };
}
async function serve() {
  const running = run(stack.env);
  await once(running.child, 'message');
  return running;
}

test('every acknowledged turn survives kill -9, and reaches the report', async () => {
  const first = await serve();
  const session = await beginSession(stack);
  const put = (n: number) =>
    asInterviewer(stack.url, 'PUT', internalPaths.turn(session.sessionId, n), { turn: turnOf(n), checkpoint: { n } });
  const acknowledged: number[] = [];
  const writing = Promise.allSettled(
    Array.from({ length: 200 }, async (_, n) => {
      const { status } = await put(n);
      if (status === 200) acknowledged.push(n);
      if (acknowledged.length === 40) first.child.kill('SIGKILL');
    }),
  );
  await writing;
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  expect(acknowledged.length).toBeLessThan(200);

  await serve();
  const replies = await Promise.all(acknowledged.map((n) => put(n)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  await session.person.api.endInterview({ params: { roomId: session.roomId } });
  await reported(stack, session.sessionId);
  const reportOf = async () =>
    (await stack.database.db.select().from(reports).where(eq(reports.sessionId, session.sessionId)))[0];
  await until(async () => (await reportOf())?.mailedAt instanceof Date, 'the report');
  expect(await stack.mails()).toHaveLength(1);
  const { transcript } = reportDocumentSchema.parse((await reportOf())?.report);
  const said = transcript.map(({ text }) => text).join('\n');
  for (const n of acknowledged) expect(said).toContain(`This is turn ${n}.`);
});

test('SIGTERM, and the end of whoever started it, stop the service by itself', async () => {
  const asked = await serve();
  asked.child.kill('SIGTERM');
  expect(await once(asked.child, 'exit')).toEqual([0, null]);
  const orphaned = await serve();
  orphaned.child.disconnect();
  expect(await once(orphaned.child, 'exit')).toEqual([0, null]);
});

test('nothing that people say, are called or are reached by is logged', async () => {
  const { output } = await serve().then(async (running) => {
    running.child.kill('SIGKILL');
    const talkative = run({ ...stack.env, LOG_LEVEL: 'trace' });
    await once(talkative.child, 'message');
    return talkative;
  });
  const session = await beginSession(stack, 'secret-person@example.com');
  const turn = turnOf(1, 'unspeakable');
  await asInterviewer(stack.url, 'PUT', internalPaths.turn(session.sessionId, 1), { turn, checkpoint: null });
  // A turn that the database refuses, with a message that quotes the whole of it.
  await stack.database.pool.query('alter table turns add constraint refused check (n < 2) not valid');
  const refused = { turn: turnOf(2, 'unspeakable'), checkpoint: null };
  expect((await asInterviewer(stack.url, 'PUT', internalPaths.turn(session.sessionId, 2), refused)).status).toBe(500);
  await stack.database.pool.query('alter table turns drop constraint refused');
  await until(() => output.out.includes('request failed'), 'the log');
  const secrets = [stack.env.DATABASE_URL, stack.env.LIVEKIT_API_SECRET, session.person.idToken, session.token];
  for (const secret of [...secrets, 'unspeakable', 'Ann', 'secret-person'])
    expect(output.out + output.err).not.toContain(secret);
});

test('wrong settings are listed, each in one line, and nothing else is said', async () => {
  const { child, output } = run({ ...stack.env, PORT: 'eighty', TRIAL_DAYS: '-1' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output).toEqual({
    out: '',
    err: [
      'PORT must be a whole number from 1 to 65535 (it is "eighty"). Example: PORT=3000',
      'TRIAL_DAYS must be a whole number from 0 to 3650 (it is "-1"). Example: TRIAL_DAYS=14',
      '',
    ].join('\n'),
  });
});

test('a port in use and a database that does not answer are one sentence each', async () => {
  await serve();
  const second = run(stack.env);
  expect(await once(second.child, 'exit')).toEqual([1, null]);
  expect(second.output.err).toBe(
    `server cannot start: port ${stack.env.PORT} is in use. Stop what uses it, or choose another port.\n`,
  );
  const lost = run({ ...stack.env, DATABASE_URL: 'postgres://viva@127.0.0.1:1/viva' });
  expect(await once(lost.child, 'exit')).toEqual([1, null]);
  expect(lost.output.err).toBe(
    'server cannot start: The database at DATABASE_URL does not answer or cannot be set up.\n',
  );
});
