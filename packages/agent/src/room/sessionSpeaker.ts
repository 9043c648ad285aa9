import { voice } from '@livekit/agents';
import type { SpokenLine, SpokenResult, Speaker } from '../interview/ports.ts';

/** The session's voice as the interviewer's mouth. */
export class SessionSpeaker implements Speaker {
  readonly #session: voice.AgentSession;
  /** When the session last began to sound, epoch milliseconds. */
  #soundingSince: number | undefined;

  constructor(session: voice.AgentSession) {
    this.#session = session;
    session.on(voice.AgentSessionEventTypes.AgentStateChanged, (event) => {
      this.#soundingSince = event.newState === 'speaking' ? Date.now() : undefined;
      if (event.newState === 'speaking') this.#onSound?.(Date.now());
    });
  }

  #onSound: ((at: number) => void) | undefined;

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
