import { workerData } from 'node:worker_threads';
import { type TurnReading, openUnderstanding, openedOnce } from '@viva/understanding';
import { z } from 'zod';

const { folder } = z.object({ folder: z.string() }).parse(workerData);
// A thread that can't begin is started again without end: a model that can't be loaded fails its first task.
const understanding = openedOnce(() => openUnderstanding([folder]));

/** What a thread reads. */
export interface ToRead {
  readonly text: string;
  /** What it replies to. */
  readonly asked: string;
  /** Whether to judge if the text answers it. */
  readonly judged: boolean;
}

/** A thread's task: understands a turn. */
export default async function readTurn({ text, asked, judged }: ToRead): Promise<TurnReading> {
  return (await understanding()).readTurn(text, asked, judged);
}
