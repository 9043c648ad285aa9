import { type Method, methodSchema } from '@viva/interview';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { jobPosts } from '../db/schema/index.ts';

/** By what the first candidate of a job was assessed, and so are the others; null before, and where it can't be read. */
export const methodIn = (stored: unknown): Method | null => methodSchema.nullable().safeParse(stored).data ?? null;

/** Another candidate's report was stored meanwhile, and fixed another method for the job. */
export class MethodFixed extends Error {
  override readonly name = 'MethodFixed';
}

/**
 * Has a job's candidates assessed by this method from now on, if there is none yet; its row is held until the transaction
 * ends.
 * @throws {MethodFixed} where this one asked a model and the job's does not: the report has to be made again.
 */
export async function fixMethod(tx: Db, jobId: string, method: Method): Promise<void> {
  const [job] = await tx.select({ method: jobPosts.method }).from(jobPosts).where(eq(jobPosts.id, jobId)).for('update');
  if (!job) return;
  const fixed = methodIn(job.method);
  if (fixed?.model === null && method.model !== null)
    throw new MethodFixed('the job’s candidates are assessed otherwise');
  if (!fixed) await tx.update(jobPosts).set({ method }).where(eq(jobPosts.id, jobId));
}
