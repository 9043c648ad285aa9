import type { Word } from '@viva/api-client/internal';
import { APIError, toFile } from 'openai';
import { z } from 'zod';
import { type Recogniser, type Samples, type Utterance, earsSampleRate, surelySpeechMs } from '../ears/recogniser.ts';
import { wave } from '../ears/wave.ts';
import { type OpenAiEndpoint, openAiClient } from './client.ts';

/** Longest wait for an endpoint's text after the end of speech, in milliseconds. */
const deadlineMs = 4_000;
/** How endpoints refuse what they don't have: the cloud by 400, servers made with FastAPI by 422. */
const refusals = new Set<unknown>([400, 422]);

const replySchema = z.object({
  text: z.string(),
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })).optional(),
});

/** An OpenAI-compatible transcription endpoint (Whisper and its kin), with word times where it has them. */
export class OpenAiTranscription implements Recogniser {
  readonly ears = 'endpoint';
  readonly info: Recogniser['info'];
  readonly #client: ReturnType<typeof openAiClient>;
  readonly #model: string;
  #wordTimes = true;

  constructor(endpoint: OpenAiEndpoint) {
    this.#client = openAiClient(endpoint);
    this.#model = endpoint.model;
    // Whisper and its kin leave "um" and "uh" out.
    this.info = { name: endpoint.model, approximate: false, fillers: false };
  }

  begin(startedAt: number): Utterance {
    const sound: Samples[] = [];
    return {
      feed: (samples) => void sound.push(samples),
      end: async () => {
        const reply = await this.#transcribe(sound);
        const words: Word[] = (reply.words ?? []).map(({ word, start, end }) => ({
          text: word.trim(),
          startMs: startedAt + start * 1_000,
          endMs: startedAt + end * 1_000,
        }));
        const text = reply.text.trim();
        const samples = sound.reduce((sum, { length }) => sum + length, 0);
        if (!text && (samples / earsSampleRate) * 1_000 >= surelySpeechMs)
          throw new Error('the endpoint sent no text for this speech');
        return { text, ...(words.length > 0 ? { words } : {}), recogniser: this.info };
      },
    };
  }

  async close(): Promise<void> {
    // Requests end by their deadline.
  }

  async #transcribe(sound: readonly Samples[]): Promise<z.infer<typeof replySchema>> {
    const signal = AbortSignal.timeout(deadlineMs);
    const file = await toFile(wave(sound, earsSampleRate), 'speech.wav', { type: 'audio/wav' });
    const ask = { file, model: this.#model, language: 'en' };
    if (this.#wordTimes) {
      try {
        const reply: unknown = await this.#client.audio.transcriptions.create(
          { ...ask, response_format: 'verbose_json', timestamp_granularities: ['word'] },
          { signal },
        );
        return replySchema.parse(reply);
      } catch (error) {
        if (!(error instanceof APIError) || !refusals.has(error.status)) throw error;
        // This model has no word times; it is asked for plain text from now on.
        this.#wordTimes = false;
      }
    }
    const reply: unknown = await this.#client.audio.transcriptions.create(
      { ...ask, response_format: 'json' },
      { signal },
    );
    return replySchema.parse(reply);
  }
}
