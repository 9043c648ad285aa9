import { shownConsent } from '@viva/api-client';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../db/schema/index.ts';
import { postJob } from '../testing/jobs.ts';
import type { TestPerson } from '../testing/people.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { mostAtOnce } from './atOnce.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

async function practice({ api }: TestPerson): Promise<string> {
  const { room_id: room } = await api.generateRoom({});
  await api.getVoiceToken({ query: { name: 'Ann', room } });
  return room;
}
async function apply({ api }: TestPerson): Promise<string> {
  const room = await postJob(api);
  await api.giveConsent({ params: { roomId: room }, body: { version: shownConsent } });
  await api.getVoiceToken({ query: { name: 'Ann', room } });
  return room;
}
const startedBy = async ({ uid }: TestPerson) =>
  stack.database.db.select().from(sessions).where(eq(sessions.ownerUid, uid)).orderBy(asc(sessions.startedAt));
const statusesOf = async (person: TestPerson) =>
  (await startedBy(person)).map(({ kind, status }) => `${kind} ${status}`);

test('with a fourth interview the oldest ends, with its report; a reload ends nothing', async () => {
  const person = await stack.person();
  const rooms: string[] = [];
  for (let n = 0; n < mostAtOnce; n++) rooms.push(await practice(person));
  await person.api.getVoiceToken({ query: { name: 'Ann', room: rooms[0] ?? '' } });
  expect(await statusesOf(person)).toEqual(['practice open', 'practice open', 'practice open']);
  await practice(person);
  expect(await statusesOf(person)).toEqual(['practice ended', 'practice open', 'practice open', 'practice open']);
  const [oldest] = await startedBy(person);
  expect(oldest).toMatchObject({ roomId: rooms[0], endReason: 'candidate-left', mediaClosed: true });
  const ordered = `select 1 from jobs.job where name = 'report' and data->>'sessionId' = $1`;
  expect((await stack.database.pool.query(ordered, [oldest?.id])).rows).toHaveLength(1);
});

test('an employer’s interview goes on while there is one for practice to end', async () => {
  const person = await stack.person();
  await apply(person);
  for (let n = 0; n < mostAtOnce; n++) await practice(person);
  expect(await statusesOf(person)).toEqual(['candidate open', 'practice ended', 'practice open', 'practice open']);
});

test('an employer’s interview that its candidate may go on with is not counted, until they are back', async () => {
  const person = await stack.person();
  const room = await apply(person);
  await apply(person);
  await apply(person);
  await stack.database.pool.query(
    `update sessions set candidate_seen_at = now() - interval '1 hour' where owner_uid = $1`,
    [person.uid],
  );
  for (let n = 0; n < mostAtOnce; n++) await practice(person);
  const away = ['candidate open', 'candidate open', 'candidate open'];
  expect(await statusesOf(person)).toEqual([...away, 'practice open', 'practice open', 'practice open']);
  await person.api.getVoiceToken({ query: { name: 'Ann', room } });
  expect((await statusesOf(person)).sort()).toEqual([...away, 'practice ended', 'practice open', 'practice open']);
});

test('of many that begin at the same moment no more than may are left', async () => {
  const [person, other] = await Promise.all([stack.person(), stack.person()]);
  const theirs = await practice(other);
  const rooms = await Promise.all(Array.from({ length: 8 }, () => person.api.generateRoom({})));
  await Promise.all(rooms.map(({ room_id: room }) => person.api.getVoiceToken({ query: { name: 'Ann', room } })));
  expect((await statusesOf(person)).filter((status) => status === 'practice open')).toHaveLength(mostAtOnce);
  expect(await startedBy(other)).toMatchObject([{ roomId: theirs, status: 'open' }]);
});
