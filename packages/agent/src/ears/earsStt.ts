import { AudioByteStream, type VAD, VADEventType, asLanguageCode, stt } from '@livekit/agents';
import type { AudioFrame } from '@livekit/rtc-node';
import type { Ears } from './ears.ts';
import { type Heard, type Samples, earsSampleRate } from './recogniser.ts';

/** How much of what came before the first detected speech belongs to it, in milliseconds. */
const preRollMs = 500;
/** How often the words so far are asked for, in milliseconds. */
const partialEveryMs = 600;

/** What was heard in one utterance, with its times as epoch milliseconds. */
export interface HeardUtterance extends Heard {
  readonly startedAt: number;
  readonly endedAt: number;
}

/**
 * {@link Ears} as a recogniser of LiveKit Agents: cuts the microphone's sound into utterances by voice activity and
 * reports their texts. Nothing that a recogniser does ends the session.
 */
export class EarsStt extends stt.STT {
  override label = 'viva.EarsStt';
  readonly ears: Ears;
  readonly vad: VAD;
  /** Called with each utterance before its text reaches the session. */
  onHeard: (utterance: HeardUtterance) => void = () => undefined;

  constructor(ears: Ears, vad: VAD) {
    super({ streaming: true, interimResults: true, alignedTranscript: false });
    this.ears = ears;
    this.vad = vad;
  }

  protected override _recognize(): Promise<stt.SpeechEvent> {
    throw new Error('EarsStt hears streams only');
  }

  override stream(): stt.SpeechStream {
    return new EarsStream(this);
  }
}

class EarsStream extends stt.SpeechStream {
  override label = 'viva.EarsStream';
  readonly #stt: EarsStt;
  readonly #blocks = new AudioByteStream(earsSampleRate, 1, earsSampleRate / 50);
  /** The newest sound before speech. */
  readonly #preRoll: Samples[] = [];
  #speaking = false;

  constructor(owner: EarsStt) {
    super(owner, earsSampleRate);
    this.#stt = owner;
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
        else if (event.type === VADEventType.END_OF_SPEECH) await this.#end(event.silenceDuration);
      }
    };
    await Promise.all([pump(), listen()]);
    this.abortSignal.removeEventListener('abort', close);
  }

  #feed(frame: AudioFrame): void {
    for (const block of this.#blocks.write(frame.data.slice().buffer)) {
      const samples = new Int16Array(block.data);
      if (this.#speaking) this.#stt.ears.feed(samples);
      else {
        this.#preRoll.push(samples);
        if (this.#preRoll.length > preRollMs / 20) this.#preRoll.shift();
      }
    }
  }

  #startedAt = 0;
  #partials: NodeJS.Timeout | undefined;

  #start(speechMs: number): void {
    if (this.#speaking) return;
    this.#speaking = true;
    this.#startedAt = Date.now() - Math.max(speechMs, this.#preRoll.length * 20);
    this.#stt.ears.begin(this.#startedAt);
    for (const samples of this.#preRoll.splice(0)) this.#stt.ears.feed(samples);
    this.#send({ type: stt.SpeechEventType.START_OF_SPEECH });
    this.#partials = setInterval(() => void this.#partial(), partialEveryMs);
  }

  async #partial(): Promise<void> {
    const text = await this.#stt.ears.partial();
    if (text && this.#speaking) this.#send(transcript(stt.SpeechEventType.INTERIM_TRANSCRIPT, text));
  }

  async #end(silenceMs: number): Promise<void> {
    if (!this.#speaking) return;
    this.#speaking = false;
    clearInterval(this.#partials);
    const endedAt = Date.now() - silenceMs;
    this.#send({ type: stt.SpeechEventType.END_OF_SPEECH, speechEndTime: endedAt });
    const heard = await this.#stt.ears.end();
    if (!heard?.text) return;
    this.#stt.onHeard({ ...heard, startedAt: this.#startedAt, endedAt });
    this.#send({ ...transcript(stt.SpeechEventType.FINAL_TRANSCRIPT, heard.text), speechEndTime: endedAt });
  }

  #send(event: stt.SpeechEvent): void {
    if (!this.queue.closed) this.queue.put(event);
  }
}

function transcript(type: stt.SpeechEventType, text: string): stt.SpeechEvent {
  return { type, alternatives: [{ language: asLanguageCode('en'), text, startTime: 0, endTime: 0, confidence: 1 }] };
}
