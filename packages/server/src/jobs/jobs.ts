import { sql } from 'drizzle-orm';
import { PgBoss, type WorkOptions, fromDrizzle } from 'pg-boss';
import { z } from 'zod';
import { impatientSockets } from '../db/away.ts';
import type { Db } from '../db/open.ts';
import { jobDeaths } from './deaths.ts';
import { jobsSchema } from './jobsSchema.ts';

/** Durable work, kept in the database and done by any server process. */
export interface Jobs {
  /**
   * Declares a kind of work and begins to do it. Data holds ids only, since it is kept and logged; work must be
   * harmless when it is done twice. A failure is tried again, later and later. What takes longer than `longestMs` is told
   * to end by its signal, and done again only some time after that. A job that was under way `mostDeaths` times when
   * its process died, or when its work overran ({@link Overrun}), is given up at once, so that it can't go round all
   * processes.
   */
  readonly kind: <T extends Ids>(
    name: string,
    data: z.ZodType<T>,
    work: Work<T>,
    longestMs?: number,
    mostDeaths?: number,
  ) => Promise<Orders<T>>;
  /** Declares work that is due once in every period of this length (ms), in one process of all. */
  readonly every: (name: string, periodMs: number, work: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** An error after which a retry would take as long and fail again. */
export interface Overrun extends Error {
  readonly overran: true;
}

/** What a job knows of what it is for. */
export type Ids = Readonly<Record<string, string | number>>;

/** Orders one kind of work, in the caller's transaction: both happen or neither. */
export type Orders<T extends Ids> = (tx: Db, data: T, options?: { readonly notBeforeMs?: number }) => Promise<void>;

type Work<T extends Ids> = (data: T, signal: AbortSignal) => Promise<void>;

/** The patience of the jobs. */
export interface JobTimes {
  /** First wait after a failure, in seconds; it doubles up to half an hour. */
  readonly retryDelay: number;
  /** How often a job is tried again before it counts as failed for good. */
  readonly retryLimit?: number;
  /** Seconds between the end that a job is told of and the moment at which another may do it. */
  readonly grace?: number;
}

/** A job that failed; the text of its error is not kept, since it may quote an e-mail. */
export interface FailedTry {
  readonly kind: string;
  readonly ids: Ids;
}

/** Who hears of trouble. */
export interface JobTrouble {
  /** A try that failed and is made again, or trouble with the jobs themselves. */
  readonly onError: (error: unknown, failed?: FailedTry) => void;
  /** A job that is given up: told once, by one process of all. Its row stays, `failed`, for an operator to see to. */
  readonly onGivenUp: (given: FailedTry & { readonly id: string }) => void;
}

/** Where pg-boss puts a copy of each job that it gives up; taken from there as soon as it has been told of. */
const givenUpQueue = 'given-up';

const idsSchema: z.ZodType<Ids> = z.record(z.string(), z.union([z.string(), z.number()]));
// What has gathered, as after an outage, is done without a pause; how much there is the library looks up now and then.
const polling = { pollingIntervalSeconds: 0.5, batchSize: 1, burstWhenReadyExceeds: 1 } satisfies WorkOptions;
/**
 * A job that was under way so often when its process died is given up. Two are enough for work on strangers' text
 * ({@link readsStrangers}); other work is more likely to have died beside it.
 */
const usualDeaths = 5;
/** See {@link usualDeaths}. */
export const readsStrangers = 2;
const day = 24 * 3600;
/** Longest that a job takes which asks nobody but the database, in milliseconds. */
const plainMs = 30_000;
/** Longest that periodic work takes, in milliseconds. */
const periodicMs = 890_000;

const isOverrun = (error: unknown): error is Overrun => error instanceof Error && 'overran' in error;

/** Opens the jobs on the database. Retries go on for about two days. */
export async function openJobs(
  databaseUrl: string,
  { onError, onGivenUp }: JobTrouble,
  times: JobTimes = { retryDelay: 5 },
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    ...impatientSockets(),
    schema: jobsSchema,
    max: 3,
    schedule: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (error) => onError(error));
  await boss.start();
  const timers: NodeJS.Timeout[] = [];
  const settings = {
    retryLimit: times.retryLimit ?? 100,
    retryBackoff: true,
    retryDelay: times.retryDelay,
    retryDelayMax: 1800,
    retentionSeconds: 14 * day,
    deleteAfterSeconds: 30 * day,
  };

  // A process that died in the middle of a job is noticed after this time.
  const expiry = (longestMs: number) => ({ expireInSeconds: Math.ceil(longestMs / 1000) + (times.grace ?? 10) });

  async function queue(name: string, options: typeof settings & { expireInSeconds: number; deadLetter?: string }) {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
  const deaths = jobDeaths(boss.getDb());
  const running = new Set<string>();
  function work<T extends Ids>(
    name: string,
    schema: z.ZodType<T>,
    longestMs: number,
    act: Work<T>,
    mostDeaths = usualDeaths,
  ) {
    return boss.work(name, polling, async (jobs: readonly { id: string; data: unknown; signal: AbortSignal }[]) => {
      for (const { id, data, signal } of jobs) {
        const ids = schema.parse(data);
        if ((await deaths.begin(id)) > mostDeaths) {
          await deaths.quarantine(id);
          throw new Error('Quarantined');
        }
        running.add(id);
        let failed: string | undefined;
        try {
          await act(ids, AbortSignal.any([signal, AbortSignal.timeout(longestMs)]));
        } catch (error) {
          onError(error, { kind: name, ids });
          if (!isOverrun(error) && running.has(id)) await deaths.survived(id);
          failed = error instanceof Error ? error.name : 'failed';
        } finally {
          running.delete(id);
        }
        // Nothing else of the error is kept with the job: its text may quote an email.
        if (failed !== undefined) throw new Error(failed);
        await deaths.survived(id);
      }
    });
  }

  await queue(givenUpQueue, { ...settings, ...expiry(plainMs), deleteAfterSeconds: day });
  await boss.work(givenUpQueue, { ...polling, includeMetadata: true }, async (jobs) => {
    for (const { data, sourceName, sourceId } of jobs) {
      onGivenUp({ kind: sourceName ?? '', id: sourceId ?? '', ids: idsSchema.parse(data ?? {}) });
      if (sourceId) await deaths.survived(sourceId);
    }
  });

  return {
    async kind(name, schema, act, longestMs = plainMs, mostDeaths) {
      await queue(name, { ...settings, ...expiry(longestMs), deadLetter: givenUpQueue });
      await work(name, schema, longestMs, act, mostDeaths);
      return async (tx, data, { notBeforeMs = 0 } = {}) => {
        // As a wait, which counts by the database's clock; a moment would be by this machine's.
        await boss.send(name, data, { db: fromDrizzle(tx, sql), startAfter: notBeforeMs / 1000 });
      };
    },
    async every(name, periodMs, act) {
      const own = { retryLimit: 3, ...expiry(periodicMs), deleteAfterSeconds: 2 * day };
      await queue(name, { ...settings, ...own, deadLetter: givenUpQueue });
      await work(name, z.object({}), periodicMs, (_data, signal) => act(signal));
      // Every process asks; the database takes one for each period.
      const ask = () =>
        void boss.send(name, {}, { singletonSeconds: Math.ceil(periodMs / 1000) }).catch((error) => onError(error));
      ask();
      timers.push(setInterval(ask, Math.min(60_000, periodMs)));
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      // An ordinary end takes jobs down too, and none of them is to blame.
      const ended = [...running];
      running.clear();
      await Promise.all(ended.map((id) => deaths.survived(id)));
      await boss.stop({ graceful: true, timeout: 4_000 });
    },
  };
}
