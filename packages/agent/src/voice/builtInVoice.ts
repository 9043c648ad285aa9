import { type AudioFrame, AudioResampler } from '@livekit/rtc-node';
import { stockLines } from '@viva/interview';
import { type SpeechClient, clausesOf } from '@viva/speech';
import { type LocalVoice, framesOf } from './localVoice.ts';

/** Longest wait for a clause before another voice says the rest of the line, in milliseconds. */
const clauseMs = 1_500;
/** Longest wait for a clause that may never be said, in milliseconds. */
const preparedMs = 10_000;
/** How long a service that failed is not waited for, in milliseconds; when it is back by itself it speaks at once. */
const restMs = 30_000;
/** Silence between two clauses of a line, in milliseconds: after a full stop, and within a sentence. */
const [betweenSentencesMs, withinSentenceMs] = [280, 120];

/** Clauses of lines without a word of a candidate in them; made when they are first needed. */
let stockClauses: ReadonlySet<string> | undefined;

/** What {@link BuiltInVoice} tells of itself. */
export interface BuiltInVoiceEvents {
  /** The neural voice failed or was late, and the plain one took over within the line. */
  fellBack(error: unknown): void;
}

/**
 * The built-in voice: a Piper model in the worker's speech service, clause by clause, so that a line sounds as soon as its
 * first clause is made. Where the service fails, a plain voice says what is left of the line.
 */
export class BuiltInVoice implements LocalVoice {
  readonly model: string;
  readonly sampleRate: number;
  readonly #client: SpeechClient;
  readonly #plain: LocalVoice;
  readonly #events: BuiltInVoiceEvents;
  /** Until then no line waits for a service that is not there. */
  #restUntil = 0;

  constructor(
    client: SpeechClient,
    { name, sampleRate }: { readonly name: string; readonly sampleRate: number },
    plain: LocalVoice,
    events: BuiltInVoiceEvents,
  ) {
    this.#client = client;
    this.model = name;
    this.sampleRate = sampleRate;
    this.#plain = plain;
    this.#events = events;
  }

  async *frames(text: string, signal?: AbortSignal): AsyncGenerator<AudioFrame> {
    const clauses = clausesOf(text);
    // A service that was lost may be back in a moment; without it the first clause fails below.
    if (Date.now() >= this.#restUntil) await this.#client.ready(clauseMs).catch(() => undefined);
    // All are asked for at once: the next one is made while this one sounds.
    const asked = clauses.map((clause, index) => {
      const spoken = this.#client.speak(clause, {
        withinMs: clauseMs * (index + 1),
        keep: this.#isStock(clause),
        signal,
      });
      // Taken in turn below; until then its failure is nobody's.
      spoken.catch(() => undefined);
      return spoken;
    });
    for (const [index, clause] of clauses.entries()) {
      try {
        const spoken = await asked[index];
        if (spoken) yield* framesOf(spoken.samples, spoken.sampleRate);
      } catch (error) {
        if (signal?.aborted) return;
        this.#restUntil = Date.now() + restMs;
        this.#events.fellBack(error);
        yield* this.#plainly(clauses.slice(index).join(' '), signal);
        return;
      }
      const pauseMs = /[.?!]["”’)]*$/.test(clause) ? betweenSentencesMs : withinSentenceMs;
      if (index < clauses.length - 1) yield* framesOf(this.#silence(pauseMs), this.sampleRate);
    }
  }

  prepare(text: string): void {
    const [first] = clausesOf(text);
    if (!first) return;
    // It may never be said; when it is, its failure shows then.
    const spoken = this.#client.speak(first, { withinMs: preparedMs, urgent: false, keep: this.#isStock(first) });
    spoken.catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.#plain.close();
  }

  /** Whether a clause is said to anybody. */
  #isStock(clause: string): boolean {
    stockClauses ??= new Set(stockLines().flatMap(clausesOf));
    return stockClauses.has(clause);
  }

  async *#plainly(text: string, signal?: AbortSignal): AsyncGenerator<AudioFrame> {
    const resampler = new AudioResampler(this.#plain.sampleRate, this.sampleRate, 1);
    try {
      for await (const frame of this.#plain.frames(text, signal)) yield* resampler.push(frame);
      yield* resampler.flush();
    } finally {
      resampler.close();
    }
  }

  #silence(ms: number): Int16Array {
    return new Int16Array(Math.round((this.sampleRate * ms) / 1_000));
  }
}
