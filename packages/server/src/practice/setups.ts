import { type AdvertReading, type PracticeOffer, type PracticeSetup, practiceMinutes } from '@viva/api-client';
import { coachedMs, defaultQuestionCount, generalRole, questionsThatFit } from '@viva/interview';
import { and, desc, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/open.ts';
import { practiceSetups, profiles, sessions } from '../db/schema/index.ts';

/** What was read in a job ad, as it is kept: what an interview is planned from, and whether the ad is in English. */
const describedSchema = z.object({
  title: z.string(),
  skills: z.array(z.object({ name: z.string(), term: z.string() })),
  questions: z.array(z.string()),
  english: z.boolean(),
});
/** See {@link describedSchema}. */
export type Described = z.infer<typeof describedSchema>;

/** A row of `practice_setups`. */
export type StoredSetup = Omit<typeof practiceSetups.$inferSelect, 'described'> & {
  readonly described: Described | null;
};

type Minutes = PracticeSetup['minutes'];

/** The length that is suggested the first time. */
const usualMinutes = 10;

/** The lengths that may be chosen where no interview takes longer than `longest` minutes; the shortest always may. */
export const lengthsUpTo = (longest: number): PracticeOffer['lengths'] =>
  practiceMinutes
    .filter((minutes, at) => at === 0 || minutes <= longest)
    .map((minutes) => {
      const maxMs = Math.min(minutes, longest) * 60_000;
      return { minutes, questions: questionsIn(maxMs), coachedQuestions: questionsIn(coachedMs(maxMs)) };
    });

/** About how many questions a practice interview holds that has so many milliseconds for them. */
const questionsIn = (ms: number): number => Math.min(defaultQuestionCount, questionsThatFit(ms));

/** The longest of the lengths that is no longer than what is wished for, or the shortest. */
export const nearestLength = (lengths: PracticeOffer['lengths'], wished: number): Minutes =>
  lengths.findLast(({ minutes }) => minutes <= wished)?.minutes ?? practiceMinutes[0];

/** A row with what was read in its ad. */
export const storedSetup = (row: typeof practiceSetups.$inferSelect): StoredSetup => ({
  ...row,
  described: describedSchema.nullable().parse(row.described),
});

/** How the practice interview in a room was set up; undefined when it was not. */
export async function readSetup(db: Db, roomId: string): Promise<StoredSetup | undefined> {
  const [row] = await db.select().from(practiceSetups).where(eq(practiceSetups.roomId, roomId));
  return row && storedSetup(row);
}

/** Keeps how the practice interview in a room is set up, in place of what was kept before. */
export async function keepSetup(db: Db, setup: Omit<StoredSetup, 'madeAt'>): Promise<void> {
  const now = { ...setup, madeAt: sql`now()` };
  await db.insert(practiceSetups).values(now).onConflictDoUpdate({ target: practiceSetups.roomId, set: now });
}

/** What was read before in an ad of somebody's; undefined when this ad was not read yet. */
export async function readBefore(db: Db, ownerUid: string, advert: string): Promise<Described | null | undefined> {
  const same = and(eq(practiceSetups.ownerUid, ownerUid), eq(practiceSetups.advert, advert));
  const [row] = await db.select().from(practiceSetups).where(same).orderBy(desc(practiceSetups.madeAt)).limit(1);
  return row && storedSetup(row).described;
}

/** What the card says of an ad. */
export function readingOf(advert: string, described: Described | null): AdvertReading | null {
  if (advert === '') return null;
  if (described)
    return {
      state: 'read',
      title: described.title,
      skills: described.skills.map(({ name }) => name),
      english: described.english,
    };
  return { state: isLink(advert) ? 'link' : 'unreadable' };
}

/** Whether a text is nothing but an address. */
export const isLink = (text: string): boolean => /^\s*(?:https?:\/\/|www\.)\S+\s*$/i.test(text);

/** What a person's practice interview in a room can be set up with, and what is suggested. */
export async function offerFor(
  db: Db,
  { ownerUid, roomId }: Pick<StoredSetup, 'ownerUid' | 'roomId'>,
  longest: number,
): Promise<Omit<PracticeOffer, 'begun'>> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.ownerUid, ownerUid));
  const last = await lastSetup(db, ownerUid, roomId);
  const lengths = lengthsUpTo(longest);
  // What was written into the profile after the last interview is meant for the next one.
  const newer = profile?.changedAt && (!last || profile.changedAt > last.madeAt);
  const from = last && !newer ? 'last' : profile ? 'profile' : 'nothing';
  const given =
    from === 'last'
      ? last
      : { ...profile, role: profile?.targetRole, advert: profile?.jobDescription, described: null };
  const advert = given?.advert ?? '';
  return {
    lengths,
    from,
    suggested: {
      role: given?.role ?? '',
      advert,
      minutes: nearestLength(lengths, last?.minutes ?? usualMinutes),
      persona: given?.persona ?? 'neutral',
      coached: last?.coached ?? false,
    },
    reading: from === 'last' ? readingOf(advert, last?.described ?? null) : null,
    resume: profile?.resumeText ? profile.resumeName : null,
  };
}

/**
 * How the last practice interview of a person that began was set up, or this one before; with the role that was named in it,
 * if none was given.
 */
async function lastSetup(db: Db, ownerUid: string, roomId: string): Promise<StoredSetup | undefined> {
  const [found] = await db
    .select({ setup: practiceSetups, title: sql<string | null>`${sessions.checkpoint} #>> '{plan,title}'` })
    .from(practiceSetups)
    .leftJoin(sessions, eq(sessions.roomId, practiceSetups.roomId))
    .where(and(eq(practiceSetups.ownerUid, ownerUid), or(isNotNull(sessions.id), eq(practiceSetups.roomId, roomId))))
    .orderBy(desc(practiceSetups.madeAt))
    .limit(1);
  if (!found) return undefined;
  const setup = storedSetup(found.setup);
  const unnamed = setup.role === '' && !setup.described;
  return unnamed ? { ...setup, role: namedRole(found.title) } : setup;
}

/** The role that a plan is for; '' for none in particular. */
const namedRole = (title: string | null): string => (title === null || title === generalRole.title ? '' : title);

/** Lets go of setups that were made so many days ago; their interviews stay. @returns how many. */
export async function sweepSetups(db: Db, days: number): Promise<number> {
  const old = lt(practiceSetups.madeAt, sql`now() - ${days} * interval '1 day'`);
  return (await db.delete(practiceSetups).where(old)).rowCount ?? 0;
}

/** Somebody's setups as they take them along, the newest first. */
export async function exportSetups(db: Db, ownerUid: string): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select()
    .from(practiceSetups)
    .where(eq(practiceSetups.ownerUid, ownerUid))
    .orderBy(desc(practiceSetups.madeAt));
  return rows.map(({ roomId, role, advert, persona, minutes, coached, madeAt }) => ({
    ...{ roomId, role, advert, persona, minutes, coached },
    madeAt: madeAt.toISOString(),
  }));
}
