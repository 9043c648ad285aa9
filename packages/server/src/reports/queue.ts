import { sql } from 'drizzle-orm';
import { PgBoss, fromDrizzle } from 'pg-boss';
import { z } from 'zod';
import type { Db } from '../db/open.ts';
import { lateTurnMs } from '../sessions/turns.ts';

const queue = 'report';
const jobSchema = z.object({ sessionId: z.string() });

/** Durable orders of reports, kept in the database and worked off by any server process. */
export interface ReportQueue {
  /** Orders a session's report, in the caller's transaction. */
  readonly order: (tx: Db, sessionId: string) => Promise<void>;
  /** Begins to make reports; a failure is tried again, later and later. */
  readonly work: (make: (sessionId: string) => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The patience of the queue, in seconds. */
export interface QueueTimes {
  /** First wait after a failure; it doubles up to half an hour. */
  readonly retryDelay: number;
}

/**
 * Opens the queue on the database. Retries go on for about two days. `onError` hears of every failed try, with the
 * session's id, and of trouble with the queue itself.
 */
export async function openReportQueue(
  databaseUrl: string,
  onError: (error: unknown, sessionId?: string) => void,
  times: QueueTimes = { retryDelay: 5 },
): Promise<ReportQueue> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'jobs',
    max: 3,
    schedule: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (error) => onError(error));
  await boss.start();
  const settings = {
    retryLimit: 100,
    retryBackoff: true,
    retryDelay: times.retryDelay,
    retryDelayMax: 1800,
    // A process that died while it made a report is noticed after this time.
    expireInSeconds: 40,
    retentionSeconds: 14 * 24 * 3600,
  };
  await boss.createQueue(queue, settings);
  await boss.updateQueue(queue, settings);

  return {
    async order(tx, sessionId) {
      // After the last moment at which a late turn is taken.
      const startAfter = new Date(Date.now() + lateTurnMs + 500);
      await boss.send(queue, { sessionId }, { db: fromDrizzle(tx, sql), startAfter });
    },
    async work(make) {
      await boss.work(
        queue,
        { pollingIntervalSeconds: 0.5, batchSize: 1 },
        async (jobs: readonly { data: unknown }[]) => {
          for (const { data } of jobs) {
            const { sessionId } = jobSchema.parse(data);
            await make(sessionId).catch((error: unknown) => {
              onError(error, sessionId);
              // What is kept of a failed job is an error's name, never its text, which may quote an e-mail.
              throw new Error(error instanceof Error ? error.name : 'failed');
            });
          }
        },
      );
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
