import type { Accommodation } from '@viva/api-client';
import { and, desc, eq } from 'drizzle-orm';
import type { Person } from '../auth/verifier.ts';
import type { Db } from '../db/open.ts';
import { consents } from '../db/schema/index.ts';

/** What a candidate asked for when they last agreed to be recorded for a job. For the interviewer, never for the employer. */
export async function accommodationsOf(db: Db, { uid }: Pick<Person, 'uid'>, jobId: string): Promise<Accommodation[]> {
  const [given] = await db
    .select({ accommodations: consents.accommodations })
    .from(consents)
    .where(and(eq(consents.jobId, jobId), eq(consents.uid, uid)))
    .orderBy(desc(consents.givenAt))
    .limit(1);
  return given?.accommodations ?? [];
}
