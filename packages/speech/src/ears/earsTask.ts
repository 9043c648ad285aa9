import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { type Decoded, Moonshine } from './moonshine.ts';

const { folder } = z.object({ folder: z.string() }).parse(workerData);
const model = await Moonshine.load(folder);

/** A thread's task: writes down what is said in some sound. */
export default function decode({
  samples,
  draft,
}: {
  samples: Float32Array<ArrayBuffer>;
  draft: readonly number[];
}): Promise<Decoded> {
  return model.decode(samples, draft);
}
