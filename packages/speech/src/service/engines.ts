import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { type TurnReading, turnReadingSchema } from '@viva/understanding';
import { z } from 'zod';
import type { Decoder } from '../ears/openWindow.ts';
import type { FoundModels } from '../models.ts';
import type { ToRead } from '../understanding/readTask.ts';
import { type Spoken, spokenSchema } from './protocol.ts';

const decodedSchema = z.object({
  text: z.string(),
  tokens: z.array(z.number()),
  logProbs: z.array(z.number()),
});

/**
 * How long one stretch of sound or one clause may take before its thread is taken for hung, in milliseconds. The work
 * itself takes a hundredth of it, or a fifth for the longest clause; the first includes loading a model, on a machine that may have little time for it.
 */
const hungAfterMs = 120_000;

/** Voices that run at once, however many cores there are: each holds its model, Kokoro's in 620 MB. */
const mostVoices = 2;

/** Recognizer, voice and encoder of a speech service, each in threads of its own. */
export interface SpeechEngines {
  readonly ears: (Decoder & { readonly name: string }) | undefined;
  readonly voice:
    { readonly name: string; readonly sampleRate: number; speak(text: string): Promise<Spoken> } | undefined;
  readonly understanding:
    | { readonly name: string; readTurn(text: string, asked: string, judged?: boolean): Promise<TurnReading> }
    | undefined;
  /** So many stretches of sound, and so many clauses, are dealt with at once. */
  readonly atOnce: { readonly ears: number; readonly voice: number };
  close(): Promise<void>;
}

/**
 * Loads the models that were found. One that can't be loaded is reported and left out: the other still serves.
 * `hung` is called when a thread has hung: it can't be ended alone, because a thread that is ended while a model runs in
 * it takes the whole process with it.
 */
export async function loadEngines(
  { ears, voice, encoder }: FoundModels,
  hung: (model: string) => void,
): Promise<SpeechEngines> {
  // Each thread uses one core; people talk and listen in turn, so half of the cores for each.
  const threads = Math.max(1, Math.floor(availableParallelism() / 2));
  const atOnce = { ears: threads, voice: Math.min(threads, mostVoices) };
  const pool = (model: string, task: string, workerData: object, count: number) => {
    const threadPool = new Piscina({
      filename: new URL(task, import.meta.url).href,
      workerData,
      minThreads: count,
      maxThreads: count,
      idleTimeout: Infinity,
      atomics: 'disabled',
    });
    return {
      async run(input: unknown): Promise<unknown> {
        const watch = setTimeout(() => hung(model), hungAfterMs);
        try {
          return await threadPool.run(input);
        } finally {
          clearTimeout(watch);
        }
      },
      close: () => threadPool.destroy(),
    };
  };
  const earsPool = ears && pool(ears.name, '../ears/earsTask.ts', { folder: ears.folder }, atOnce.ears);
  const voicePool =
    voice && pool(voice.name, '../voice/voiceTask.ts', { file: voice.file, style: voice.style }, atOnce.voice);
  const encoderPool = encoder && pool(encoder.name, '../understanding/readTask.ts', { folder: encoder.folder }, 1);
  const decode = async (samples: Float32Array<ArrayBuffer>, draft: readonly number[] = []) =>
    decodedSchema.parse(await earsPool?.run({ samples, draft }));
  const speak = async (text: string) => spokenSchema.parse(await voicePool?.run(text));
  let judges = true;
  const readOnce = async (input: ToRead) => turnReadingSchema.parse(await encoderPool?.run(input));
  const readTurn = async (text: string, asked: string, judged = false): Promise<TurnReading> => {
    if (!judged || !judges) return readOnce({ text, asked, judged: false });
    try {
      return await readOnce({ text, asked, judged });
    } catch (error) {
      // Turns are understood without the judge, too.
      judges = false;
      tellOf('judge', error);
      return readOnce({ text, asked, judged: false });
    }
  };
  // A first use loads what is loaded late, and shows that the models fit.
  const [heard, first, read] = await Promise.all([
    ears && sound(ears.name, () => decode(new Float32Array(8_000))),
    voice && sound(voice.name, () => speak('Hello.')),
    encoder && sound(encoder.name, () => readTurn('Hello.', 'How are you?')),
  ]);
  if (read) await readTurn(...firstJudged, true);
  return {
    ears: ears && heard && { name: ears.name, decode },
    voice: voice && first && { name: voice.name, sampleRate: first.sampleRate, speak },
    understanding: encoder && read && { name: encoder.name, readTurn },
    atOnce,
    close: async () => {
      await Promise.all([earsPool?.close(), voicePool?.close(), encoderPool?.close()]);
    },
  };
}

/** An answer, and what was asked; judging it opens the judge. */
const firstJudged = ['I sold bread for three years, and then I sold shoes.', 'What did you do?'] as const;

const tellOf = (model: string, error: unknown) =>
  console.error(`the model ${model} can't be used: ${error instanceof Error ? error.message : String(error)}`);

/** What a model's first use gives; undefined when the model is of no use. */
async function sound<T>(model: string, use: () => Promise<T>): Promise<T | undefined> {
  try {
    return await use();
  } catch (error) {
    tellOf(model, error);
    return undefined;
  }
}
