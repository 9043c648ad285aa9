import { createRequire } from 'node:module';
import { spreadWords, invented, type Span } from '@viva/speech';
import type { Word } from '@viva/api-client/internal';
import { confidenceIn } from './confidence.ts';
import type { Ears, EarsUtterance } from './ears.ts';
import { type Heard, type HeardStretch, type Partial, type Samples, earsSampleRate } from './recogniser.ts';

/** Samples that voice activity is judged by, 32 ms. */
export const windowSamples = 512;
const windowMs = (windowSamples / earsSampleRate) * 1_000;
/** Probability of a voice from which speech has begun, and below which it has ceased. The model's makers' own. */
const [voiceFrom, silenceBelow] = [0.5, 0.35];
/** Speech of less is a click, in milliseconds. */
const leastSpeechMs = 64;
/** How much of what came before the first detected speech belongs to it, in milliseconds. */
const preRollMs = 320;
/** After so much silence it may be the end: the words so far are found out, in milliseconds. */
const pauseMs = 96;
/** After so much silence an utterance is over, in milliseconds. */
const endMs = 200;
/** How often the words so far are asked for, in milliseconds. */
const partialEveryMs = 600;
/** A busy recogniser is left alone for so many times as long as it took last: replies matter more than captions. */
const restAfterPartial = 3;
/** Sound that comes so much later than it should was not late: there was none for a while, in milliseconds. */
const gapMs = 1_000;

/** What was heard in one utterance, or in the whole turn so far; times are epoch milliseconds. */
export interface HeardUtterance extends Omit<Heard, 'stretches'> {
  readonly startedAt: number;
  readonly endedAt: number;
  /** All that was heard from then on is part of this, or was none; where it differs from `startedAt`. */
  readonly since?: number;
}

/** Judges windows of sound by how likely a voice is in them, one after another. */
export interface VoiceActivity {
  predict(samples: Int16Array): Promise<number>;
}

/** What {@link Listener} tells. Times are epoch milliseconds. */
export interface ListenerEvents {
  /** All sound of the candidate as it comes, silence included. */
  sound(samples: Samples): void;
  /** A voice began to speak at `at`. */
  started(at: number): void;
  /** The voice has been silent since `at`. */
  ended(at: number): void;
  /** What was said so far in an utterance that goes on. */
  partial(partial: Partial): void;
  /** What was said in an utterance that has ended; undefined when nothing could be made out. */
  heard(utterance: HeardUtterance | undefined): void;
  /** Some sound could not be judged, or something told could not be dealt with; listening goes on. */
  failed(error: unknown): void;
}

interface Speech {
  readonly utterance: EarsUtterance;
  readonly startedAt: number;
  /** Times in which was spoken; the last one may go on. */
  readonly spans: Span[];
  silentMs: number;
  /** Silence that is fed when speech goes on. */
  held: Samples[];
  askAgainAt: number;
  /** The words so far are being found out. */
  asking: boolean;
}

/** Opens the model that tells voices from other sounds; it ships with LiveKit's agents. */
export function openVoiceActivity(): VoiceActivity {
  const inference = createRequire(import.meta.url)('@livekit/local-inference') as { createVad(): VoiceActivity };
  return inference.createVad();
}

/**
 * Listens to the candidate: cuts the microphone's sound into utterances by voice activity, gives them to the
 * {@link Ears}, and tells in their order what was said. None of the sound is lost while an utterance is still being answered.
 */
export class Listener {
  readonly #ears: Ears;
  readonly #voice: VoiceActivity;
  readonly #events: ListenerEvents;
  readonly #now: () => number;
  /** Sound that does not fill a window yet. */
  #rest: Samples = new Int16Array(0);
  /** When the newest sound ended. */
  #heardUntil = 0;
  /** The newest sound before speech. */
  #preRoll: Samples[] = [];
  #voicedMs = 0;
  #speech: Speech | undefined;
  /** Times in which was spoken in this turn. */
  #spans: Span[] = [];
  #judged: Promise<void> = Promise.resolve();
  /** Results come in the order of the utterances. */
  #reported: Promise<void> = Promise.resolve();

