import { AudioByteStream, type VAD, VADEventType, asLanguageCode, stt } from '@livekit/agents';
import type { AudioFrame } from '@livekit/rtc-node';
import type { Ears, EarsUtterance } from './ears.ts';
import { type Heard, type Samples, earsSampleRate } from './recogniser.ts';

/** How much of what came before the first detected speech belongs to it, in milliseconds. */
const preRollMs = 500;
/** How often the words so far are asked for, in milliseconds. */
const partialEveryMs = 600;
const blockMs = 20;

/** What was heard in one utterance, with its times as epoch milliseconds. */
export interface HeardUtterance extends Heard {
  readonly startedAt: number;
  readonly endedAt: number;
}

/**
 * {@link Ears} as a recogniser of LiveKit Agents: cuts the microphone's sound into utterances by voice activity and
 * reports their texts in order. Nothing that a recogniser does ends the session, and none of the sound is lost while
 * one is still being answered.
 */
export class EarsStt extends stt.STT {
  override label = 'viva.EarsStt';
  readonly ears: Ears;
  readonly vad: VAD;
  /** Called with each utterance before its text reaches the session. */
  onHeard: (utterance: HeardUtterance) => void = () => undefined;
  /** Called with all sound of the candidate as it comes, silence included. */
  onSound: (samples: Samples) => void = () => undefined;
  readonly #streams = new Set<EarsStream>();

  constructor(ears: Ears, vad: VAD) {
    super({ streaming: true, interimResults: true, alignedTranscript: false });
    this.ears = ears;
    this.vad = vad;
  }

  protected override _recognize(): Promise<stt.SpeechEvent> {
    throw new Error('EarsStt hears streams only');
  }

  override stream(): stt.SpeechStream {
    const stream = new EarsStream(this, () => this.#streams.delete(stream));
    this.#streams.add(stream);
    return stream;
  }

  /** Ends what is being said just now, and settles when everything said has been reported. */
  async finish(): Promise<void> {
    await Promise.all([...this.#streams].map((stream) => stream.finish()));
  }
}

class EarsStream extends stt.SpeechStream {
  override label = 'viva.EarsStream';
  readonly #stt: EarsStt;
  readonly #closed: () => void;
  readonly #blocks = new AudioByteStream(earsSampleRate, 1, (earsSampleRate * blockMs) / 1_000);
  /** The newest sound before speech. */
  readonly #preRoll: Samples[] = [];
  /** The speech that is going on. */
  #speech: { readonly utterance: EarsUtterance; readonly startedAt: number } | undefined;
  /** Results come in the order of the utterances. */
  #reported: Promise<void> = Promise.resolve();
  #partials: NodeJS.Timeout | undefined;

  constructor(owner: EarsStt, closed: () => void) {
    super(owner, earsSampleRate);
    this.#stt = owner;
    this.#closed = closed;
  }

  finish(): Promise<void> {
    this.#end(0);
    return this.#reported;
  }

  protected override async run(): Promise<void> {
    const activity = this.#stt.vad.stream();
    const close = () => activity.close();
    this.abortSignal.addEventListener('abort', close, { once: true });
    const pump = async () => {
      for await (const frame of this.input) {
        if (typeof frame === 'symbol') continue;
        activity.pushFrame(frame);
        this.#feed(frame);
      }
      if (!this.abortSignal.aborted) activity.endInput();
    };
    const listen = async () => {
      for await (const event of activity) {
        if (event.type === VADEventType.START_OF_SPEECH) this.#start(event.speechDuration);
        else if (event.type === VADEventType.END_OF_SPEECH) this.#end(event.silenceDuration);
      }
    };
    try {
      await Promise.all([pump(), listen()]);
      await this.#reported;
    } finally {
      clearInterval(this.#partials);
      this.abortSignal.removeEventListener('abort', close);
      this.#closed();
    }
  }

  #feed(frame: AudioFrame): void {
    for (const block of this.#blocks.write(frame.data.slice().buffer)) {
      const samples = new Int16Array(block.data);
      this.#stt.onSound(samples);
      if (this.#speech) this.#speech.utterance.feed(samples);
      else {
        this.#preRoll.push(samples);
        if (this.#preRoll.length > preRollMs / blockMs) this.#preRoll.shift();
      }
    }
  }

  #start(speechMs: number): void {
    if (this.#speech) return;
    const startedAt = Date.now() - Math.max(speechMs, this.#preRoll.length * blockMs);
    const utterance = this.#stt.ears.begin(startedAt);
    this.#speech = { utterance, startedAt };
    for (const samples of this.#preRoll.splice(0)) utterance.feed(samples);
    this.#send({ type: stt.SpeechEventType.START_OF_SPEECH });
    this.#partials = setInterval(() => void this.#partial(utterance), partialEveryMs);
  }

  async #partial(utterance: EarsUtterance): Promise<void> {
    const text = await utterance.partial();
    if (text && this.#speech?.utterance === utterance) {
      this.#send(transcript(stt.SpeechEventType.INTERIM_TRANSCRIPT, text));
    }
  }

  #end(silenceMs: number): void {
    const speech = this.#speech;
    if (!speech) return;
    this.#speech = undefined;
    clearInterval(this.#partials);
    const endedAt = Date.now() - silenceMs;
    this.#send({ type: stt.SpeechEventType.END_OF_SPEECH, speechEndTime: endedAt });
    // Asked for at once, so that the recogniser knows where the utterance ends; reported in its turn.
    const hearing = speech.utterance.end();
    this.#reported = this.#reported.then(async () => {
      const heard = await hearing;
      if (!heard?.text) return;
      this.#stt.onHeard({ ...heard, startedAt: speech.startedAt, endedAt });
      this.#send({ ...transcript(stt.SpeechEventType.FINAL_TRANSCRIPT, heard.text), speechEndTime: endedAt });
    });
  }

  #send(event: stt.SpeechEvent): void {
    if (!this.queue.closed) this.queue.put(event);
  }
}

function transcript(type: stt.SpeechEventType, text: string): stt.SpeechEvent {
  return {
    type,
    alternatives: [{ language: asLanguageCode('en'), text, startTime: 0, endTime: 0, confidence: 1 }],
  };
}
