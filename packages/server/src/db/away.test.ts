import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Gate, gateTo } from '../resilience/gate.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { isAway } from './away.ts';
import { type Database, openDatabase } from './open.ts';

let stack: Stack;
let gate: Gate;
let database: Database;
beforeAll(async () => {
  stack = await startStack({ serve: false });
  gate = await gateTo(stack.env.DATABASE_URL);
  database = openDatabase(gate.url, () => {});
});
afterAll(async () => {
  await database.close();
  await gate.shut();
  await stack.close();
});

/** More often than the pool has places. */
const often = Array.from({ length: 13 }, (_, n) => n);
const begin = () => database.db.transaction((tx) => tx.execute(sql`select 7 as within`));

test.each([
  ['at its begin', 'begin'],
  ['in the middle', 'as within'],
  ['at its end', 'commit'],
])(
  'connections that break in a transaction, %s, fail it as away and keep no place in the pool',
  async (_what, text) => {
    await gate.breakAt(text);
    for (const n of often) {
      const failure = await begin().catch((error: Error) => error);
      expect([n, failure instanceof Error && isAway(failure)]).toEqual([n, true]);
    }
    const failures = await Promise.allSettled(often.map(begin));
    expect(failures.map(({ status }) => status)).toEqual(often.map(() => 'rejected'));
    await gate.open();
    expect((await Promise.all(often.map(begin))).map(({ rows }) => rows)).toEqual(often.map(() => [{ within: 7 }]));
    const { totalCount, idleCount, waitingCount } = database.pool;
    expect([totalCount, waitingCount]).toEqual([idleCount, 0]);
  },
);

test('a connection may be given back twice', async () => {
  const client = await database.pool.connect();
  client.release();
  client.release();
  expect(client.listenerCount('error')).toBe(1);
  expect((await database.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
});
