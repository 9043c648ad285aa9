import { readFileSync, readdirSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../testing/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ serve: false });
});
afterAll(() => stack.close());

const folder = new URL('../../migrations/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));

test('consents from before the bar was kept get the bar that held, or the highest that can have held', async () => {
  await stack.database.pool.query('create database before_the_agreed_bar');
  const connectionString = stack.env.DATABASE_URL.replace(/[^/]*$/, 'before_the_agreed_bar');
  const client = new pg.Client({ connectionString });
  await client.connect();
  const apply = async (names: readonly string[]) => {
    for (const name of names) await client.query(readFileSync(new URL(name, folder), 'utf8'));
  };
  const [migration = ''] = files.filter((name) => name.startsWith('0015'));
  await apply(files.filter((name) => name < migration));
  const job = (id: string, bar: number, setAt: string | null) =>
    client.query('insert into job_posts (id, bar, bar_set_at) values ($1, $2, $3)', [id, bar, setAt]);
  await client.query(`insert into users (uid, email) values ('ann', 'ann@example.com')`);
  await job('never-set', 60, null);
  await job('set-before', 30, '2026-11-01');
  await job('lowered-since', 10, '2026-11-20');
  await job('raised-since', 90, '2026-11-20');
  for (const id of ['never-set', 'set-before', 'lowered-since', 'raised-since'])
    await client.query(
      `insert into consents (job_id, uid, version, number, given_at) values ($1, 'ann', '2026-11', 1, '2026-11-10')`,
      [id],
    );
  await apply([migration]);
  const { rows } = await client.query<{ job_id: string; bar: number }>('select job_id, bar from consents');
  expect(Object.fromEntries(rows.map(({ job_id: id, bar }) => [id, bar]))).toEqual({
    'never-set': 60,
    'set-before': 30,
    'lowered-since': 60,
    'raised-since': 90,
  });
  await client.end();
});
