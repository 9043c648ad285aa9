import { Piscina } from 'piscina';
import { NoPermit, semaphore } from '../concurrency/semaphore.ts';
import { Refusal } from '../http/failure.ts';
import type { Overrun } from '../jobs/jobs.ts';
import type * as tasks from './tasks.ts';

type Tasks = typeof tasks;
type TaskName = { [K in keyof Tasks]: Tasks[K] extends (input: never) => unknown ? K : never }[keyof Tasks];

/** Longest that one task may take, in milliseconds, the start of a thread included. The work itself takes a hundredth of it. */
export const deadlinesMs = {
  readDescription: 15_000,
  mask: 15_000,
  summarizePlan: 15_000,
  makeReport: 60_000,
} as const;

/** A task ran past its deadline, and its thread was ended. The same input would do it again. */
export class TextWorkOverrun extends Refusal implements Overrun {
  readonly overran = true;

  constructor(task: TaskName, options: ErrorOptions) {
    super('unavailable', `A text takes too long to read (${task}).`, { ...options, retryAfterS: 60 });
  }
}

/**
 * Runs work on strangers' text in threads of its own, so that no text can keep the service from answering others.
 */
export interface TextWork {
  /**
   * Runs a task. Its input and result are copied.
   * @throws {TextWorkOverrun} when it takes too long; {@link Refusal} `unavailable` when too many wait for a thread; the error
   *   of the task; `signal`'s reason when that ends first.
   */
  readonly run: <T extends TaskName>(
    task: T,
    input: Parameters<Tasks[T]>[0],
    signal?: AbortSignal,
  ) => Promise<ReturnType<Tasks[T]>>;
  readonly close: () => Promise<void>;
}

/** So many run at a time: a report, which is made one at a time, and what a person waits for beside it. */
const threads = 2;
/** So many wait at most, and so long, in milliseconds. */
const [queue, waitMs] = [200, 30_000];
/** Memory of a thread for its objects, in megabytes: some ten times what the longest interview needs. */
const heapMb = 512;

/** Opens the threads; they start with their first task, and stay. */
export function openTextWork(deadlines: Readonly<Record<TaskName, number>> = deadlinesMs): TextWork {
  let pool: Piscina | undefined;
  // A deadline begins with the task, not with its wait: only the text that takes long is to blame.
  const withThread = semaphore({ permits: threads, queue, waitMs });
  const open = () =>
    new Piscina({
      filename: new URL('tasks.ts', import.meta.url).href,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      // Work on text needs none of the service's secrets.
      env: {},
    });
  async function runNow(task: TaskName, input: unknown, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    const deadline = AbortSignal.timeout(deadlines[task]);
    try {
      const options = { name: task, signal: signal ? AbortSignal.any([signal, deadline]) : deadline };
      return await (pool ??= open()).run(input, options);
    } catch (cause) {
      signal?.throwIfAborted();
      if (deadline.aborted) throw new TextWorkOverrun(task, { cause });
      throw cause;
    }
  }
  return {
    async run(task, input, signal) {
      try {
        return (await withThread(() => runNow(task, input, signal))) as ReturnType<Tasks[typeof task]>;
      } catch (cause) {
        if (!(cause instanceof NoPermit)) throw cause;
        const message = 'Many texts are being read just now. Please try again in a moment.';
        throw new Refusal('unavailable', message, { cause, retryAfterS: waitMs / 1000 });
      }
    },
    async close() {
      await pool?.destroy();
    },
  };
}
