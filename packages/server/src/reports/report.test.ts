import { internalPaths } from '@viva/api-client/internal';
import { reportSchema } from '@viva/interview';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reports } from '../db/schema/index.ts';
import { startInbox } from '../embedded/inbox.ts';
import { asInterviewer, turnOf } from '../testing/interviewer.ts';
import { until } from '../testing/livekitServer.ts';
import { freePorts } from '../testing/ports.ts';
import { type TestSession, beginSession } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';

let stack: Stack;
let late: { smtpPort: number; port: number };
beforeAll(async () => {
  const [smtpPort = 0, port = 0] = await freePorts(2);
  late = { smtpPort, port };
  stack = await startStack({ env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` } });
});
afterAll(() => stack.close());

const recogniser = { name: 'moonshine-tiny-en', approximate: true, confidence: 0.5, fillers: true };
const say = ({ sessionId }: TestSession, n: number, text?: string) => {
  const plain = turnOf(n, text);
  const words = plain.text.split(' ').map((word, i, { length }) => {
    const at = (part: number) => Math.round(plain.startMs + (part * 3_000) / length);
    return { text: word, startMs: at(i), endMs: at(i + 1) };
  });
  const turn = { ...plain, ...(n % 2 === 1 ? { recogniser, words } : {}) };
  return asInterviewer(stack.url, 'PUT', internalPaths.turn(sessionId, n), { turn, checkpoint: null });
};
const end = ({ sessionId }: TestSession) =>
  asInterviewer(stack.url, 'POST', internalPaths.end(sessionId), { reason: 'completed' });
const rowOf = async ({ sessionId }: TestSession) =>
  (await stack.database.db.select().from(reports).where(eq(reports.sessionId, sessionId)))[0];
const jobOf = async ({ sessionId }: TestSession) => {
  const query = "select state, retry_count, output::text from jobs.job where data->>'sessionId' = $1";
  return (
    await stack.database.pool.query<{ state: string; retry_count: number; output: string | null }>(query, [sessionId])
  ).rows[0];
};

test('a report has every word, the last ones included; its letter waits for the mail server and then arrives once', async () => {
  const [spoken, silent] = [await beginSession(stack, 'ann@example.com'), await beginSession(stack)];
  await say(spoken, 0, 'Why do you want to work here?');
  await say(silent, 0, 'Hello?');
  await end(spoken);
  await end(silent);
  expect((await say(spoken, 1, 'Because I like ships, & <b>the sea</b>.')).status).toBe(200);

  await until(async () => ((await jobOf(spoken))?.retry_count ?? 0) >= 1, 'the first try to fail');
  expect(await rowOf(spoken)).toMatchObject({ mailedAt: null });
  expect((await jobOf(spoken))?.output).not.toContain('ann@example.com');

  const inbox = await startInbox({ dataDir: `${stack.folder}/late`, ...late, brand: 'Viva' });
  await until(async () => (await rowOf(spoken))?.mailedAt !== null, 'the email to leave');
  await until(async () => (await jobOf(silent))?.state === 'completed', 'the other report');
  const mails = await stack.mails(inbox.url);
  await inbox.stop();

  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: ['ann@example.com'], messageId: `<report-${spoken.sessionId}@127.0.0.1>` });
  expect(mails[0]?.text).toContain(`/report/${spoken.sessionId}`);
  expect(mails[0]?.text).not.toContain('Because I like ships');
  // Seven seconds are five bars; the picture of them is in the message itself.
  expect(mails[0]?.html).toContain('src="data:image/png;base64,');
  const { sessions } = await spoken.person.api.listSessions({ query: {} });
  expect(sessions[0]?.ribbon?.map(({ kind }) => kind)).toEqual(['interviewer', 'speech', 'speech']);
  const report = reportSchema.parse((await rowOf(spoken))?.report);
  expect(report.transcript.map(({ turn }) => turn)).toEqual([0, 1]);
  expect(report.transcript[1]?.text).toBe('Because I like ships, & <b>the sea</b>.');
  expect(report.recognisers).toEqual([recogniser.name]);
  const { feedback } = await spoken.person.api.getSession({ params: { sessionId: spoken.sessionId } });
  expect(feedback?.recognisers).toEqual(['the built-in recognizer (Moonshine)']);
  expect(await rowOf(silent)).toMatchObject({ report: null, skippedReason: 'nothing-said', mailedAt: null });
});
