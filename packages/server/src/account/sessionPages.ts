import { type Level, type SessionSummary, sessionPage } from '@viva/api-client';
import { type SQL, and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { ribbonInShort, ribbonSchema } from '@viva/interview';
import { z } from 'zod';
import type { Db } from '../db/open.ts';
import { jobPosts, reports, rooms, sessions, tries } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import { jobsSchema } from '../jobs/jobsSchema.ts';
import { earlierLevel } from '../reports/feedback.ts';
import { reportJob } from '../reports/order.ts';
import { resumableUntil } from '../sessions/away.ts';

/** A place in the list of a person's interviews: microseconds since the epoch, and the id. */
const placeSchema = z.tuple([z.string().regex(/^\d{1,17}$/), z.string().regex(/^[A-Za-z0-9_-]+$/)]);

/** One page of a person's interviews, the newest first. @throws {Refusal} `bad-request` when the cursor is none of ours. */
export async function pageOfSessions(
  db: Db,
  uid: string,
  query: { readonly cursor?: string | undefined; readonly limit?: string | undefined },
): Promise<{ sessions: SessionSummary[]; nextCursor: string | null; practiced: number }> {
  const limit = Number(query.limit ?? sessionPage.usual);
  const rows = await summaries(db, and(eq(sessions.ownerUid, uid), query.cursor ? before(query.cursor) : undefined))
    .orderBy(desc(sessions.startedAt), desc(sessions.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    sessions: page.map(summaryOf),
    nextCursor: last ? cursorAt(last) : null,
    practiced: await practicedBy(db, uid),
  };
}

/** How many practice interviews of a person have a report, and more than one question: a single one is another try. */
async function practicedBy(db: Db, uid: string): Promise<number> {
  const [found] = await db
    .select({ practiced: count() })
    .from(sessions)
    .innerJoin(reports, and(eq(reports.sessionId, sessions.id), isNotNull(reports.report)))
    .where(and(eq(sessions.ownerUid, uid), eq(sessions.kind, 'practice'), sql`${questionsIn} > 1`));
  return found?.practiced ?? 0;
}

/** One interview of a person, without what was said. @throws {Refusal} `not-found`, also when it is somebody else's. */
export async function summaryOfSession(db: Db, uid: string, sessionId: string): Promise<SessionSummary> {
  const [row] = await summaries(db, and(eq(sessions.id, sessionId), eq(sessions.ownerUid, uid)));
  if (!row) throw new Refusal('not-found', 'We couldn’t find that interview.');
  return summaryOf(row);
}

const questionsIn = sql<number>`coalesce(jsonb_array_length(${reports.report}->'answers'), 0)`;
const metric = (name: string): SQL => sql`${reports.report}->'metrics'->${name}`;
const countOf = (name: string): SQL<number | null> =>
  sql`case when jsonb_typeof(${metric(name)}) = 'array' then jsonb_array_length(${metric(name)}) end`;

/** Tries go on for about two days; whoever makes a report after that still makes it `ready`. */
const triedFor = sql.raw("interval '3 days'");
/** Whether nobody makes the report any more: its job has failed for good, and may be gone since. */
const givenUp = sql<boolean>`case when ${reports.sessionId} is null and ${sessions.endedAt} is not null then
  ${sessions.endedAt} < now() - ${triedFor} or exists (
    select from ${sql.raw(`${jobsSchema}.job`)} as job
    where job.name = ${reportJob} and job.state = 'failed' and job.data->>'sessionId' = ${sessions.id}
  ) else false end`;

const summaries = (db: Db, which: SQL | undefined) =>
  db
    .select({
      id: sessions.id,
      roomId: sessions.roomId,
      kind: sessions.kind,
      startedAt: sessions.startedAt,
      startedAtUs: sql<string>`(extract(epoch from ${sessions.startedAt}) * 1000000)::bigint::text`,
      endedAt: sessions.endedAt,
      endReason: sessions.endReason,
      reported: sql<boolean>`${reports.sessionId} is not null`,
      givenUp,
      skipped: sql<boolean>`${reports.skippedReason} is not null`,
      title: sql<string>`coalesce(${reports.report}->>'title', ${jobPosts.title}, '')`,
      jobId: rooms.jobId,
      resumableUntil,
      interviewMs: sql<number>`coalesce((${reports.report}->'metrics'->>'interviewMs')::float8, 0)`,
      questions: questionsIn,
      answered: sql<number>`coalesce(jsonb_array_length(jsonb_path_query_array(${reports.report}, '$.answers[*] ? (@.outcome == "answered")')), 0)`,
      assessed: sql<number>`coalesce(jsonb_array_length(jsonb_path_query_array(${reports.report}, '$.answers[*] ? (@.score != null)')), 0)`,
      version: sql<number | null>`(${reports.report}->>'version')::int`,
      score: sql<number | null>`(${reports.report}->'overall'->>'score')::float8`,
      level: sql<Level | null>`${reports.report}->'overall'->>'level'`,
      ribbon: sql<unknown>`${reports.report}->'ribbon'`,
      // Counted from words that may not be the ones that were said, a rate can't be compared.
      wordsPerMinute: sql<
        number | null
      >`case when ${metric('rough')} ? 'wordsPerMinute' then null else (${metric('wordsPerMinute')} #>> '{}')::float8 end`,
      speakingMs: sql<number | null>`(${metric('speakingMs')} #>> '{}')::float8`,
      // Version 1 counted sounds alone.
      fillers: sql<number | null>`case when ${reports.report}->'version' > '1'::jsonb then ${countOf('fillers')} end`,
      firstWordMs: sql<number | null>`(${metric('firstWordMs')} #>> '{}')::float8`,
      pauses: countOf('pauses'),
      triedOf: tries.sessionId,
      triedQuestionId: tries.questionId,
      triedQuestion: tries.question,
    })
    .from(sessions)
    .innerJoin(rooms, eq(rooms.id, sessions.roomId))
    .leftJoin(jobPosts, eq(jobPosts.id, rooms.jobId))
    .leftJoin(reports, eq(reports.sessionId, sessions.id))
    .leftJoin(tries, eq(tries.roomId, sessions.roomId))
    .where(which)
    .$dynamic();

type Row = Awaited<ReturnType<typeof summaries>>[number];

function summaryOf(row: Row): SessionSummary {
  const { id, roomId, kind, endReason, title, interviewMs, questions, answered, assessed, score } = row;
  const { wordsPerMinute, speakingMs, fillers, pauses, firstWordMs } = row;
  return {
    ...{ id, roomId, endReason, title, interviewMs, questions, answered },
    level: row.version === 2 ? earlierLevel(score, { assessed, questions }) : row.level,
    ribbon: shortRibbonOf(row),
    figures: { wordsPerMinute, speakingMs, fillers, pauses, firstWordMs },
    // A preview has no owner, so none of these is one.
    kind: kind === 'candidate' ? 'candidate' : 'practice',
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    goOn: goOnOf(row),
    report: stateOf(row),
    again: againOf(row),
  };
}

function goOnOf({ kind, endedAt, roomId, jobId, resumableUntil: until }: Row): SessionSummary['goOn'] {
  if (endedAt) return null;
  if (kind !== 'candidate') return { roomId, until: null };
  return jobId === null ? null : { roomId: jobId, until: until?.toISOString() ?? null };
}

/** The question that was tried again. */
const againOf = ({ triedOf, triedQuestionId, triedQuestion }: Row): SessionSummary['again'] =>
  triedOf === null || triedQuestionId === null || triedQuestion === null
    ? null
    : { sessionId: triedOf, questionId: triedQuestionId, question: triedQuestion };

/** Null for reports that have none, or one of another version. */
function shortRibbonOf({ ribbon }: Row): SessionSummary['ribbon'] {
  const { data } = ribbonSchema.safeParse(ribbon);
  return data ? ribbonInShort(data) : null;
}

function stateOf({ endedAt, reported, skipped, givenUp }: Row): SessionSummary['report'] {
  if (!endedAt) return 'running';
  if (!reported) return givenUp ? 'failed' : 'writing';
  return skipped ? 'nothing-said' : 'ready';
}

const cursorAt = ({ startedAtUs, id }: Row): string =>
  Buffer.from(JSON.stringify([startedAtUs, id])).toString('base64url');

function before(cursor: string): SQL {
  let place: unknown;
  try {
    place = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    // Said below.
  }
  const parsed = placeSchema.safeParse(place);
  if (!parsed.success) throw new Refusal('bad-request', 'The cursor is none that a page of interviews ended with.');
  const [us, id] = parsed.data;
  return sql`(${sessions.startedAt}, ${sessions.id}) < (timestamptz 'epoch' + ${us}::bigint * interval '1 microsecond', ${id})`;
}
