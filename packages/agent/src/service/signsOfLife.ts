import { aliveEveryMs } from '@viva/api-client/internal';
import { type Service, ServiceError } from './serviceClient.ts';

/** What {@link SignsOfLife} tells. */
export interface SignsOfLifeEvents {
  /** The session has ended elsewhere, or is no more: the candidate pressed Disconnect, or the service gave it up. */
  ended(): void;
}

/** Tells the service, while an interview is held, that its interviewer lives; a dead one is replaced. */
export class SignsOfLife {
  readonly #tell: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;

  constructor(service: Service, sessionId: string, events: SignsOfLifeEvents) {
    this.#tell = () =>
      service.alive(sessionId).catch((error: unknown) => {
        // Whatever else went wrong: the next sign is due in a moment.
        if (error instanceof ServiceError && (error.status === 410 || error.status === 404)) events.ended();
      });
  }

  start(): void {
    void this.#tell();
    this.#timer = setInterval(() => void this.#tell(), aliveEveryMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