  constructor(ears: Ears, voice: VoiceActivity, events: ListenerEvents, now = Date.now) {
    this.#ears = ears;
    this.#voice = voice;
    this.#events = events;
    this.#now = now;
  }

  /** Takes sound as it comes, 16 kHz mono. */
  hear(samples: Samples): void {
    this.#events.sound(samples);
    const sound = new Int16Array(this.#rest.length + samples.length);
    sound.set(this.#rest);
    sound.set(samples, this.#rest.length);
    let at = 0;
    const until = this.#untilWith(samples.length);
    for (; at + windowSamples <= sound.length; at += windowSamples) {
      const window = sound.slice(at, at + windowSamples);
      const endedAt = until - toMs(sound.length - at - windowSamples);
      this.#judged = this.#judged.then(() => this.#judge(window, endedAt)).catch(this.#failed);
    }
    this.#rest = sound.slice(at);
  }

  /** The candidate's turn is over. */
  turnOver(): void {
    this.#ears.turnOver();
    this.#spans = [];
  }

  /** No sound comes any more, or not for a while: what is being said ends here. */
  async pause(): Promise<void> {
    await this.#judged;
    if (this.#speech) this.#end(this.#speech, this.#speech.spans.at(-1)?.endMs ?? this.#now());
  }

  /** Ends what is being said just now, and settles when everything said has been told. */
  async finish(): Promise<void> {
    await this.pause();
    await this.#reported;
  }

  readonly #failed = (error: unknown): void => this.#events.failed(error);

  /** When sound ended that has just come. A busy process gets it late and in bursts, but it was spoken evenly. */
  #untilWith(samples: number): number {
    const now = this.#now();
    const expected = this.#heardUntil + toMs(samples);
    this.#heardUntil = now - expected > gapMs ? now : Math.min(expected, now);
    return this.#heardUntil;
  }

  async #judge(window: Samples, endedAt: number): Promise<void> {
    const voice = await this.#voice.predict(window).catch((error: unknown) => {
      this.#failed(error);
      return 0;
    });
    this.#take(window, endedAt, voice);
  }

