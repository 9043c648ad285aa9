import { type llm, voice } from '@livekit/agents';
import type { SpokenLine, SpokenResult, Speaker } from '../interview/ports.ts';

/** The part of a session that speaks. */
export interface SpeakingSession {
  on(
    event: voice.AgentSessionEventTypes.AgentStateChanged,
    listener: (event: { readonly newState: string }) => void,
  ): unknown;
  say(text: string, options: { readonly allowInterruptions: boolean }): SaidLine;
  interrupt(): unknown;
}

/** A line as the session says it. */
export interface SaidLine {
  readonly interrupted: boolean;
  /** What was heard of it. */
  readonly chatItems: readonly llm.ChatItem[];
  waitForPlayout(): Promise<void>;
}

/** The session's voice as the interviewer's mouth. */
export class SessionSpeaker implements Speaker {
  readonly #session: SpeakingSession;
  /** When the session last began to sound, epoch milliseconds. */
  #soundingSince: number | undefined;
  #onSound: ((at: number) => void) | undefined;

  constructor(session: SpeakingSession) {
    this.#session = session;
    session.on(voice.AgentSessionEventTypes.AgentStateChanged, (event) => {
      this.#soundingSince = event.newState === 'speaking' ? Date.now() : undefined;
      if (event.newState === 'speaking') this.#onSound?.(Date.now());
    });
  }

  say(text: string, options: { readonly interruptible: boolean }): SpokenLine {
    let startedAt = this.#soundingSince === undefined ? undefined : Date.now();
    this.#onSound = (at) => (startedAt ??= at);
    // What is being said is broken off: two lines in a row would talk past the candidate.
    this.hush();
    const handle = this.#session.say(text, { allowInterruptions: options.interruptible });
    const finished = handle.waitForPlayout().then((): SpokenResult => {
      const heard = handle.chatItems.map((item) => (item.type === 'message' ? (item.textContent ?? '') : '')).join(' ');
      return {
        text: handle.interrupted ? heard : text,
        interrupted: handle.interrupted,
        startedAt,
        endedAt: Date.now(),
      };
    });
    return { finished };
  }

  hush(): void {
    try {
      void this.#session.interrupt();
    } catch {
      // A closed session says nothing anyway.
    }
  }
}
