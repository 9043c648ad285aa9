import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { erasures } from '../db/schema/index.ts';

/** A row of `erasures`. */
type Erasure = typeof erasures.$inferSelect;

/** Notes that somebody asks for their erasure, and is about to ask for their login to be removed. */
export async function markAsked(tx: Db, { uid, email }: { uid: string; email: string }): Promise<Erasure> {
  const [mark] = await tx
    .insert(erasures)
    .values({ uid, email, asking: 1 })
    .onConflictDoUpdate({ target: erasures.uid, set: { asking: sql`${erasures.asking} + 1` } })
    .returning();
  if (!mark) throw new Error('The erasure was not noted.');
  return mark;
}

/**
 * Takes an erasure back whose login certainly stays. It goes on all the same when somebody else's request may have removed
 * the login: then nobody could ever ask again.
 */
export async function takeBack(db: Db, uid: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(erasures)
      .set({ asking: sql`${erasures.asking} - 1` })
      .where(eq(erasures.uid, uid));
    const untouched = and(isNull(erasures.erasedAt), isNull(erasures.loginRemovedAt), lte(erasures.asking, 0));
    await tx.delete(erasures).where(and(eq(erasures.uid, uid), untouched));
  });
}

/** Notes that the login is gone. */
export async function markLoginRemoved(tx: Db, uid: string): Promise<void> {
  await tx
    .update(erasures)
    .set({ loginRemovedAt: sql`coalesce(${erasures.loginRemovedAt}, now())` })
    .where(eq(erasures.uid, uid));
}

/** Erasures that nobody is at any more, though not everything is gone: their process died, or had no answer. */
export async function leftUndone(db: Db, which: { readonly uid?: string } = {}): Promise<string[]> {
  const long = and(isNull(erasures.erasedAt), sql`${erasures.askedAt} < now() - interval '50 s'`);
  const rows = await db
    .select({ uid: erasures.uid })
    .from(erasures)
    .where(and(long, which.uid === undefined ? undefined : eq(erasures.uid, which.uid)));
  return rows.map(({ uid }) => uid);
}
