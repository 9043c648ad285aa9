import type { AccountExport } from '@viva/api-client';
import { eq } from 'drizzle-orm';
import { auditCandidate } from '../audit/audit.ts';
import type { Db } from '../db/open.ts';
import { consents, jobPosts, rooms, users } from '../db/schema/index.ts';
import { toldOf } from '../hiring/told.ts';
import { Refusal } from '../http/failure.ts';
import type { Recordings } from '../recordings/open.ts';
import type { HeldInterviews } from '../sessions/heldInterviews.ts';
import type { Belongings } from './belongings.ts';
import { allSessions } from './sessions.ts';

/** What an area that keeps nothing of a person exports. */
const nothing = {
  ...{ profile: null, setups: [], sessions: [], questions: [], answers: [] },
  ...{ subscription: null, conversations: [], candidacies: [] },
};

/** All that belongs to an account, put together from every area. @throws {Refusal} `unauthorized` when it is gone. */
export async function exportAccount(db: Db, belongings: Belongings, uid: string): Promise<AccountExport> {
  // One moment of the database: nothing is in the export twice, or in it by half.
  return db.transaction(
    async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.uid, uid));
      if (!user) throw new Refusal('unauthorized', 'This account has been deleted.');
      const parts: [string, unknown][] = [];
      for (const { name, read } of belongings.all()) parts.push([name, await read(tx, uid)]);
      return {
        ...nothing,
        exportedAt: new Date().toISOString(),
        account: {
          email: user.email,
          createdAt: user.createdAt.toISOString(),
          trialStartedAt: user.trialStartedAt.toISOString(),
        },
        ...Object.fromEntries(parts),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Adds what rooms and interviews keep of a person; their rows go with the account's own. */
export function interviewBelongings(
  belongings: Belongings,
  held: HeldInterviews,
  { orderRemoval }: Pick<Recordings, 'orderRemoval'>,
): void {
  belongings.add({ name: 'sessions', read: allSessions, erase: orderRemoval });
  const erase = async (tx: Db, uid: string) => {
    await auditCandidate(tx, 'erased', uid);
    await held.forget(tx, uid);
  };
  belongings.add({ name: 'candidacies', read: candidaciesOf, erase });
}

async function candidaciesOf(db: Db, uid: string): Promise<Record<string, unknown>[]> {
  const given = await db
    .select({
      jobId: consents.jobId,
      version: consents.version,
      givenAt: consents.givenAt,
      title: jobPosts.title,
      accommodations: consents.accommodations,
    })
    .from(consents)
    .innerJoin(jobPosts, eq(jobPosts.id, consents.jobId))
    .where(eq(consents.uid, uid));
  const held = await db.select({ jobId: rooms.jobId, roomId: rooms.id }).from(rooms).where(eq(rooms.ownerUid, uid));
  const told = await toldOf(db, uid);
  const jobIds = new Set([...given.map(({ jobId }) => jobId), ...held.flatMap(({ jobId }) => jobId ?? [])]);
  return [...jobIds].map((jobId) => ({
    jobId,
    job: given.find((consent) => consent.jobId === jobId)?.title ?? null,
    roomId: held.find((room) => room.jobId === jobId)?.roomId ?? null,
    consents: given
      .filter((consent) => consent.jobId === jobId)
      .map(({ version, givenAt, accommodations }) => ({ version, givenAt: givenAt.toISOString(), accommodations })),
    told: told.get(jobId) ?? null,
  }));
}
