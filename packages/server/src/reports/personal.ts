import { isPersonalMatter, personalTurns, recordTurnSchema, reportSchema } from '@viva/interview';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { reports, turns } from '../db/schema/index.ts';

const readable = recordTurnSchema.pick({ kinds: true, move: true });

/** `whole`: as a whole; `any`: at least in a part. */
interface PersonalTurns {
  readonly whole: ReadonlySet<number>;
  readonly any: ReadonlySet<number>;
}

/**
 * Numbers of the turns of a session in which something personal was told, and of replies to it: nobody but the person who
 * told it reads or hears these. Those are the turns that were kept as such, and those that the report names: reports from
 * before it did name none.
 */
export async function personalTurnsOf(db: Db, sessionId: string): Promise<PersonalTurns> {
  const kept = await db
    .select({
      n: turns.n,
      kinds: sql<unknown>`${turns.content} -> 'kinds'`,
      move: sql<unknown>`${turns.content} -> 'move'`,
    })
    .from(turns)
    .where(eq(turns.sessionId, sessionId));
  const whole = new Set(kept.filter((turn) => isPersonalMatter(readable.parse(turn))).map(({ n }) => n));
  const [row] = await db
    .select({ transcript: sql<unknown>`${reports.report} -> 'transcript'` })
    .from(reports)
    .where(eq(reports.sessionId, sessionId));
  const named = personalTurns(reportSchema.shape.transcript.safeParse(row?.transcript).data ?? []);
  return { whole, any: new Set([...whole, ...named]) };
}
