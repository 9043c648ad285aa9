import { sql } from 'drizzle-orm';
import { PgBoss, fromDrizzle } from 'pg-boss';
import type { z } from 'zod';
import type { Db } from '../db/open.ts';

/** Durable work, kept in the database and done by any server process. */
export interface Jobs {
  /**
   * Declares a kind of work and begins to do it. Data holds ids only, since it is kept and logged; work must be
   * harmless when it is done twice. A failure is tried again, later and later.
   */
  readonly kind: <T extends Ids>(
    name: string,
    data: z.ZodType<T>,
    work: (data: T) => Promise<void>,
  ) => Promise<Orders<T>>;
  readonly stop: () => Promise<void>;
}

/** What a job knows of what it is for. */
export type Ids = Readonly<Record<string, string | number>>;

/** Orders one kind of work, in the caller's transaction: both happen or neither. */
export type Orders<T extends Ids> = (tx: Db, data: T, options?: { readonly notBeforeMs?: number }) => Promise<void>;

/** The patience of the jobs, in seconds. */
export interface JobTimes {
  /** First wait after a failure; it doubles up to half an hour. */
  readonly retryDelay: number;
}

/** A job that failed; the text of its error is not kept, since it may quote an e-mail. */
export interface FailedTry {
  readonly kind: string;
  readonly ids: Ids;
}

/**
 * Opens the jobs on the database. Retries go on for about two days. `onError` hears of every failed try and of trouble
 * with the jobs themselves.
 */
export async function openJobs(
  databaseUrl: string,
  onError: (error: unknown, failed?: FailedTry) => void,
  times: JobTimes = { retryDelay: 5 },
): Promise<Jobs> {
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
    // A process that died in the middle of a job is noticed after this time.
    expireInSeconds: 40,
    retentionSeconds: 14 * 24 * 3600,
  };

  return {
    async kind(name, schema, work) {
      await boss.createQueue(name, settings);
      await boss.updateQueue(name, settings);
      const polling = { pollingIntervalSeconds: 0.5, batchSize: 1 };
      await boss.work(name, polling, async (jobs: readonly { data: unknown }[]) => {
        for (const { data } of jobs) {
          const ids = schema.parse(data);
          await work(ids).catch((error: unknown) => {
            onError(error, { kind: name, ids });
            throw new Error(error instanceof Error ? error.name : 'failed');
          });
        }
      });
      return async (tx, data, { notBeforeMs = 0 } = {}) => {
        const startAfter = new Date(Date.now() + notBeforeMs);
        await boss.send(name, data, { db: fromDrizzle(tx, sql), startAfter });
      };
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
