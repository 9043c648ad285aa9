import { type llm, voice } from '@livekit/agents';
import type { SpokenLine, SpokenResult, Speaker } from '../interview/ports.ts';
import type { Interruptible } from './interruption.ts';

/** The part of a session that speaks. */
export interface SpeakingSession {
  on(
    event: voice.AgentSessionEventTypes.AgentStateChanged,
    listener: (event: { readonly newState: string }) => void,
  ): unknown;
  say(text: string, options: { readonly allowInterruptions: boolean }): SaidLine;
  interrupt(): unknown;
  readonly output: { readonly audio: { pause(): void; resume(): void } | null };
}

/** A line as the session says it. */
export interface SaidLine {
  readonly interrupted: boolean;
  /** What was heard of it. */
  readonly chatItems: readonly llm.ChatItem[];
  waitForPlayout(): Promise<void>;
}

/** The session's voice as the interviewer's mouth. */
export class SessionSpeaker implements Speaker, Interruptible {
  readonly #session: SpeakingSession;
  readonly #ahead: Pick<Speaker, 'prepare' | 'prepareLater'>;
  #mayBeBrokenOff = false;
  /** Since when the line is silent for a candidate who speaks, epoch milliseconds. */
  #pausedAt: number | undefined;
  /** When the line that is said was broken off. */
  #brokenOff: { at: number | undefined } = { at: undefined };
  /** When the session last began to sound, epoch milliseconds. */
  #soundingSince: number | undefined;
  #onSound: ((at: number) => void) | undefined;

  constructor(session: SpeakingSession, ahead: Pick<Speaker, 'prepare' | 'prepareLater'> = {}) {
    this.#session = session;
    this.#ahead = ahead;
    session.on(voice.AgentSessionEventTypes.AgentStateChanged, (event) => {
      this.#soundingSince = event.newState === 'speaking' ? Date.now() : undefined;
      if (event.newState === 'speaking') this.#onSound?.(Date.now());
    });
  }

  get interruptible(): boolean {
    return this.#soundingSince !== undefined && this.#mayBeBrokenOff;
  }

  pause(): void {
    this.#pausedAt = Date.now();
    this.#session.output.audio?.pause();
  }

  resume(): void {
    this.#pausedAt = undefined;
    this.#session.output.audio?.resume();
  }

  prepare(text: string): void {
    this.#ahead.prepare?.(text);
  }

  prepareLater(texts: readonly string[]): void {
    this.#ahead.prepareLater?.(texts);
  }

  say(text: string, options: { readonly interruptible: boolean }): SpokenLine {
    let startedAt = this.#soundingSince === undefined ? undefined : Date.now();
    this.#onSound = (at) => (startedAt ??= at);
    // What is being said is broken off: two lines in a row would talk past the candidate.
    this.hush();
    this.#mayBeBrokenOff = options.interruptible;
    const brokenOff: { at: number | undefined } = { at: undefined };
    this.#brokenOff = brokenOff;
    const handle = this.#session.say(text, { allowInterruptions: options.interruptible });
    const finished = handle.waitForPlayout().then((): SpokenResult => {
      const heard = handle.chatItems.map((item) => (item.type === 'message' ? (item.textContent ?? '') : '')).join(' ');
      return {
        text: handle.interrupted ? heard : text,
        interrupted: handle.interrupted,
        startedAt,
        // It fell silent when it was paused, not when the words were known for which it is given up.
        endedAt: (handle.interrupted ? brokenOff.at : undefined) ?? Date.now(),
      };
    });
    return { finished };
  }

  hush(): void {
    this.#brokenOff.at ??= this.#pausedAt ?? Date.now();
    try {
      void this.#session.interrupt();
    } catch {
      // A closed session says nothing anyway.
    }
  }
}
