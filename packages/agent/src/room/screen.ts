import {
  type ClockAttribute,
  type Ears,
  type HelpStage,
  type FeedbackAttribute,
  type HintAttribute,
  type InterviewPhase,
  type Notice,
  type Progress,
  type QuestionAttribute,
  agentAttributes,
} from '@viva/api-client/room';
import type { LocalParticipant } from '@livekit/rtc-node';
import type { Screen } from '../interview/ports.ts';

/** Wait before what could not be published is tried again, in milliseconds. */
const retryMs = 500;
/** So often in a row; afterwards with the next change, or when the room is back. */
const tries = 5;

/** Publishes the interview's state as attributes of the interviewer's participant, changes only, in order. */
export class RoomScreen implements Screen {
  readonly #participant: () => LocalParticipant | undefined;
  readonly #onError: (error: unknown) => void;
  readonly #shown = new Map<string, string>();
  readonly #changed = new Set<string>();
  #sending: Promise<void> | undefined;

  constructor(participant: () => LocalParticipant | undefined, onError: (error: unknown) => void) {
    this.#participant = participant;
    this.#onError = onError;
  }

  /** The room is there (again): sends what has not reached it yet. */
  connected(): void {
    const participant = this.#participant();
    if (!participant) return;
    this.#sending ??= this.#send(participant);
  }

  question(question: QuestionAttribute | null): void {
    this.#set(agentAttributes.question, question ? JSON.stringify(question) : '');
  }

  phase(phase: InterviewPhase): void {
    this.#set(agentAttributes.phase, JSON.stringify(phase));
  }

  clock(clock: ClockAttribute): void {
    this.#set(agentAttributes.clock, JSON.stringify(clock));
  }

  progress(progress: Progress | null): void {
    this.#set(agentAttributes.progress, progress ? JSON.stringify(progress) : '');
  }

  hint(hint: HintAttribute | null): void {
    this.#set(agentAttributes.hint, hint ? JSON.stringify(hint) : '');
  }

  feedback(feedback: FeedbackAttribute | null): void {
    this.#set(agentAttributes.feedback, feedback ? JSON.stringify(feedback) : '');
  }

  ears(ears: Ears): void {
    this.#set(agentAttributes.ears, JSON.stringify(ears));
  }

  notice(code: Notice['code']): void {
    this.#set(agentAttributes.notice, JSON.stringify({ code, atMs: Date.now() }));
  }

  /** Tells whether the sound of the candidate's answers is kept. */
  recording(on: boolean): void {
    this.#set(agentAttributes.recording, on ? JSON.stringify(true) : '');
  }

  /** Tells whether where to call is to be shown. */
  help(help: HelpStage | null): void {
    this.#set(agentAttributes.help, help ? JSON.stringify(help) : '');
  }

  /** Settles when everything shown so far has reached the room. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  #set(name: string, value: string): void {
    if ((this.#shown.get(name) ?? '') === value) return;
    this.#shown.set(name, value);
    this.#changed.add(name);
    this.connected();
  }

  async #send(participant: LocalParticipant): Promise<void> {
    // What changes in the same breath travels together: each request waits for the server's answer.
    await Promise.resolve();
    let triesLeft = tries;
    while (this.#changed.size > 0) {
      const attributes = Object.fromEntries([...this.#changed].map((name) => [name, this.#shown.get(name) ?? '']));
      this.#changed.clear();
      try {
        await participant.setAttributes(attributes);
        triesLeft = tries;
      } catch (error) {
        this.#onError(error);
        for (const name of Object.keys(attributes)) this.#changed.add(name);
        if (--triesLeft === 0) break;
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
    // Cleared synchronously after the last check, so that a later change starts a new send.
    this.#sending = undefined;
  }
}
