import { type APIConnectOptions, shortuuid, tts } from '@livekit/agents';
import { type AudioFrame, AudioResampler } from '@livekit/rtc-node';
import type { LocalVoice } from './localVoice.ts';

/** Longest wait for an endpoint's next sound before the built-in voice says the whole line, in milliseconds. */
const nextSoundMs = 2_000;
/** How long a failing endpoint is left alone, in milliseconds. */
const restMs = 30_000;

/** A speech service. `speak` yields mono sound as it comes, and rejects when the service fails. */
export interface SpeechEndpoint {
  readonly model: string;
  /** Hz. */
  readonly sampleRate: number;
  speak(text: string, signal: AbortSignal): AsyncGenerator<AudioFrame>;
}

/** What {@link ResilientTts} tells of itself. */
export interface ResilientTtsEvents {
  /** The built-in voice spoke a line that the endpoint should have. */
  fellBack(error: unknown): void;
}

/**
 * A voice that never leaves silence: a speech endpoint first, and the built-in voice for every line that the endpoint
 * fails or is late with. Both sound at the endpoint's sample rate, so that one utterance can hold either.
 */
export class ResilientTts extends tts.TTS {
  override label = 'viva.ResilientTts';
  readonly endpoint: SpeechEndpoint;
  readonly builtIn: LocalVoice;
  readonly events: ResilientTtsEvents;
  restUntil = 0;

  constructor(endpoint: SpeechEndpoint, builtIn: LocalVoice, events: ResilientTtsEvents) {
    super(endpoint.sampleRate, 1, { streaming: false });
    this.endpoint = endpoint;
    this.builtIn = builtIn;
    this.events = events;
  }

  override synthesize(text: string, connOptions?: APIConnectOptions, abortSignal?: AbortSignal): tts.ChunkedStream {
    return new ResilientStream(this, text, connOptions, abortSignal);
  }

  override stream(): tts.SynthesizeStream {
    throw new Error('lines are spoken one by one: use synthesize()');
  }

  override async close(): Promise<void> {
    await this.builtIn.close();
  }
}

class ResilientStream extends tts.ChunkedStream {
  override label = 'viva.ResilientStream';
  readonly #tts: ResilientTts;
  readonly #id = shortuuid('line_');
  #sounded = false;

  constructor(owner: ResilientTts, text: string, connOptions?: APIConnectOptions, abortSignal?: AbortSignal) {
    super(text, owner, connOptions, abortSignal);
    this.#tts = owner;
  }

  protected override async run(): Promise<void> {
    if (Date.now() >= this.#tts.restUntil) {
      try {
        return await this.#speakByEndpoint();
      } catch (error) {
        if (this.abortSignal.aborted) return;
        this.#tts.restUntil = Date.now() + restMs;
        this.#tts.events.fellBack(error);
      }
    }
    await this.#speakBuiltIn();
  }

  async #speakByEndpoint(): Promise<void> {
    const late = new AbortController();
    const signal = AbortSignal.any([this.abortSignal, late.signal]);
    const expect = () => setTimeout(() => late.abort(), nextSoundMs);
    let timer = expect();
    try {
      for await (const frame of this.#tts.endpoint.speak(this.inputText, signal)) {
        clearTimeout(timer);
        timer = expect();
        this.#put(frame);
      }
    } finally {
      clearTimeout(timer);
    }
    if (!this.#sounded) throw new Error('the speech endpoint sent no sound');
  }

  async #speakBuiltIn(): Promise<void> {
    const resampler = new AudioResampler(this.#tts.builtIn.sampleRate, this.#tts.sampleRate, 1);
    try {
      for await (const frame of this.#tts.builtIn.frames(this.inputText, this.abortSignal)) {
        if (this.abortSignal.aborted) return;
        for (const part of resampler.push(frame)) this.#put(part);
      }
      for (const part of resampler.flush()) this.#put(part);
    } finally {
      resampler.close();
    }
  }

  #put(frame: AudioFrame): void {
    this.#sounded = true;
    this.queue.put({ requestId: this.#id, segmentId: this.#id, frame, final: false });
  }
}
