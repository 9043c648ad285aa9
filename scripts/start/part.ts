import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { backOffInMs } from './backOff.ts';
import type { PartLog } from './partLog.ts';
import { type StartedPart, hasEnded, howItEnded, inGroups, killAll, markName } from './partProcesses.ts';
import type { PartSpec } from './partSpec.ts';
import { StartError } from './startError.ts';

const leash = pathToFileURL(`${import.meta.dirname}/leash.ts`).href;
const pollInMs = 50;
/** A part that held this long starts its back-off anew. */
const settledInMs = 30_000;

/** What the supervisor is told about a part. */
export interface PartEvents {
  onSpawn(part: Part, started: StartedPart): void;
  onDeath(part: Part, how: string, againInMs: number): void;
  onRecovered(part: Part): void;
}

/** A running part: started, watched, started again when it dies, and stopped with everything that it forked. */
export class Part {
  readonly spec: PartSpec;
  readonly log: PartLog;
  readonly #events: PartEvents;
  readonly #stopping = new AbortController();
  #child: ChildProcess | undefined;
  #started: StartedPart | undefined;
  #deaths = 0;
  #restartAsked = false;

  constructor(spec: PartSpec, log: PartLog, events: PartEvents) {
    this.spec = spec;
    this.log = log;
    this.#events = events;
  }

  /**
   * Starts it and waits until it is healthy; from then on it is started again whenever it dies.
   * @throws {StartError} with its own last words when it ends before that, or with the deadline that it missed
   */
  async start(): Promise<void> {
    await this.spec.cleanUp?.();
    if (this.#stopping.signal.aborted) return;
    const child = this.#spawn();
    if (await this.#becomesHealthy(child)) {
      this.#watch(child);
      return;
    }
    if (this.#stopping.signal.aborted) return;
    const ended = hasEnded(child);
    await this.stop();
    const words = this.log.lastWords();
    if (ended && words) throw new StartError(words);
    const what = ended ? `ended at once (${howItEnded(child)})` : `was not ready after ${this.spec.readyInMs / 1000} s`;
    throw new StartError(`${this.spec.title} ${what}: see ${this.log.file}`);
  }

  /** Ends it in an orderly way, by force after its deadline, and with it whatever it forked. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const child = this.#child;
    if (!child?.pid) return;
    const ended = hasEnded(child) ? Promise.resolve() : once(child, 'exit');
    child.kill('SIGTERM');
    await Promise.race([ended, wait(this.spec.stopInMs, undefined, { ref: false })]);
    if (this.#started) killAll(this.#started);
    await ended;
  }

  /** Ends it, so that it is started again at once. Does nothing while it is starting. */
  restart(): void {
    if (!this.#child || hasEnded(this.#child) || this.#restartAsked) return;
    this.#restartAsked = true;
    this.#child.kill('SIGTERM');
    const started = this.#started;
    setTimeout(() => started && this.#restartAsked && killAll(started), this.spec.stopInMs).unref();
  }

  #spawn(): ChildProcess {
    this.log.mark();
    const mark = randomUUID();
    const args = ['--disable-warning=ExperimentalWarning', '--import', leash, ...this.spec.args];
    const child = spawn(process.execPath, args, {
      env: { ...this.spec.env(), VIVA_PART_OF: String(process.pid), [markName]: mark },
      // Straight into the file: a pipe would break, and take the part with it, when the supervisor is killed.
      stdio: ['ignore', this.log.fd, this.log.fd, 'ipc'],
      // Ctrl-C must reach the supervisor alone, which stops the parts in order.
      detached: inGroups,
    });
    child.on('error', () => undefined);
    this.#child = child;
    this.#started = child.pid ? { pid: child.pid, mark } : undefined;
    if (this.#started) this.#events.onSpawn(this, this.#started);
    return child;
  }

  async #becomesHealthy(child: ChildProcess): Promise<boolean> {
    let saidReady = this.spec.saysReady !== true;
    child.on('message', (message) => {
      saidReady ||= typeof message === 'object' && 'ready' in message && message.ready === true;
    });
    const deadline = performance.now() + this.spec.readyInMs;
    while (performance.now() < deadline && !this.#stopping.signal.aborted && !hasEnded(child)) {
      if (saidReady && (await this.spec.healthy())) return !hasEnded(child);
      await wait(pollInMs);
    }
    return false;
  }

  #watch(child: ChildProcess): void {
    const healthySince = performance.now();
    const onEnd = () => {
      if (performance.now() - healthySince > settledInMs) this.#deaths = 0;
      void this.#keepStarting(child);
    };
    if (hasEnded(child)) onEnd();
    else child.once('exit', onEnd);
  }

  async #keepStarting(dead: ChildProcess): Promise<void> {
    let trouble: string | undefined;
    for (let last = dead; !this.#stopping.signal.aborted;) {
      if (this.#started) killAll(this.#started);
      const againInMs = this.#restartAsked ? 0 : backOffInMs(this.#deaths++);
      this.#restartAsked = false;
      this.#events.onDeath(this, trouble ?? howItEnded(last), againInMs);
      await wait(againInMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      try {
        trouble = undefined;
        await this.spec.cleanUp?.();
        if (this.#stopping.signal.aborted) return;
        last = this.#spawn();
      } catch (error) {
        trouble = `could not be started (${error instanceof Error ? error.message : String(error)})`;
        continue;
      }
      if (await this.#becomesHealthy(last)) {
        this.#events.onRecovered(this);
        this.#watch(last);
        return;
      }
    }
  }
}