  #take(window: Samples, endedAt: number, voice: number): void {
    const speech = this.#speech;
    if (!speech) return this.#wait(window, endedAt, voice);
    if (voice <= silenceBelow || (speech.silentMs > 0 && voice < voiceFrom)) {
      speech.silentMs += windowMs;
      if (speech.silentMs <= pauseMs) speech.utterance.feed(window);
      else speech.held.push(window);
      if (speech.silentMs === pauseMs) speech.utterance.pause();
      if (speech.silentMs >= endMs) this.#end(speech, endedAt - speech.silentMs);
      return;
    }
    const last = speech.spans.at(-1);
    if (speech.silentMs > 0) speech.spans.push({ startMs: endedAt - windowMs, endMs: endedAt });
    else if (last) speech.spans[speech.spans.length - 1] = { ...last, endMs: endedAt };
    speech.silentMs = 0;
    for (const held of speech.held.splice(0)) speech.utterance.feed(held);
    speech.utterance.feed(window);
    if (endedAt >= speech.askAgainAt && !speech.asking) {
      speech.askAgainAt = endedAt + partialEveryMs;
      this.#tellPartial(speech).catch(this.#failed);
    }
  }

  /** Nobody speaks yet. */
  #wait(window: Samples, endedAt: number, voice: number): void {
    this.#preRoll.push(window);
    this.#voicedMs = voice > voiceFrom ? this.#voicedMs + windowMs : 0;
    if (this.#voicedMs >= leastSpeechMs) {
      const startedAt = endedAt - this.#preRoll.length * windowMs;
      const utterance = this.#ears.begin(startedAt);
      for (const samples of this.#preRoll.splice(0)) utterance.feed(samples);
      const span = { startMs: endedAt - this.#voicedMs, endMs: endedAt };
      this.#speech = {
        utterance,
        startedAt,
        spans: [span],
        silentMs: 0,
        held: [],
        askAgainAt: endedAt + partialEveryMs,
        asking: false,
      };
      this.#voicedMs = 0;
      this.#events.started(span.startMs);
    } else if (this.#preRoll.length > preRollMs / windowMs) this.#preRoll.shift();
  }

  async #tellPartial(speech: Speech): Promise<void> {
    speech.asking = true;
    const askedAt = this.#now();
    const partial = await speech.utterance.partial();
    const answeredAt = this.#now();
    speech.askAgainAt = Math.max(speech.askAgainAt, answeredAt + restAfterPartial * (answeredAt - askedAt));
    speech.asking = false;
    if (!partial.text || this.#speech !== speech) return;
    const text = partial.wholeTurn ? this.#ears.terms?.inText(partial.text) : undefined;
    this.#events.partial({ ...partial, text: text ?? partial.text });
  }

  #end(speech: Speech, endedAt: number): void {
    this.#speech = undefined;
    this.#voicedMs = 0;
    this.#preRoll = speech.held.splice(0);
    const ofTurn = this.#spans;
    ofTurn.push(...speech.spans);
    const spans = ofTurn.slice();
    this.#events.ended(endedAt);
    // Asked for at once, so that the recogniser knows where the utterance ends; reported in its turn.
    const hearing = speech.utterance.end();
    /** A busy recogniser may have heard how the candidate goes on in the same turn. */
    const sinceThen = ({ stretches }: Heard): readonly Span[] => {
      if (this.#spans !== ofTurn) return [];
      const until = stretches?.at(-1)?.endedAt ?? 0;
      return [...ofTurn.slice(spans.length), ...(this.#speech?.spans ?? [])].filter(({ startMs }) => startMs < until);
    };
    const report = async () => {
      const heard = await hearing;
      const told = heard && understood(heard, speech.startedAt, endedAt, [...spans, ...sinceThen(heard)]);
      this.#events.heard(told && heard?.stretches ? this.#withTerms(told) : told);
    };
    this.#reported = this.#reported.then(report).catch(this.#failed);
  }

  /** With its terms; what was sure and when it was said stays the same. */
  #withTerms(utterance: HeardUtterance): HeardUtterance {
    const { terms } = this.#ears;
    if (!terms) return utterance;
    const { text, words } = utterance;
    return { ...utterance, text: terms.inText(text), ...(words && { words: [...terms.inWords(words)] }) };
  }
}

/** With what recognisers leave open: the words' times, and whether the words can be relied on. */
function understood(
  heard: Heard,
  startedAt: number,
  endedAt: number,
  spans: readonly Span[],
): HeardUtterance | undefined {
  const { stretches, ...rest } = heard;
  if (!stretches) return heard.text ? { ...rest, startedAt, endedAt } : undefined;
  const within = stretches.map((stretch, index) => ({ ...stretch, spans: spansIn(spans, stretches, index) }));
  const heardInFact = within.filter(
    ({ text, confidence, spans: own }) => text && !invented(text, spokenMs(own), confidence),
  );
  const [first] = heardInFact;
  if (!first) return undefined;
  const words: Word[] = heardInFact.flatMap(({ text, spans: own }) => spreadWords(text, own));
  return {
    text: heardInFact.map(({ text }) => text).join(' '),
    words,
    recogniser: { ...heard.recogniser, ...confidenceIn(heardInFact) },
    startedAt: first.startedAt,
    endedAt,
    since: stretches[0]?.startedAt ?? startedAt,
  };
}

const toMs = (samples: number): number => (samples / earsSampleRate) * 1_000;

const spokenMs = (spans: readonly Span[]): number =>
  spans.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);

/** The parts of spans that lie in a stretch; the last stretch also has what was said since it was decoded. */
function spansIn(spans: readonly Span[], stretches: readonly HeardStretch[], index: number): Span[] {
  const from = stretches[index]?.startedAt ?? 0;
  const to = stretches[index + 1]?.startedAt ?? Number.POSITIVE_INFINITY;
  return spans
    .map(({ startMs, endMs }) => ({ startMs: Math.max(startMs, from), endMs: Math.min(endMs, to) }))
    .filter(({ startMs, endMs }) => endMs > startMs);
}
