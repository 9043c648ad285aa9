import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erasures, rooms, sessions, users } from '../db/schema/index.ts';
import { type IdentityWay, openIdentityWay } from '../testing/identityWay.ts';
import { until } from '../testing/livekitServer.ts';
import { type TestPerson, apiWith, askIdentity } from '../testing/people.ts';
import { type Stack, startStack } from '../testing/stack.ts';

let way: IdentityWay;
let stack: Stack;
beforeAll(async () => {
  way = await openIdentityWay();
  stack = await startStack({ env: { AUTH_EMULATOR_URL: way.url } });
  way.to = stack.identityUrl;
});
beforeEach(() => {
  way.fates = ['answered'];
  way.together = 1;
});
afterAll(async () => {
  await stack.close();
  await way.close();
});

/** Somebody who has a room, and so a row. */
async function owner(): Promise<TestPerson> {
  const person = await stack.person();
  await person.api.generateRoom({});
  return person;
}
const logIn = ({ email }: TestPerson) =>
  askIdentity(stack.identityUrl, 'accounts:signInWithPassword', {
    email,
    password: 'a-password',
    returnSecureToken: true,
  });
const hasLogin = async (person: TestPerson) => (await logIn(person)).status === 200;
const markOf = async ({ uid }: TestPerson) =>
  (await stack.database.db.select().from(erasures).where(eq(erasures.uid, uid)))[0];
const hasRows = async ({ uid }: TestPerson) => {
  const { db } = stack.database;
  const rows = await Promise.all([
    db.select().from(users).where(eq(users.uid, uid)),
    db.select().from(rooms).where(eq(rooms.ownerUid, uid)),
  ]);
  return rows.flat().length > 0;
};
const confirmations = async ({ email }: TestPerson) =>
  (await stack.mails()).filter(({ to, subject }) => to.includes(email) && subject.includes('deleted'));
/** Lets the minute pass after which an erasure that nobody is at is taken over. */
async function takeOver({ uid }: TestPerson): Promise<void> {
  const { pool } = stack.database;
  await pool.query(`update erasures set asked_at = asked_at - interval '2 minutes' where uid = $1`, [uid]);
  await pool.query(
    `update jobs.job set start_after = now() where name = 'erasure' and state = 'created' and data->>'uid' = $1`,
    [uid],
  );
}
const jobsAreDone = async ({ uid }: TestPerson) => {
  const sql = `select count(*)::int as n from jobs.job where name = 'erasure' and state <> 'completed' and data->>'uid' = $1`;
  return (await stack.database.pool.query<{ n: number }>(sql, [uid])).rows[0]?.n === 0;
};

describe('an erasure whose login may be gone or not', () => {
  test('goes on by itself when the answer was lost, and is confirmed as soon as somebody knows that the login is gone', async () => {
    const person = await owner();
    way.fates = ['answer lost'];
    await expect(person.api.eraseAccount({})).rejects.toMatchObject({ code: 'unavailable' });
    expect(await hasLogin(person)).toBe(false);
    await takeOver(person);
    await until(async () => !(await hasRows(person)), 'the rest to go');
    await until(() => jobsAreDone(person), 'the job');
    expect(await confirmations(person)).toEqual([]);

    way.fates = ['answered'];
    expect(await person.api.eraseAccount({})).toEqual({ erased: true });
    await until(async () => (await confirmations(person)).length > 0, 'the email');
    await until(async () => (await markOf(person))?.email === null, 'the address to be forgotten');
  });

  test('erases all else, confirms nothing, and takes the login when it is used again: no new trial', async () => {
    const person = await owner();
    way.fates = ['request lost'];
    await expect(person.api.eraseAccount({})).rejects.toMatchObject({ code: 'unavailable' });
    await takeOver(person);
    await until(async () => !(await hasRows(person)), 'the rest to go');
    await until(() => jobsAreDone(person), 'the job');
    expect(await confirmations(person)).toEqual([]);

    const { body } = await logIn(person);
    const again = apiWith(stack.url, String(body.idToken));
    await expect(again.checkSubscription({})).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await hasLogin(person)).toBe(true);
    way.fates = ['answered'];
    await expect(again.checkSubscription({})).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await hasLogin(person)).toBe(false);
    expect(await hasRows(person)).toBe(false);
    await until(async () => (await confirmations(person)).length > 0, 'the email');
    const removals = way.removals;
    await expect(again.checkSubscription({})).rejects.toMatchObject({ code: 'unauthorized' });
    expect(way.removals).toBe(removals);
  });

  test('stays asked for when another one at the same time is refused', async () => {
    const person = await owner();
    way.fates = ['answer lost', 'login too old'];
    await expect(person.api.eraseAccount({})).rejects.toMatchObject({ code: 'unavailable' });
    await expect(person.api.eraseAccount({})).rejects.toMatchObject({ code: 'login-too-old' });
    await takeOver(person);
    await until(async () => !(await hasRows(person)), 'the rest to go');
  });
});

test('an erasure that is refused leaves everything as it was, the running interview too', async () => {
  const person = await owner();
  const { room_id: room } = await person.api.generateRoom({});
  await person.api.getVoiceToken({ query: { room } });
  way.fates = ['login too old'];
  await expect(person.api.eraseAccount({})).rejects.toMatchObject({ code: 'login-too-old' });
  expect(await markOf(person)).toBeUndefined();
  const running = await stack.database.db.select().from(sessions).where(eq(sessions.ownerUid, person.uid));
  expect(running).toMatchObject([{ status: 'open' }]);
  await takeOver(person);
  await until(() => jobsAreDone(person), 'the job');
  expect([await hasRows(person), await hasLogin(person)]).toEqual([true, true]);
});

test.each([[['answered', 'login too old']], [['login too old', 'answered']]] as const)(
  'of two erasures at once (%s) no answer is untrue',
  async (fates) => {
    const person = await owner();
    way.fates = [...fates];
    way.together = 2;
    const answers = await Promise.allSettled([person.api.eraseAccount({}), person.api.eraseAccount({})]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([await hasRows(person), await hasLogin(person)]).toEqual([false, false]);
    await until(async () => (await confirmations(person)).length > 0, 'the email');
  },
);
