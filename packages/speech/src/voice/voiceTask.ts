import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { loadVoice } from './loadVoice.ts';

/** A thread's task: speaks a clause. */
export default await loadVoice(z.object({ file: z.string(), style: z.string().optional() }).parse(workerData));
