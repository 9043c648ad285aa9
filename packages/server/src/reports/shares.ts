import { createHash, createHmac } from 'node:crypto';
import type { Share, SharedReport } from '@viva/api-client';
import { reportForOthers } from '@viva/interview';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { reportShares, reports, sessions } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import { deriveKey } from '../keys.ts';
import { newId } from '../sessions/identity.ts';
import { readableFeedback } from './feedback.ts';
import { personalTurnsOf } from './personal.ts';

/** A row of `report_shares`. */
type ShareRow = typeof reportShares.$inferSelect;

/** What links to reports are made with. */
export interface Sharing {
  readonly db: Db;
  /** The token of a link by its id, the same whenever it is made again, so that none has to be kept. */
  readonly tokenOf: (shareId: string) => string;
  /** The page's address. */
  readonly publicUrl: string;
}

/** Another secret makes other tokens; links that are out stay good, since what is stored is their hash. */
export function createSharing(db: Db, secret: string, publicUrl: string): Sharing {
  const key = deriveKey(secret, 'links to shared reports');
  return { db, publicUrl, tokenOf: (shareId) => createHmac('sha256', key).update(shareId).digest('base64url') };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
const noInterview = () => new Refusal('not-found', 'We couldn’t find that interview.');
/** One answer to every token that leads nowhere, so that nobody learns which ones did. */
const noShare = () => new Refusal('not-found', 'This link no longer works.');

function shareOf({ tokenOf, publicUrl }: Sharing, { id, tokenHash, createdAt, expiresAt }: ShareRow): Share {
  const token = tokenOf(id);
  return {
    id,
    url: hashOf(token) === tokenHash ? `${publicUrl}/shared/${token}` : null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * Makes a link to the report of somebody's interview that works for so many days.
 * @throws {Refusal} `not-found`, also when it is somebody else's, or has no report.
 */
export async function createShare(sharing: Sharing, uid: string, sessionId: string, days: number): Promise<Share> {
  const id = newId();
  const expiresAt = sql`now() + ${days} * interval '1 day'`;
  return sharing.db.transaction(async (tx) => {
    const [own] = await tx
      .select({ report: reports.report })
      .from(reports)
      .where(and(eq(reports.sessionId, sessionId), eq(reports.ownerUid, uid)))
      // Whoever erases the interview at this moment waits.
      .for('key share');
    if (!own?.report) throw noInterview();
    const values = { id, sessionId, tokenHash: hashOf(sharing.tokenOf(id)), expiresAt };
    const [made] = await tx.insert(reportShares).values(values).returning();
    if (!made) throw new Error('the link was not stored');
    return shareOf(sharing, made);
  });
}

async function requireOwn(db: Db, uid: string, sessionId: string): Promise<void> {
  const mine = and(eq(sessions.id, sessionId), eq(sessions.ownerUid, uid));
  const [own] = await db.select({ id: sessions.id }).from(sessions).where(mine);
  if (!own) throw noInterview();
}

const working = gt(reportShares.expiresAt, sql`now()`);

/** The links that work, the one that works longest first. @throws {Refusal} `not-found`. */
export async function listShares(sharing: Sharing, uid: string, sessionId: string): Promise<Share[]> {
  await requireOwn(sharing.db, uid, sessionId);
  return (await sharesOf(sharing.db, sessionId)).map((row) => shareOf(sharing, row));
}

/** The rows of the links that work. */
export const sharesOf = (db: Db, sessionId: string): Promise<ShareRow[]> =>
  db
    .select()
    .from(reportShares)
    .where(and(eq(reportShares.sessionId, sessionId), working))
    .orderBy(desc(reportShares.expiresAt), desc(reportShares.createdAt));

/** Takes every link to a report back. @throws {Refusal} `not-found`. */
export async function revokeShares({ db }: Sharing, uid: string, sessionId: string): Promise<void> {
  await requireOwn(db, uid, sessionId);
  await db.delete(reportShares).where(eq(reportShares.sessionId, sessionId));
}

/**
 * The report behind a link, by what stands in the request's `Authorization`: neither whose it is, nor any sound, nor a
 * personal matter that was told.
 * @throws {Refusal} `not-found`, always the same.
 */
export async function readShared(db: Db, authorization: string | undefined): Promise<SharedReport> {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw noShare();
  const [found] = await db
    .select({
      id: sessions.id,
      report: reports.report,
      startedAt: sessions.startedAt,
      expiresAt: reportShares.expiresAt,
    })
    .from(reportShares)
    .innerJoin(sessions, eq(sessions.id, reportShares.sessionId))
    .innerJoin(reports, eq(reports.sessionId, sessions.id))
    .where(and(eq(reportShares.tokenHash, hashOf(token)), working));
  const report = readableFeedback(found?.report ?? null);
  if (!found || !report) throw noShare();
  const { whole } = await personalTurnsOf(db, found.id);
  const shown = reportForOthers(report, whole);
  return { report: shown, heldAt: found.startedAt.toISOString(), expiresAt: found.expiresAt.toISOString() };
}

/** Lets go of links that have ended. @returns how many. */
export async function sweepShares(db: Db): Promise<number> {
  return (await db.delete(reportShares).where(lte(reportShares.expiresAt, sql`now()`))).rowCount ?? 0;
}
