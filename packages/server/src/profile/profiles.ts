import type { Profile, ProfileForm } from '@viva/api-client';
import { type SQL, and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { profiles } from '../db/schema/index.ts';
import { readResume } from './readResume.ts';

/** A person's practice profile; before its first change, an empty one. */
export async function readProfile(db: Db, ownerUid: string): Promise<Profile> {
  const [row] = await db.select().from(profiles).where(eq(profiles.ownerUid, ownerUid));
  return {
    targetRole: row?.targetRole ?? '',
    persona: row?.persona ?? 'neutral',
    jobDescription: row?.jobDescription ?? '',
    recording: row?.recording ?? false,
    resume:
      row?.resumeName && row.resumeAddedAt
        ? { fileName: row.resumeName, addedAt: row.resumeAddedAt.toISOString() }
        : null,
  };
}

/** Replaces what a profile says; the résumé stays. */
export async function saveProfile(db: Db, ownerUid: string, form: ProfileForm): Promise<Profile> {
  return change(db, ownerUid, {
    ...form,
    targetRole: clean(form.targetRole),
    jobDescription: clean(form.jobDescription),
    changedAt: sql`now()`,
  });
}

/** Keeps a résumé's text. @throws {Refusal} `file-kind`, `file-unreadable`, `unavailable`. */
export async function putResume(
  db: Db,
  ownerUid: string,
  file: { readonly fileName: string; readonly content: string },
): Promise<Profile> {
  const resumeText = await readResume(ownerUid, Buffer.from(file.content, 'base64'));
  return change(db, ownerUid, { resumeName: clean(file.fileName), resumeText, resumeAddedAt: new Date() });
}

/** Lets go of a résumé. */
export const removeResume = (db: Db, ownerUid: string): Promise<Profile> =>
  change(db, ownerUid, { resumeName: null, resumeText: null, resumeAddedAt: null });

/** A profile as its owner takes it along, with the text that was read in the résumé; null when there is none. */
export async function exportProfile(db: Db, ownerUid: string): Promise<Record<string, unknown> | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.ownerUid, ownerUid));
  if (!row) return null;
  return { ...(await readProfile(db, ownerUid)), resumeText: row.resumeText };
}

/** Notes that an interview goes by somebody's profile, so that it stays. */
export async function noteProfileUse(db: Db, ownerUid: string): Promise<void> {
  const earlier = and(eq(profiles.ownerUid, ownerUid), lt(profiles.usedAt, daysAgo(1)));
  await db
    .update(profiles)
    .set({ usedAt: sql`now()` })
    .where(earlier);
}

/** Lets go of profiles, with their résumés, that were not changed or used for so many days. @returns how many. */
export async function sweepProfiles(db: Db, days: number): Promise<number> {
  return (await db.delete(profiles).where(lt(profiles.usedAt, daysAgo(days)))).rowCount ?? 0;
}

const daysAgo = (days: number) => sql`now() - ${days} * interval '1 day'`;

type Change = Partial<Omit<typeof profiles.$inferInsert, 'ownerUid' | 'changedAt'>> & { readonly changedAt?: SQL };

async function change(db: Db, ownerUid: string, values: Change): Promise<Profile> {
  const now = { ...values, usedAt: sql`now()` };
  const insert = db.insert(profiles).values({ ...now, ownerUid });
  await insert.onConflictDoUpdate({ target: profiles.ownerUid, set: now });
  return readProfile(db, ownerUid);
}

/** PostgreSQL takes no NUL. */
const clean = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '').toWellFormed();
