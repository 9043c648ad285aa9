import { stt } from '@livekit/agents';
import { AudioFrame } from '@livekit/rtc-node';
import { type Recogniser, type Samples, type Utterance, earsSampleRate } from './recogniser.ts';

/** Longest wait for an endpoint's text after the end of speech, in milliseconds. */
const deadlineMs = 4_000;

/** A recogniser that takes a whole utterance at once, such as an OpenAI-compatible transcription endpoint. */
export class EndpointRecogniser implements Recogniser {
  readonly ears = 'endpoint';
  readonly info: Recogniser['info'];
  readonly #stt: stt.STT;

  constructor(endpoint: stt.STT, name: string) {
    this.#stt = endpoint;
    // Whisper and its kin leave "um" and "uh" out.
    this.info = { name, approximate: false, fillers: false };
    // A failed request rejects too; an unheard 'error' event would end the process.
    endpoint.on('error', () => undefined);
  }

  begin(): Utterance {
    const sound: Samples[] = [];
    return {
      feed: (samples) => void sound.push(samples),
      end: async () => {
        const event = await this.#recognise(concat(sound));
        return { text: event.alternatives?.[0].text.trim() ?? '', recogniser: this.info };
      },
      abandon: () => void sound.splice(0),
    };
  }

  async close(): Promise<void> {
    await this.#stt.close();
  }

  #recognise(samples: Samples): Promise<stt.SpeechEvent> {
    const signal = AbortSignal.timeout(deadlineMs);
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error(`no text within ${deadlineMs} ms`)), { once: true });
    });
    return Promise.race([
      this.#stt.recognize(new AudioFrame(samples, earsSampleRate, 1, samples.length), signal),
      late,
    ]);
  }
}

function concat(parts: readonly Samples[]): Samples {
  const whole = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
