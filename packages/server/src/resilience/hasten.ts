import type pg from 'pg';
import { until } from '../testing/livekitServer.ts';

/** No job of a test takes longer, in seconds: one that does was held by a process that died. */
const longestS = 20;

/** Lets the waits of the jobs pass: for a process that died in the middle of one, and before a try. */
export async function hasten(pool: pg.Pool, what: string, ask: () => Promise<boolean>): Promise<void> {
  const passed = `update jobs.job set started_on = started_on - interval '1 hour'
    where state = 'active' and started_on between now() - interval '50 minutes' and now() - interval '${longestS} s'`;
  const tried = `update jobs.job set start_after = now() where state in ('created', 'retry') and start_after > now()`;
  await until(
    async () => {
      await pool.query(passed);
      await pool.query(tried);
      return ask();
    },
    what,
    180_000,
  );
}
