import type pg from 'pg';
import { jobsSchema } from '../jobs/jobsSchema.ts';

/** A job that failed for good. */
export interface FailedJob {
  readonly id: string;
  readonly kind: string;
  /** Ids of what it is for. */
  readonly data: unknown;
  readonly tries: number;
  readonly orderedAt: Date;
  readonly failedAt: Date;
}

/** Every job that failed for good, the newest first; the queue that only tells of them is left out. */
export async function failedJobs(pool: pg.Pool): Promise<FailedJob[]> {
  const { rows } = await pool.query<FailedJob>(
    `select id, name as kind, data, retry_count + 1 as tries, created_on as "orderedAt", completed_on as "failedAt"
     from ${jobsSchema}.job where state = 'failed' and source_id is null order by completed_on desc limit 1000`,
  );
  return rows;
}

/** A job that failed and is tried again. */
export interface WaitingJob extends Omit<FailedJob, 'failedAt'> {
  readonly nextTryAt: Date;
  /** Name of the error of its last try. */
  readonly reason: string | null;
}

/** Every job that failed and is tried again, the one that waits longest first. */
export async function waitingJobs(pool: pg.Pool): Promise<WaitingJob[]> {
  const { rows } = await pool.query<WaitingJob>(
    `select id, name as kind, data, retry_count + 1 as tries, created_on as "orderedAt", start_after as "nextTryAt",
       output ->> 'message' as reason
     from ${jobsSchema}.job where state = 'retry' order by created_on limit 1000`,
  );
  return rows;
}

/** Has a job that failed for good tried again, once at first. @returns whether there is such a job. */
export async function retryJob(pool: pg.Pool, id: string): Promise<boolean> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return false;
  await pool.query('delete from job_tries where job_id = $1', [id]);
  const { rowCount } = await pool.query(
    `update ${jobsSchema}.job set state = 'retry', retry_limit = retry_count + 1, retry_count = retry_count + 1,
       start_after = now(), completed_on = null, output = null, keep_until = now() + interval '14 days'
     where id = $1 and state = 'failed'`,
    [id],
  );
  return (rowCount ?? 0) > 0;
}
