import { stt } from '@livekit/agents';
import * as deepgram from '@livekit/agents-plugin-deepgram';
import { AudioFrame } from '@livekit/rtc-node';
import type { Word } from '@viva/api-client/internal';
import { type Recogniser, type Utterance, earsSampleRate, surelySpeechMs } from './recogniser.ts';

/** Longest wait for the last words after the end of speech, in milliseconds. */
const deadlineMs = 3_000;

/** Deepgram, streaming, with word times and fillers. One connection an utterance, opened when speech begins. */
export class DeepgramRecogniser implements Recogniser {
  readonly ears = 'deepgram';
  readonly info = { name: 'deepgram-nova-3', approximate: false, fillers: true };
  readonly #stt: deepgram.STT;

  constructor(options: { apiKey: string; baseUrl?: string | undefined }) {
    this.#stt = new deepgram.STT({
      apiKey: options.apiKey,
      model: 'nova-3',
      fillerWords: true,
      smartFormat: true,
      sampleRate: earsSampleRate,
      ...(options.baseUrl ? { baseUrl: options.baseUrl } : {}),
    });
    this.#stt.on('error', () => undefined);
  }

  begin(startedAt: number): Utterance {
    const stream = this.#stt.stream();
    const finals: stt.SpeechData[] = [];
    let samplesFed = 0;
    let interim = '';
    const finished = collect(stream, (event) => {
      const data = event.alternatives?.[0];
      if (!data) return;
      if (event.type === stt.SpeechEventType.FINAL_TRANSCRIPT) {
        finals.push(data);
        interim = '';
      } else if (event.type === stt.SpeechEventType.INTERIM_TRANSCRIPT) interim = data.text;
    });
    // A failure is met again by `end`; until then nobody waits for it.
    finished.catch(() => undefined);
    return {
      feed: (samples) => {
        samplesFed += samples.length;
        stream.pushFrame(new AudioFrame(samples, earsSampleRate, 1, samples.length));
      },
      partial: () => Promise.resolve([...finals.map((data) => data.text), interim].join(' ').trim()),
      end: async () => {
        try {
          stream.endInput();
          await withDeadline(finished);
        } finally {
          stream.close();
        }
        const text = finals
          .map((data) => data.text)
          .join(' ')
          .trim();
        if (!text && (samplesFed / earsSampleRate) * 1_000 >= surelySpeechMs) {
          throw new Error('Deepgram sent no text for this speech');
        }
        return { text, words: finals.flatMap((data) => wordsOf(data, startedAt)), recogniser: this.info };
      },
      abandon: () => stream.close(),
    };
  }

  async close(): Promise<void> {
    await this.#stt.close();
  }
}

async function collect(stream: stt.SpeechStream, take: (event: stt.SpeechEvent) => void): Promise<void> {
  for await (const event of stream) take(event);
}

function wordsOf(data: stt.SpeechData, startedAt: number): Word[] {
  return (data.words ?? []).map((word) => ({
    text: word.text,
    startMs: startedAt + (word.startTime ?? 0) * 1_000,
    endMs: startedAt + (word.endTime ?? 0) * 1_000,
  }));
}

function withDeadline(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no last words within ${deadlineMs} ms`)), deadlineMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
