import { workerData } from 'node:worker_threads';
import { type TurnReading, openUnderstanding } from '@viva/understanding';
import { z } from 'zod';

const { folder } = z.object({ folder: z.string() }).parse(workerData);
const understanding = await openUnderstanding([folder]);

/** A thread's task: understands a turn. */
export default function readTurn(text: string): Promise<TurnReading> {
  return understanding.readTurn(text);
}
