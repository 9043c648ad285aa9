import { type BrowserTranscript, browserTranscriptTopic, type Ears } from '@viva/api-client/room';
import type { Clock } from '../core/clock.ts';
import type { HeardText, RecogniserPort } from './recogniser.ts';

/** Who the candidate has chosen to listen. */
export type EarsChoice = 'browser' | 'server';

/**
 * `unavailable`: there is nothing to choose; `off`: the service listens; `asking`: it does until the candidate has
 * chosen; `on`: the browser listens; `failed`: the service does, since the browser could not.
 */
export type BrowserEarsState = 'unavailable' | 'off' | 'asking' | 'on' | 'failed';

/** What the ears need from around them. */
export interface BrowserEarsPorts {
  readonly recogniser: RecogniserPort | null;
  readonly clock: Clock;
  readonly newId: () => string;
  /** The remembered choice, kept on this machine only. */
  readonly choice: { readonly read: () => EarsChoice | null; readonly write: (choice: EarsChoice) => void };
  readonly setEars: (ears: EarsChoice) => void;
  /** Sends text to the interviewer; calls are made in order. */
  readonly publish: (topic: string, text: string) => Promise<void>;
  readonly onState: (state: BrowserEarsState) => void;
}

/** The interviewer's recognisers that it prefers to any browser's, which would then listen in vain. */
const preferred: ReadonlySet<Ears> = new Set<Ears>(['endpoint', 'deepgram']);
/** Errors after which the service listens until the candidate chooses again. */
const fatal = new Set(['network', 'service-not-allowed', 'not-allowed', 'audio-capture', 'language-not-supported']);
/** A recogniser that ends sooner than this without a result has failed; so many in a row are enough. */
const quickMs = 1_000;
const quickFailures = 2;
/** The longest text that the contract takes. */
const longest = 5_000;

/**
 * Listens through the browser's own recogniser and sends what it hears to the interviewer. Results are trusted, promises
 * are not: when the recogniser fails the service listens again.
 */
export class BrowserEars {
  readonly #ports: BrowserEarsPorts;
  #state: BrowserEarsState = 'unavailable';
  /** Null until it is known. */
  #onDevice: boolean | null = null;
  #service: Ears | null = null;
  #track: MediaStreamTrack | null = null;
  #stop: (() => void) | null = null;
  #quick = 0;
  #sending: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(ports: BrowserEarsPorts) {
    this.#ports = ports;
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
    this.#halt();
    this.#listen();
  }

  close(): void {
    this.#closed = true;
    this.#halt();
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
    this.#quick = 0;
    this.#set('on');
    this.#ports.setEars('browser');
    this.#listen();
  }

  #finish(state: Exclude<BrowserEarsState, 'on'>): void {
    const was = this.#state;
    this.#halt();
    this.#set(state);
    // The interviewer may also wait for a browser of before, as after a reload of the page.
    if (was === 'on' || this.#service === 'browser') this.#ports.setEars('server');
  }

  #listen(): void {
    const { recogniser, clock, newId } = this.#ports;
    if (this.#state !== 'on' || !recogniser || this.#track === null || this.#stop || this.#closed) return;
    const session = newId();
    const since = clock.now();
    let heard = false;
    let over = false;

    const end = () => {
      if (over) return;
      over = true;
      this.#stop = null;
      this.#quick = !heard && clock.now() - since < quickMs ? this.#quick + 1 : 0;
      if (this.#quick >= quickFailures) this.#finish('failed');
      else this.#listen();
    };
    const recognition = recogniser.create(
      { onDevice: this.#onDevice === true },
      {
        onText: (text) => {
          if (over) return;
          heard = true;
          this.#send(session, text);
        },
        onError: (code) => {
          if (over || !fatal.has(code)) return;
          over = true;
          this.#finish('failed');
        },
        onEnd: end,
      },
    );
    this.#stop = () => {
      over = true;
      recognition.abort();
    };
    try {
      recognition.start(this.#track);
    } catch {
      this.#finish('failed');
    }
  }

  #send(session: string, { index, text, final, confidence }: HeardText): void {
    const transcript: BrowserTranscript = {
      id: `${session}-${index}`,
      text: text.slice(0, longest),
      final,
      onDevice: this.#onDevice === true,
      ...(confidence === undefined ? {} : { confidence }),
    };
    const { publish } = this.#ports;
    // One after another, since streams that are open together may arrive in any order.
    this.#sending = this.#sending
      .then(() => publish(browserTranscriptTopic, JSON.stringify(transcript)))
      .catch(() => undefined);
  }

  #halt(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #set(state: BrowserEarsState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#ports.onState(state);
  }
}
