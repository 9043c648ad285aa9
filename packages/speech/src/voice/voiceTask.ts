import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { phonemesOf, spokenText } from '../pronunciation/index.ts';
import { Piper } from './piper.ts';

const { file } = z.object({ file: z.string() }).parse(workerData);
const voice = await Piper.load(file);

/** A thread's task: speaks a clause. */
export default async function speak(text: string): Promise<{ samples: Int16Array; sampleRate: number }> {
  return { samples: await voice.speak(phonemesOf(spokenText(text))), sampleRate: voice.sampleRate };
}
