import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { type Decoded, Moonshine } from './moonshine.ts';

const { folder } = z.object({ folder: z.string() }).parse(workerData);
// A thread that can't begin is started again without end: a model that can't be loaded fails its first task.
let model: Promise<Moonshine> | undefined;

/** A thread's task: writes down what is said in some sound. */
export default async function decode({
  samples,
  draft,
}: {
  samples: Float32Array<ArrayBuffer>;
  draft: readonly number[];
}): Promise<Decoded> {
  model ??= Moonshine.load(folder);
  return (await model).decode(samples, draft);
}
