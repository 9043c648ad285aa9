import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import type { Spoken } from '../service/protocol.ts';
import { loadVoice } from './loadVoice.ts';

const files = z.object({ file: z.string(), style: z.string().optional() }).parse(workerData);
// A thread that can't begin is started again without end: a model that can't be loaded fails its first task.
let voice: ReturnType<typeof loadVoice> | undefined;

/** A thread's task: speaks a clause. */
export default async function speak(clause: string): Promise<Spoken> {
  voice ??= loadVoice(files);
  return (await voice)(clause);
}
