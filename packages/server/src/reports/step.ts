import type { SessionDetail } from '@viva/api-client';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { jobsSchema } from '../jobs/jobsSchema.ts';
import { reportJob } from './order.ts';

/** What is being done for a report that is not there yet, as its durable job says. */
export async function stepOf(db: Db, sessionId: string): Promise<NonNullable<SessionDetail['making']>> {
  const found = await db.execute<{ state: string; early: boolean }>(sql`
    select state::text, start_after > now() as early from ${sql.raw(`${jobsSchema}.job`)}
    where name = ${reportJob} and data->>'sessionId' = ${sessionId} and state in ('created', 'retry', 'active')
    order by created_on desc limit 1`);
  const job = found.rows[0];
  if (job?.state === 'active') return 'assessing';
  if (job?.state === 'retry') return 'retrying';
  return job?.early ? 'saving' : 'waiting';
}

/** Whether the durable job of a report has failed for good. */
export async function isGivenUp(db: Db, sessionId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from ${sql.raw(`${jobsSchema}.job`)}
    where name = ${reportJob} and data->>'sessionId' = ${sessionId} and state = 'failed' limit 1`);
  return rows.length > 0;
}
