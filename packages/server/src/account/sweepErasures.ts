import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { erasures, users } from '../db/schema/index.ts';
import { type ErasingTools, eraseRows } from './erase.ts';
import { leftUndone } from './erasureMark.ts';

/** A token is good for an hour; its mark is kept longer than that. */
const dayAgo = sql`now() - interval '1 day'`;
/** Where a mail server has refused an address for so long it will not take it. */
const weekAgo = sql`now() - interval '7 days'`;

/** Finishes erasures whose job was given up, and lets go of what they leave; gives how many marks went. */
export async function sweepErasures(tools: ErasingTools): Promise<number> {
  const { db } = tools;
  for (const uid of await leftUndone(db)) await eraseRows(tools, uid);
  // A request under way while the account was erased may have made a row for it.
  const erased = db.select({ uid: erasures.uid }).from(erasures).where(isNotNull(erasures.erasedAt));
  await db.delete(users).where(sql`${users.uid} in ${erased}`);
  await db
    .update(erasures)
    .set({ email: null })
    .where(and(isNotNull(erasures.email), lt(erasures.erasedAt, weekAgo)));
  // A login that may still be there would make the account anew, with a new trial.
  const over = and(lt(erasures.erasedAt, dayAgo), lt(erasures.loginRemovedAt, dayAgo), isNull(erasures.email));
  return (await db.delete(erasures).where(over)).rowCount ?? 0;
}
