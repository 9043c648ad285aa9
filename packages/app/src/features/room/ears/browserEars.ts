import type { Ears } from '@viva/api-client/room';
import { ContinuousRecognition, type ContinuousRecognitionPorts } from './continuousRecognition.ts';
import type { RecogniserPort } from './recogniser.ts';

/** Who the candidate has chosen to listen. */
export type EarsChoice = 'browser' | 'server';

/**
 * `unavailable`: there is nothing to choose; `off`: the service listens; `asking`: it does until the candidate has
 * chosen; `on`: the browser listens; `failed`: the service does, since the browser could not.
 */
export type BrowserEarsState = 'unavailable' | 'off' | 'asking' | 'on' | 'failed';

/** What the ears need from around them. */
export interface BrowserEarsPorts extends Pick<ContinuousRecognitionPorts, 'clock' | 'newId' | 'publish'> {
  readonly recogniser: RecogniserPort | null;
  /** The remembered choice, kept on this machine only. */
  readonly choice: { readonly read: () => EarsChoice | null; readonly write: (choice: EarsChoice) => void };
  readonly setEars: (ears: EarsChoice) => void;
  readonly onState: (state: BrowserEarsState) => void;
}

/** The interviewer's recognisers that it prefers to any browser's, which would then listen in vain. */
const preferred: ReadonlySet<Ears> = new Set<Ears>(['endpoint', 'deepgram']);

/**
 * Listens through the browser's own recogniser and sends what it hears to the interviewer. Results are trusted, promises
 * are not: when the recogniser fails the service listens again.
 */
export class BrowserEars {
  readonly #ports: BrowserEarsPorts;
  readonly #recognition: ContinuousRecognition | null;
  #state: BrowserEarsState = 'unavailable';
  /** Null until it is known. */
  #onDevice: boolean | null = null;
  #service: Ears | null = null;
  #track: MediaStreamTrack | null = null;
  #closed = false;

  constructor(ports: BrowserEarsPorts) {
    this.#ports = ports;
    const { recogniser } = ports;
    const onFailed = () => this.#finish('failed');
    this.#recognition = recogniser && new ContinuousRecognition({ ...ports, recogniser, onFailed });
  }

  /** Finds out what this browser can do; what follows depends on {@link service} too. */
  async start(): Promise<void> {
    const { recogniser } = this.#ports;
    if (!recogniser) return;
    this.#onDevice = await recogniser.onDevice();
    this.#decide();
  }

  /** Who listens as the interviewer tells it; null while there is none, which changes nothing. */
  service(ears: Ears | null): void {
    if (ears === null || ears === this.#service) return;
    this.#service = ears;
    this.#decide();
  }

  /** The candidate's answer to the question of consent, or their change of it. */
  choose(choice: EarsChoice): void {
    this.#ports.choice.write(choice);
    if (this.#state === 'unavailable') return;
    if (choice === 'browser') this.#begin();
    else this.#finish('off');
  }

  /** The microphone that is heard now; null while it is muted or missing. */
  hear(track: MediaStreamTrack | null): void {
    if (track === this.#track) return;
    this.#track = track;
    this.#recognition?.halt();
    this.#listen();
  }

  close(): void {
    this.#closed = true;
    this.#recognition?.halt();
  }

  /** Begins, asks, or leaves it to the service. */
  #decide(): void {
    if (this.#onDevice === null || this.#service === null || this.#closed) return;
    if (preferred.has(this.#service)) return this.#finish('unavailable');
    if (this.#state !== 'unavailable') return;
    const choice = this.#ports.choice.read();
    if (choice === 'server') this.#finish('off');
    else if (this.#onDevice || choice === 'browser') this.#begin();
    else this.#finish('asking');
  }

  #begin(): void {
    if (this.#state === 'on' || this.#closed) return;
    this.#recognition?.forgive();
    this.#set('on');
    this.#ports.setEars('browser');
    this.#listen();
  }

  #finish(state: Exclude<BrowserEarsState, 'on'>): void {
    const was = this.#state;
    this.#recognition?.halt();
    this.#set(state);
    // The interviewer may also wait for a browser of before, as after a reload of the page.
    if (was === 'on' || this.#service === 'browser') this.#ports.setEars('server');
  }

  #listen(): void {
    if (this.#state !== 'on' || this.#track === null || this.#closed) return;
    this.#recognition?.listen(this.#track, this.#onDevice === true);
  }

  #set(state: BrowserEarsState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#ports.onState(state);
  }
}
