import { createHmac } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { consents, heldInterviews } from '../db/schema/index.ts';
import { deriveKey } from '../keys.ts';

/** Whose room it was, and for which job. */
interface HeldRoom {
  readonly jobId: string | null;
  readonly ownerUid: string | null;
}

/** Remembers who has held an employer's interview after it is erased, without keeping who it was. */
export interface HeldInterviews {
  /** Notes those of these rooms that were for a job, in the transaction that erases them. */
  readonly note: (tx: Db, rooms: readonly HeldRoom[]) => Promise<void>;
  /** Whether somebody has held their interview for a job and erased it. */
  readonly has: (db: Db, uid: string, jobId: string) => Promise<boolean>;
  /** Forgets all of somebody whose account is erased; needs their consents. */
  readonly forget: (tx: Db, uid: string) => Promise<void>;
}

/** {@link HeldInterviews} under a key that comes of the secret. */
export function createHeldInterviews(secret: string): HeldInterviews {
  const key = deriveKey(secret, 'held interviews');
  const hashOf = (uid: string, jobId: string) =>
    createHmac('sha256', key).update(`${jobId} ${uid}`).digest('base64url');
  return {
    async note(tx, rooms) {
      const held = rooms.flatMap(({ jobId, ownerUid }) =>
        jobId === null || ownerUid === null ? [] : [{ jobId, candidate: hashOf(ownerUid, jobId) }],
      );
      if (held.length > 0) await tx.insert(heldInterviews).values(held).onConflictDoNothing();
    },
    async has(db, uid, jobId) {
      const same = and(eq(heldInterviews.jobId, jobId), eq(heldInterviews.candidate, hashOf(uid, jobId)));
      return (await db.select({ jobId: heldInterviews.jobId }).from(heldInterviews).where(same)).length > 0;
    },
    async forget(tx, uid) {
      const agreed = await tx.selectDistinct({ jobId: consents.jobId }).from(consents).where(eq(consents.uid, uid));
      const hashes = agreed.map(({ jobId }) => hashOf(uid, jobId));
      if (hashes.length > 0) await tx.delete(heldInterviews).where(inArray(heldInterviews.candidate, hashes));
    },
  };
}
