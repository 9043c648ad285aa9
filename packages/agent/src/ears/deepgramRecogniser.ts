import type { Word } from '@viva/api-client/internal';
import { type DeepgramText, DeepgramStream } from './deepgramStream.ts';
import { type Recogniser, type Utterance, earsSampleRate, surelySpeechMs } from './recogniser.ts';

const usualAddress = 'wss://api.deepgram.com/v1/listen';
const model = 'nova-3';

/** Where Deepgram is, and how long to wait for its last words after the end of speech, in milliseconds. */
export interface DeepgramOptions {
  readonly apiKey: string;
  readonly baseUrl?: string | undefined;
  readonly lastWordsMs?: number;
}

/** Deepgram, streaming, with word times and fillers. One connection an utterance, opened when speech begins. */
export class DeepgramRecogniser implements Recogniser {
  readonly ears = 'deepgram';
  readonly info = { name: `deepgram-${model}`, approximate: false, fillers: true };
  readonly #options: DeepgramOptions;
  readonly #open = new Set<DeepgramStream>();

  constructor(options: DeepgramOptions) {
    this.#options = options;
  }

  begin(startedAt: number): Utterance {
    const { apiKey, baseUrl = usualAddress, lastWordsMs = 3_000 } = this.#options;
    const stream = new DeepgramStream(baseUrl, apiKey, model);
    this.#open.add(stream);
    let samplesFed = 0;
    const close = () => {
      this.#open.delete(stream);
      stream.close();
    };
    return {
      feed: (samples) => {
        samplesFed += samples.length;
        stream.send(samples);
      },
      partial: () => Promise.resolve({ text: stream.text, wholeTurn: false }),
      end: async () => {
        try {
          const texts = await stream.finish(lastWordsMs);
          const text = texts.map(({ transcript }) => transcript).join(' ');
          if (!text && (samplesFed / earsSampleRate) * 1_000 >= surelySpeechMs) {
            throw new Error('Deepgram sent no text for this speech');
          }
          return { text, words: texts.flatMap((part) => wordsOf(part, startedAt)), recogniser: this.info };
        } finally {
          close();
        }
      },
    };
  }

  async close(): Promise<void> {
    for (const stream of this.#open) stream.close();
    this.#open.clear();
  }
}

function wordsOf({ words }: DeepgramText, startedAt: number): Word[] {
  return words.map(({ word, punctuated_word, start, end }) => ({
    text: punctuated_word ?? word,
    startMs: startedAt + start * 1_000,
    endMs: startedAt + end * 1_000,
  }));
}
