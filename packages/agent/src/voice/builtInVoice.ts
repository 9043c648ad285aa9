import { type AudioFrame, AudioResampler } from '@livekit/rtc-node';
import { stockLines } from '@viva/interview';
import { type Hello, type SpeechClient, SpeechGone, SpeechLate, type Spoken, clausesOf } from '@viva/speech';
import { type LocalVoice, framesOf } from './localVoice.ts';

/** Longest wait for a clause, in milliseconds: three times what a long one takes on one slow core. */
const clauseMs = 8_000;
/** Longest wait for a clause of a voice that was late or lost just before, in milliseconds: enough for one that is known. */
const knownMs = 1_000;
/** Longest wait for a service that was lost, in milliseconds: it is started again and loads its models in about two seconds. */
const backMs = 6_000;
/** Longest wait for a clause that may never be said, in milliseconds. */
const preparedMs = 20_000;
/** For so long a voice that failed is not waited for, in milliseconds. */
const restMs = 30_000;
/** Silence between two clauses of a line, in milliseconds: after a full stop, and within a sentence. */
const [betweenSentencesMs, withinSentenceMs] = [280, 120];

/** Clauses of lines without a word of a candidate or a job in them; made when they are first needed. */
let stockClauses: ReadonlySet<string> | undefined;

/** Clauses that may be said, and how many of them are made. */
class Ahead {
  clauses: readonly string[] = [];
  made = 0;
  making = false;
}
/** A clause at which the service was lost so often is not made ahead: it may be what the service can't bear. */
const mostLosses = 2;

/** What {@link BuiltInVoice} tells of itself. */
export interface BuiltInVoiceEvents {
  /** The neural voice failed or was late, and the plain one took over within the line. */
  fellBack(error: unknown): void;
}

/**
 * The built-in voice: a neural model in the worker's speech service, clause by clause, so that a line sounds as soon as its
 * first clause is there. One interview has one voice: a service that was lost is waited for. Only where it does not come
 * back does a plain voice say what is left of the line.
 */
export class BuiltInVoice implements LocalVoice {
  readonly model: string;
  readonly sampleRate: number;
  readonly #client: SpeechClient;
  readonly #plain: LocalVoice;
  readonly #events: BuiltInVoiceEvents;
  readonly #backMs: number;
  /** Until then no line waits long for a voice that failed. */
  #restUntil = 0;
  /** Clauses that may be said next, and at some time, and whether they are being made. */
  readonly #ahead = { next: new Ahead(), later: new Ahead() };
  /** The service that makes them. */
  #maker: Hello | undefined;
  /** How often the service was lost while it made a clause ahead. */
  readonly #losses = new Map<string, number>();
  #closed = false;

  constructor(
    client: SpeechClient,
    { name, sampleRate }: { readonly name: string; readonly sampleRate: number },
    plain: LocalVoice,
    events: BuiltInVoiceEvents,
    waits: { readonly backMs: number } = { backMs },
  ) {
    this.#client = client;
    this.model = name;
    this.sampleRate = sampleRate;
    this.#plain = plain;
    this.#events = events;
    this.#backMs = waits.backMs;
  }

