import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAway } from '../db/away.ts';
import { openDatabase } from '../db/open.ts';
import { rooms } from '../db/schema/index.ts';
import { gateTo } from '../resilience/gate.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { createRoomMaker } from './rooms.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

test('rooms that are made at the same time are each stored; an account that is gone takes no other along', async () => {
  const { uid, api } = await stack.person();
  await api.generateRoom({});
  const { db } = stack.database;
  const makeRoom = createRoomMaker(db);
  const owners = [uid, uid, 'nobody', uid, uid];
  const made = await Promise.allSettled(owners.map((owner) => makeRoom({ uid: owner })));
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  // By which the caller is told that their account is gone.
  expect(made[2]).toMatchObject({ reason: { cause: { constraint: 'rooms_owner_uid_users_uid_fk' } } });
  const ids = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stored = await db.select({ id: rooms.id }).from(rooms).where(eq(rooms.ownerUid, uid));
  expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  expect(stored).toHaveLength(1 + ids.length);
});

test('rooms that are made at the same time while the database is away fail because of that', async () => {
  const { uid } = await stack.person();
  const gate = await gateTo(stack.env.DATABASE_URL);
  const { db, close } = openDatabase(gate.url, () => {});
  await gate.breakAt('insert into "rooms"');
  const makeRoom = createRoomMaker(db);
  const made = await Promise.allSettled([1, 2, 3].map(() => makeRoom({ uid })));
  expect(made.map((one) => one.status === 'rejected' && isAway(one.reason as Error))).toEqual([true, true, true]);
  await close();
  await gate.shut();
});
