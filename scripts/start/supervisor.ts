import { Part, type PartEvents } from './part.ts';
import { PartLog } from './partLog.ts';
import type { StartedPart } from './partProcesses.ts';
import type { PartSpec } from './partSpec.ts';
import { LogSummary } from './logSummary.ts';
import { onChange } from './onChange.ts';

export interface SupervisorOptions {
  readonly specs: readonly PartSpec[];
  readonly logFolder: string;
  /** Says a line to the person at the terminal. */
  readonly say: (line: string) => void;
  readonly onPart?: (name: string, started: StartedPart, log: string) => void;
}

/** Starts the parts in the order of their needs, keeps them running, and ends them in the opposite order. */
export class Supervisor {
  readonly #parts: readonly Part[];
  readonly #summary: LogSummary;
  #stopped: Promise<void> | undefined;

  constructor({ specs, logFolder, say, onPart }: SupervisorOptions) {
    const events: PartEvents = {
      onSpawn: (part, started) => onPart?.(part.spec.name, started, part.log.file),
      onDeath: ({ spec }, how, againInMs) => {
        if (this.#stopped === undefined)
          say(`${spec.title} ended (${how}): starting it again in ${againInMs / 1000} s`);
      },
      onRecovered: ({ spec }) => say(`${spec.title} is up again`),
    };
    this.#parts = specs.map((spec) => new Part(spec, new PartLog(logFolder, spec.name), events));
    this.#summary = new LogSummary(this.#parts, say);
  }

  /**
   * Resolves when every part is healthy. When one cannot start, all are stopped again.
   * @throws {StartError} of the part that could not
   */
  async start(onReady: (title: string, inMs: number) => void): Promise<void> {
    const started = new Map<string, Promise<void>>();
    const startOne = async (part: Part): Promise<void> => {
      await Promise.all(part.spec.needs.map((name) => started.get(name) ?? Promise.resolve()));
      if (this.#stopped) return;
      const from = performance.now();
      await part.start();
      if (this.#stopped === undefined) onReady(part.spec.title, performance.now() - from);
    };
    for (const part of this.#parts) {
      const promise = startOne(part);
      promise.catch(() => undefined);
      started.set(part.spec.name, promise);
    }
    try {
      await Promise.all(started.values());
    } catch (error) {
      await this.stop();
      throw error;
    }
    this.#summary.follow();
  }

  /** Starts a part again whenever its sources change. */
  followSources(): void {
    for (const part of this.#parts) onChange(part.spec.sources ?? [], () => part.restart());
  }

  /** Ends every part, those that need others first. Always comes to an end. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stopAll();
    return this.#stopped;
  }

  async #stopAll(): Promise<void> {
    const stopped = new Map<string, Promise<void>>();
    for (const part of this.#parts.toReversed()) {
      const users = this.#parts.filter((other) => other.spec.needs.includes(part.spec.name));
      const after = Promise.all(users.map((user) => stopped.get(user.spec.name) ?? Promise.resolve()));
      stopped.set(
        part.spec.name,
        after.then(() => part.stop()),
      );
    }
    await Promise.all(stopped.values());
    this.#summary.end();
  }
}