  async *frames(text: string, signal?: AbortSignal): AsyncGenerator<AudioFrame> {
    const clauses = clausesOf(text);
    // A service that was lost may be back in a moment; without it the first clause fails below.
    await this.#back();
    this.#makeAgain();
    const resting = Date.now() < this.#restUntil;
    // All are asked for at once: the next one is made while this one sounds.
    const fallen = new AbortController();
    const over = signal ? AbortSignal.any([signal, fallen.signal]) : fallen.signal;
    const asked = clauses.map((clause, index) => {
      const spoken = this.#clause(clause, index, over);
      // Taken in turn below, where its failure counts.
      spoken.catch(() => undefined);
      return spoken;
    });
    for (const [index, clause] of clauses.entries()) {
      try {
        const spoken = await asked[index];
        if (spoken) yield* framesOf(spoken.samples, spoken.sampleRate);
      } catch (error) {
        if (signal?.aborted) return;
        // The rest is not said in this voice.
        fallen.abort();
        const wasSlow = error instanceof SpeechGone || error instanceof SpeechLate;
        // After a full wait alone: short ones would draw the rest out for good.
        if (wasSlow && !resting) this.#restUntil = Date.now() + restMs;
        this.#events.fellBack(error);
        yield* this.#plainly(clauses.slice(index).join(' '), signal);
        return;
      }
      const pauseMs = /[.?!:]["”’)]*$/.test(clause) ? betweenSentencesMs : withinSentenceMs;
      if (index < clauses.length - 1) yield* framesOf(this.#silence(pauseMs), this.sampleRate);
    }
  }

  prepare(text: string): void {
    this.#prepare('next', [text]);
  }

  prepareLater(texts: readonly string[]): void {
    this.#prepare('later', texts);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#plain.close();
  }

  /** What was to be prepared before, and is not made yet, is no longer wanted. */
  #prepare(need: 'next' | 'later', texts: readonly string[]): void {
    this.#ahead[need].clauses = texts.flatMap(clausesOf);
    this.#makeFromStart(need);
    this.#makeAgain();
  }

  /** A service that was started anew has nothing of what the last one made. */
  #makeAgain(): void {
    const { hello } = this.#client;
    if (hello === undefined || hello === this.#maker) return;
    this.#maker = hello;
    for (const need of ['next', 'later'] as const) this.#makeFromStart(need);
  }

  /** A clause that the service has already costs it nothing. */
  #makeFromStart(need: 'next' | 'later'): void {
    const ahead = this.#ahead[need];
    ahead.made = 0;
    if (ahead.making) return;
    ahead.making = true;
    void this.#makeAhead(need, ahead).finally(() => (ahead.making = false));
  }

  /** One at a time: many interviews may begin at once. What can't be made shows it when it is said. */
  async #makeAhead(need: 'next' | 'later', ahead: Ahead): Promise<void> {
    while (!this.#closed && ahead.made < ahead.clauses.length && (await this.#isBack(preparedMs))) {
      const { clauses, made } = ahead;
      const clause = clauses[made];
      if (clause === undefined) continue;
      const lost = (await this.#makeOne(clause, need)) instanceof SpeechGone;
      if (lost) {
        this.#losses.set(clause, this.#lossesOf(clause) + 1);
        ahead.made = 0;
      } else if (ahead.clauses === clauses && ahead.made === made) ahead.made += 1;
    }
  }

  /** @returns why it could not be made */
  async #makeOne(clause: string, need: 'next' | 'later'): Promise<unknown> {
    if (this.#lossesOf(clause) >= mostLosses) return undefined;
    const made = this.#client.speak(clause, { withinMs: preparedMs, need, keep: this.#isStock(clause) });
    return made.then(
      () => undefined,
      (error: unknown) => error,
    );
  }

  #lossesOf(clause: string): number {
    return this.#losses.get(clause) ?? 0;
  }

  /** A clause; where the service is lost meanwhile, it is asked for again once that is back. */
  async #clause(clause: string, index: number, signal: AbortSignal | undefined): Promise<Spoken> {
    const withinMs = Date.now() < this.#restUntil ? knownMs : clauseMs * (index + 1);
    const options = { withinMs, keep: this.#isStock(clause), signal };
    try {
      return await this.#client.speak(clause, options);
    } catch (error) {
      if (!(error instanceof SpeechGone) || !(await this.#back())) throw error;
      this.#makeAgain();
      return this.#client.speak(clause, options);
    }
  }

  /** Waits for a service that was lost, unless it was waited for in vain just before. @returns whether it is there */
  async #back(): Promise<boolean> {
    return Date.now() < this.#restUntil ? this.#client.hello !== undefined : this.#isBack(this.#backMs);
  }

  #isBack(withinMs: number): Promise<boolean> {
    return this.#client.ready(withinMs).then(
      () => true,
      () => false,
    );
  }

  /** Whether a clause has no words of a candidate or a job in it. */
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
