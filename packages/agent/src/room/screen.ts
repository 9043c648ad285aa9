import {
  type Ears,
  type InterviewPhase,
  type Notice,
  type QuestionAttribute,
  agentAttributes,
} from '@viva/api-client/room';
import type { LocalParticipant } from '@livekit/rtc-node';
import type { Screen } from '../interview/ports.ts';

/** Publishes the interview's state as attributes of the interviewer's participant, changes only, in order. */
export class RoomScreen implements Screen {
  readonly #participant: () => LocalParticipant | undefined;
  readonly #onError: (error: unknown) => void;
  readonly #shown = new Map<string, string>();
  #sending: Promise<void> = Promise.resolve();

  constructor(participant: () => LocalParticipant | undefined, onError: (error: unknown) => void) {
    this.#participant = participant;
    this.#onError = onError;
  }

  question(question: QuestionAttribute | null): void {
    this.#set(agentAttributes.question, question ? JSON.stringify(question) : '');
  }

  phase(phase: InterviewPhase): void {
    this.#set(agentAttributes.phase, JSON.stringify(phase));
  }

  ears(ears: Ears): void {
    this.#set(agentAttributes.ears, JSON.stringify(ears));
  }

  notice(code: Notice['code']): void {
    this.#set(agentAttributes.notice, JSON.stringify({ code, atMs: Date.now() }));
  }

  /** Settles when everything shown so far has reached the room. */
  settled(): Promise<void> {
    return this.#sending;
  }

  #set(name: string, value: string): void {
    if ((this.#shown.get(name) ?? '') === value) return;
    this.#shown.set(name, value);
    this.#sending = this.#sending.then(async () => {
      try {
        // Only what is newest: an older value may have been replaced while waiting.
        await this.#participant()?.setAttributes({ [name]: this.#shown.get(name) ?? '' });
      } catch (error) {
        this.#onError(error);
      }
    });
  }
}
