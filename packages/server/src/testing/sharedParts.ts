import type { TestProject } from 'vitest/node';
import { shareIdentity } from './sharedIdentity.ts';
import { sharePostgres } from './sharedPostgres.ts';

/** Vitest's global setup: starts the parts that all tests of a run share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const parts = await Promise.allSettled([sharePostgres(project), shareIdentity(project)]);
  const stop = async () => {
    for (const part of parts) if (part.status === 'fulfilled') await part.value();
  };
  const failed = parts.find((part) => part.status === 'rejected');
  if (!failed) return stop;
  await stop();
  throw failed.reason;
}
