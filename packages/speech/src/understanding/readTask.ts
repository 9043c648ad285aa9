import { workerData } from 'node:worker_threads';
import { type TurnReading, openUnderstanding, openedOnce } from '@viva/understanding';
import { z } from 'zod';

const { folder } = z.object({ folder: z.string() }).parse(workerData);
// A thread that can't begin is started again without end: a model that can't be loaded fails its first task.
const understanding = openedOnce(() => openUnderstanding([folder]));

/** A thread's task: understands a turn, said in reply to `asked`. */
export default async function readTurn({ text, asked }: { text: string; asked: string }): Promise<TurnReading> {
  return (await understanding()).readTurn(text, asked);
}
