import { Worker } from 'node:worker_threads';
import { z } from 'zod';

const messageSchema = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ id: z.number(), error: z.string() }),
  z.object({ id: z.number(), result: z.unknown() }),
]);

interface Pending {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Calls into a worker thread and waits for its answers. The worker posts `{ready: true}` when it can take calls, and
 * answers `{id, …call}` with `{id, result}` or `{id, error}`. When the thread dies, every waiting call is refused.
 */
export class WorkerRpc {
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #nextId = 0;
  #dead: Error | undefined;

  constructor(module: URL, workerData: unknown = {}) {
    this.#worker = new Worker(module, { workerData });
    const starting = Promise.withResolvers<void>();
    this.ready = starting.promise;
    // A caller may never await `ready`; its failure still reaches every call.
    this.ready.catch((error: unknown) => this.#fail(error));
    this.#worker.on('message', (raw: unknown) => {
      const message = messageSchema.parse(raw);
      if ('ready' in message) {
        // While it loads it keeps the process alive; afterwards only its owner does.
        this.#worker.unref();
        return starting.resolve();
      }
      const pending = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if ('error' in message) pending?.reject(new Error(message.error));
      else pending?.resolve(message.result);
    });
    const died = (error: Error) => {
      starting.reject(error);
      this.#fail(error);
    };
    this.#worker.on('error', (error) => died(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', (code) => died(new Error(`worker thread exited with code ${code}`)));
  }

  /** Whether the thread can still answer. */
  get alive(): boolean {
    return this.#dead === undefined;
  }

  /** Sends a message that has no answer. */
  post(message: object, transfer: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  /**
   * Sends a message and waits for its answer; the reply is whatever the worker posted as `result`. A thread that does
   * not answer within `deadlineMs` counts as dead: it is ended, and every waiting call is refused.
   */
  call(message: object, deadlineMs: number, transfer: ArrayBuffer[] = []): Promise<unknown> {
    if (this.#dead) return Promise.reject(this.#dead);
    const id = this.#nextId++;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#pending.set(id, { resolve, reject });
    this.#worker.postMessage({ ...message, id }, transfer);
    const timer = setTimeout(() => {
      this.#fail(new Error(`worker thread did not answer within ${deadlineMs} ms`));
      void this.#worker.terminate();
    }, deadlineMs);
    return promise.finally(() => clearTimeout(timer));
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #fail(cause: unknown): void {
    this.#dead ??= cause instanceof Error ? cause : new Error(String(cause));
    for (const pending of this.#pending.values()) pending.reject(this.#dead);
    this.#pending.clear();
  }
}
