import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Stack, startStack } from '../testing/stack.ts';
import { againOnDeadlock } from './deadlock.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

test('of two transactions that wait for each other both are done in the end', async () => {
  const lock = (key: number) => sql`select pg_advisory_xact_lock(${key})`;
  const bothHaveOne = Promise.withResolvers<void>();
  let holding = 0;
  let begun = 0;
  const inOrder = (first: number, second: number) =>
    againOnDeadlock(() =>
      stack.database.db.transaction(async (tx) => {
        begun += 1;
        await tx.execute(lock(first));
        holding += 1;
        if (holding === 2) bothHaveOne.resolve();
        await bothHaveOne.promise;
        await tx.execute(lock(second));
        return first;
      }),
    );
  expect(await Promise.all([inOrder(71, 72), inOrder(72, 71)])).toEqual([71, 72]);
  expect(begun).toBe(3);
});

test('any other failure is not tried again', async () => {
  const run = vi.fn(() => stack.database.db.execute(sql`select 1 / 0`));
  await expect(againOnDeadlock(run)).rejects.toThrow();
  expect(run).toHaveBeenCalledOnce();
});

test('what ends in a deadlock again and again fails in the end', async () => {
  const run = vi.fn(() => Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' })));
  await expect(againOnDeadlock(run)).rejects.toThrow('deadlock detected');
  expect(run).toHaveBeenCalledTimes(3);
});
