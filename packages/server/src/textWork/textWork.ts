import { Tinypool } from 'tinypool';
import { NoPermit, semaphore } from '../concurrency/semaphore.ts';
import { Refusal } from '../http/failure.ts';
import type { Overrun } from '../jobs/jobs.ts';
import { cacheFolder } from '@viva/understanding';
import type * as tasks from './tasks.ts';

type Tasks = typeof tasks;
type TaskName = { [K in keyof Tasks]: Tasks[K] extends (input: never) => unknown ? K : never }[keyof Tasks];

type Result<T extends TaskName> = Awaited<ReturnType<Tasks[T]>>;

/**
 * Longest that one task may take, in milliseconds, the start of a process included. The longest text that the contract
 * allows takes 2.5 s of one core; a busy machine of two cores has given a tenth of one.
 */
export const deadlinesMs = {
  readDescription: 45_000,
  describeJob: 45_000,
  readMessage: 45_000,
  mask: 45_000,
  summarizePlan: 45_000,
  readInterview: 90_000,
  makeReport: 45_000,
  judgeCorrection: 45_000,
} as const;

/** A task ran past its deadline, and its process was ended. The same input would do it again. */
export class TextWorkOverrun extends Refusal implements Overrun {
  readonly overran = true;

  constructor(task: TaskName, options: ErrorOptions) {
    super('unavailable', `A text takes too long to read (${task}).`, { ...options, retryAfterS: 60 });
  }
}

/**
 * Runs work on strangers' text in processes of its own, so that no text can keep the service from answering others. Not in
 * threads: one that is ended while the encoder runs in it takes the whole process with it.
 */
export interface TextWork {
  /**
   * Runs a task. Its input and result are copied.
   * @throws {TextWorkOverrun} when it takes too long; {@link Refusal} `unavailable` when too many wait for a process; the error
   *   of the task; `signal`'s reason when that ends first.
   */
  readonly run: <T extends TaskName>(
    task: T,
    input: Parameters<Tasks[T]>[0],
    signal?: AbortSignal,
  ) => Promise<Result<T>>;
  readonly close: () => Promise<void>;
}

/** So many run at a time: a report, which is made one at a time, and what a person waits for beside it. */
const processes = 2;
/** So many wait at most, and so long, in milliseconds. */
const [queue, waitMs] = [200, 30_000];
/** Memory of a process for its objects, in megabytes: some ten times what the longest interview needs. */
const heapMb = 512;

/** What text work may be opened with. */
export interface TextWorkOptions {
  readonly deadlines?: Readonly<Record<TaskName, number>>;
  /** Told when a process died without a task; its place is filled again. */
  readonly onDeath?: (error: Error) => void;
}

/** Opens the processes; they start with their first task, and one of them stays. */
export function openTextWork({
  deadlines = deadlinesMs,
  onDeath = (error) => process.emitWarning(error),
}: TextWorkOptions = {}): TextWork {
  let pool: Tinypool | undefined;
  // A deadline begins with the task, not with its wait: only the text that takes long is to blame.
  const withProcess = semaphore({ permits: processes, queue, waitMs });
  const open = () => {
    const opened = new Tinypool({
      runtime: 'child_process',
      filename: new URL('tasks.ts', import.meta.url).href,
      execArgv: [...process.execArgv, `--max-old-space-size=${heapMb}`],
      // Work on text needs the models, and none of the service's secrets.
      env: { VIVA_CACHE: cacheFolder(), ...(process.env.VIVA_MODELS && { VIVA_MODELS: process.env.VIVA_MODELS }) },
      serialization: 'advanced',
      minThreads: 1,
      maxThreads: processes,
      idleTimeout: 60_000,
    });
    opened.on('error', onDeath);
    return opened;
  };
  async function runNow(task: TaskName, input: unknown, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    const deadline = AbortSignal.timeout(deadlines[task]);
    try {
      const options = { name: task, signal: signal ? AbortSignal.any([signal, deadline]) : deadline };
      return await (pool ??= open()).run(input, options);
    } catch (cause) {
      signal?.throwIfAborted();
      if (deadline.aborted) throw new TextWorkOverrun(task, { cause });
      throw errorOf(cause);
    }
  }
  async function run(task: TaskName, input: unknown, signal?: AbortSignal): Promise<unknown> {
    try {
      return await withProcess(() => runNow(task, input, signal));
    } catch (cause) {
      if (!(cause instanceof NoPermit)) throw cause;
      const message = 'We’re reading a lot of texts right now. Please try again in a moment.';
      throw new Refusal('unavailable', message, { cause, retryAfterS: waitMs / 1000 });
    }
  }
  return {
    // A process gives what its task gives.
    run: run as TextWork['run'],
    async close() {
      await pool?.destroy();
    },
  };
}

/** The error of a task as an `Error`: from another process it comes as a plain object. */
function errorOf(thrown: unknown): unknown {
  if (thrown instanceof Error || typeof thrown !== 'object' || thrown === null) return thrown;
  const message = 'message' in thrown ? String(thrown.message) : 'The task failed.';
  return Object.assign(new Error(message), thrown);
}
