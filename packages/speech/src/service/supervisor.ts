import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ModelChoice } from '../models.ts';

/** How soon the service is started again after it died, in milliseconds: at first, and at most. */
const restartMs = { first: 100, most: 10_000 } as const;
/** A service that ran so long was sound: its next death counts as the first. */
const soundAfterMs = 60_000;

/** How often the service is asked whether it is alive, in milliseconds. */
const askEveryMs = 5_000;

/** What {@link SpeechProcess} tells of itself. */
export interface SpeechProcessEvents {
  ready?(): void;
  /** The service died and is started again. */
  died?(code: number | null): void;
}

/** Runs the speech service of a worker, and runs it again whenever it dies. */
export class SpeechProcess {
  /** Where clients find it: a socket in a folder that only this user can open, or a named pipe on Windows. */
  readonly address: string;
  readonly #folder: string;
  readonly #choice: ModelChoice;
  readonly #events: SpeechProcessEvents;
  #child: ChildProcess | undefined;
  #restart: NodeJS.Timeout | undefined;
  #failures = 0;
  readonly #silentMs: number;
  #stopped = false;

  /** `silentMs`: a service that was ready and answers nothing for so long hangs, and is ended. */
  constructor(choice: ModelChoice, events: SpeechProcessEvents = {}, silentMs = 20_000) {
    this.#choice = choice;
    this.#events = events;
    this.#silentMs = silentMs;
    this.#folder = mkdtempSync(path.join(os.tmpdir(), 'viva-speech-'));
    this.address =
      process.platform === 'win32' ? `\\\\.\\pipe\\${path.basename(this.#folder)}` : path.join(this.#folder, 'socket');
  }

  /** Process id of the service that runs just now. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    if (this.#stopped) return;
    // What a dead one left behind would be in the way.
    if (process.platform !== 'win32') rmSync(this.address, { force: true });
    const startedAt = Date.now();
    const child = fork(new URL('./main.ts', import.meta.url), [this.address], {
      env: {
        ...process.env,
        ...{ EARS_MODEL: this.#choice.ears, VOICE_MODEL: this.#choice.voice, VOICE: this.#choice.style },
      },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    this.#child = child;
    const watch = { asking: undefined as NodeJS.Timeout | undefined, silence: undefined as NodeJS.Timeout | undefined };
    const alive = () => {
      clearTimeout(watch.silence);
      watch.silence = setTimeout(() => child.kill('SIGKILL'), this.#silentMs);
      watch.silence.unref();
    };
    const gone = (code: number | null) => {
      clearInterval(watch.asking);
      clearTimeout(watch.silence);
      if (this.#child !== child) return;
      this.#child = undefined;
      if (this.#stopped) return;
      this.#events.died?.(code);
      if (Date.now() - startedAt > soundAfterMs) this.#failures = 0;
      const delay = Math.min(restartMs.first * 2 ** this.#failures++, restartMs.most);
      this.#restart = setTimeout(() => this.start(), delay);
    };
    child.on('message', () => {
      alive();
      if (watch.asking) return;
      watch.asking = setInterval(
        () => child.connected && child.send({ ask: 'alive' }, () => undefined),
        Math.min(askEveryMs, this.#silentMs / 4),
      );
      watch.asking.unref();
      this.#events.ready?.();
    });
    // A process that could not even be started has no exit.
    child.on('error', () => (child.pid === undefined ? gone(null) : child.kill()));
    child.on('exit', gone);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#restart);
    // It ignores gentler signals, and has nothing to lose.
    this.#child?.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
