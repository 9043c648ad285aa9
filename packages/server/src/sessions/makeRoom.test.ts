import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rooms } from '../db/schema/index.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { createRoomMaker } from './rooms.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
}, 60_000);
afterAll(() => stack.close());

test('rooms that are made at the same time are each stored; an account that is gone takes no other along', async () => {
  const { uid, api } = await stack.person();
  await api.generateRoom({});
  const { db } = stack.database;
  const makeRoom = createRoomMaker(db);
  const owners = [uid, uid, 'nobody', uid, uid];
  const made = await Promise.allSettled(owners.map((owner) => makeRoom({ uid: owner })));
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  const ids = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stored = await db.select({ id: rooms.id }).from(rooms).where(eq(rooms.ownerUid, uid));
  expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  expect(stored).toHaveLength(1 + ids.length);
});
