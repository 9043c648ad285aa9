import { createApiClient } from '@viva/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportShares } from '../db/schema/index.ts';
import { heldPractice } from '../testing/heldInterviews.ts';
import { type TestSession, beginSession } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { createSharing, listShares, sweepShares } from './shares.ts';

let stack: Stack;
let session: TestSession;
beforeAll(async () => {
  stack = await startStack();
  session = await heldPractice(stack, 'owner@example.com');
});
afterAll(() => stack.close());

const of = ({ sessionId }: TestSession) => ({ params: { sessionId } });
const share = (days: 1 | 7 | 30 = 7, whose = session) => whose.person.api.createShare({ ...of(whose), body: { days } });
const tokenIn = (url: string | null) => url?.split('/shared/')[1] ?? '';
const readerOf = (token: string) => createApiClient({ baseUrl: `${stack.url}/api`, getToken: async () => token });
/** What somebody gets who presents a token: status and body, byte for byte. */
async function ask(token: string) {
  const reply = await fetch(`${stack.url}/api/shared`, { headers: { authorization: `Bearer ${token}` } });
  return { status: reply.status, text: await reply.text() };
}
const end = (id: string) =>
  stack.database.db
    .update(reportShares)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(reportShares.id, id));

test('whoever has the link reads the report, and nothing of whose it is', async () => {
  const { url } = await share();
  const token = tokenIn(url);
  // 256 bits.
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const shared = await readerOf(token).readSharedReport({});
  expect(shared.report.transcript.map(({ text }) => text)).toContain('Because I like ships.');
  const said = (await ask(token)).text;
  for (const own of ['owner@', session.person.uid, session.sessionId, session.roomId, session.identity])
    expect(said).not.toContain(own);
});

test.each([[1], [7], [30]] as const)('a link works for %i days', async (days) => {
  const { createdAt, expiresAt } = await share(days);
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(days * 86_400_000);
});

test('it works for seven days where nothing is said, and for no other time', async () => {
  const post = (body: object) =>
    fetch(`${stack.url}/api/sessions/${session.sessionId}/shares`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.person.idToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const made = (await (await post({})).json()) as { createdAt: string; expiresAt: string };
  expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(7 * 86_400_000);
  expect((await post({ days: 365 })).status).toBe(400);
});

test('nothing of a token is stored, and its owner is shown the link again all the same', async () => {
  const made = await share(30);
  const rows = await stack.database.db.select().from(reportShares);
  expect(JSON.stringify(rows)).not.toContain(tokenIn(made.url));
  const { shares } = await session.person.api.listShares(of(session));
  expect(shares).toContainEqual(made);
});

test('with another secret a link can no longer be shown, and still works', async () => {
  const { id, url } = await share(30);
  const other = createSharing(stack.database.db, 'another secret of the service', stack.url);
  const shown = await listShares(other, session.person.uid, session.sessionId);
  expect(shown.find((one) => one.id === id)).toMatchObject({ url: null });
  expect((await ask(tokenIn(url))).status).toBe(200);
});

test('a link that ended, one that was taken back and one that never was answer alike', async () => {
  const never = await ask('x'.repeat(43));
  expect(never.status).toBe(404);
  const ended = await share();
  await end(ended.id);
  expect(await ask(tokenIn(ended.url))).toEqual(never);
  const { shares } = await session.person.api.listShares(of(session));
  expect(shares.map(({ id }) => id)).not.toContain(ended.id);

  const [one, other] = [await share(), await share(30)];
  expect(await session.person.api.revokeShares(of(session))).toEqual({ revoked: true });
  expect(await ask(tokenIn(one.url))).toEqual(never);
  expect(await ask(tokenIn(other.url))).toEqual(never);
  expect(await session.person.api.revokeShares(of(session))).toEqual({ revoked: true });
  for (const token of ['', 'short', `${tokenIn(one.url)}x`]) expect(await ask(token)).toEqual(never);
});

test('an interview without a report has nothing to share', async () => {
  const running = await beginSession(stack);
  await expect(share(7, running)).rejects.toMatchObject({ code: 'not-found' });
  expect(await running.person.api.listShares(of(running))).toEqual({ shares: [] });
});

test('an interview that is erased takes its links along', async () => {
  const erased = await heldPractice(stack);
  const { id, url } = await share(7, erased);
  await erased.person.api.eraseSession(of(erased));
  expect((await ask(tokenIn(url))).status).toBe(404);
  expect(await stack.database.db.select().from(reportShares).where(eq(reportShares.id, id))).toEqual([]);
});

test('links that have ended are let go of, and others stay', async () => {
  const [ended, working] = [await share(), await share()];
  await end(ended.id);
  expect(await sweepShares(stack.database.db)).toBeGreaterThan(0);
  const left = (await stack.database.db.select().from(reportShares)).map(({ id }) => id);
  expect(left).toContain(working.id);
  expect(left).not.toContain(ended.id);
});

test('what was shared is in the copy of an account, without its links', async () => {
  const own = await heldPractice(stack);
  const { url, expiresAt } = await share(7, own);
  const document = await own.person.api.exportAccount({});
  expect(document).toMatchObject({ sessions: [{ shares: [{ expiresAt }], review: null }] });
  expect(JSON.stringify(document)).not.toContain(tokenIn(url));
});
