import { type Socket, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../testing/livekitServer.ts';
import { freePort } from '../testing/ports.ts';
import { type Stack, startStack } from '../testing/stack.ts';

const waiting: Socket[] = [];
/** A mail server that takes connections and says nothing. */
const silent = createServer((socket) => void waiting.push(socket.on('error', () => socket.destroy())));
let stack: Stack;
beforeAll(async () => {
  const port = await freePort();
  await new Promise<void>((done) => silent.listen(port, '127.0.0.1', done));
  stack = await startStack({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
});
afterAll(async () => {
  silent.close();
  for (const socket of waiting) socket.destroy();
  await stack.close();
});

test('the confirmation of an erasure holds no row and no transaction while the mail server is silent', async () => {
  const person = await stack.person();
  await person.api.eraseAccount({});
  await until(() => waiting.length > 0, 'the mail server to be asked');
  const { pool } = stack.database;
  const client = await pool.connect();
  await client.query('begin');
  const row = await client.query('select email from erasures where uid = $1 for update nowait', [person.uid]);
  await client.query('rollback');
  client.release();
  expect(row.rows).toEqual([{ email: person.email }]);
  const held = `select query from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`;
  // Jobs and sweeps have transactions too, for an instant.
  await until(async () => (await pool.query(held)).rowCount === 0, 'no transaction to be held');
});
