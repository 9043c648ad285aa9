import { type BrowserTranscript, browserTranscriptTopic } from '@viva/api-client/room';
import type { Clock } from '../core/clock.ts';
import type { HeardText, RecogniserPort } from './recogniser.ts';

/** What listening on and on takes. */
export interface ContinuousRecognitionPorts {
  readonly recogniser: RecogniserPort;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Sends text to the interviewer; calls are made in order. */
  readonly publish: (topic: string, text: string) => Promise<void>;
  /** The recogniser is of no use; it is not started again by itself. */
  readonly onFailed: () => void;
}

/** Errors after which the service listens until the candidate chooses again. */
const fatal = new Set(['network', 'service-not-allowed', 'not-allowed', 'audio-capture', 'language-not-supported']);
/** A recogniser that ends sooner than this without a result has failed; so many in a row are enough. */
const quickMs = 1_000;
const quickFailures = 2;
/** The longest text that the contract takes. */
const longest = 5_000;

/** The browser's recogniser, started again whenever it ends by itself; what it hears goes to the interviewer. */
export class ContinuousRecognition {
  readonly #ports: ContinuousRecognitionPorts;
  #stop: (() => void) | null = null;
  #quick = 0;
  #sending: Promise<void> = Promise.resolve();

  constructor(ports: ContinuousRecognitionPorts) {
    this.#ports = ports;
  }

  /** Failures of before count no more. */
  forgive(): void {
    this.#quick = 0;
  }

  /** Listens to a microphone until it is halted. */
  listen(track: MediaStreamTrack, onDevice: boolean): void {
    if (this.#stop) return;
    const { recogniser, clock, newId, onFailed } = this.#ports;
    const session = newId();
    const since = clock.now();
    let heard = false;
    let over = false;

    const end = () => {
      if (over) return;
      over = true;
      this.#stop = null;
      this.#quick = !heard && clock.now() - since < quickMs ? this.#quick + 1 : 0;
      if (this.#quick >= quickFailures) onFailed();
      else this.listen(track, onDevice);
    };
    const recognition = recogniser.create(
      { onDevice },
      {
        onText: (text) => {
          if (over) return;
          heard = true;
          this.#send(session, onDevice, text);
        },
        onError: (code) => {
          if (over || !fatal.has(code)) return;
          over = true;
          onFailed();
        },
        onEnd: end,
      },
    );
    this.#stop = () => {
      over = true;
      recognition.abort();
    };
    try {
      recognition.start(track);
    } catch {
      onFailed();
    }
  }

  halt(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #send(session: string, onDevice: boolean, { index, text, final, confidence }: HeardText): void {
    const transcript: BrowserTranscript = {
      id: `${session}-${index}`,
      text: text.slice(0, longest),
      final,
      onDevice,
      ...(confidence === undefined ? {} : { confidence }),
    };
    const { publish } = this.#ports;
    // One after another, since streams that are open together may arrive in any order.
    this.#sending = this.#sending
      .then(() => publish(browserTranscriptTopic, JSON.stringify(transcript)))
      .catch(() => undefined);
  }
}
