import { soundConsents } from '@viva/api-client';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { consents, profiles, rooms, type sessions } from '../db/schema/index.ts';

/**
 * Whether the sound of a session's candidate may be kept just now: in practice when its owner has switched it on, in an
 * employer's interview when they agreed to it for that job, in a preview never.
 */
export async function mayRecord(
  db: Db,
  { kind, ownerUid, roomId }: Pick<typeof sessions.$inferSelect, 'kind' | 'ownerUid' | 'roomId'>,
): Promise<boolean> {
  if (ownerUid === null || kind === 'preview') return false;
  if (kind === 'practice') {
    const [profile] = await db
      .select({ recording: profiles.recording })
      .from(profiles)
      .where(eq(profiles.ownerUid, ownerUid));
    return profile?.recording ?? false;
  }
  const agreed = await db
    .select({ version: consents.version })
    .from(consents)
    .innerJoin(rooms, eq(rooms.jobId, consents.jobId))
    .where(and(eq(rooms.id, roomId), eq(consents.uid, ownerUid), inArray(consents.version, [...soundConsents])));
  return agreed.length > 0;
}
