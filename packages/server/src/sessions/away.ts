import { sql } from 'drizzle-orm';
import { sessions, turns } from '../db/schema/index.ts';
import type { SessionNow } from './interviewer.ts';

/** A candidate who has been away for less has the same interviewer still waiting, whose clock went on, in milliseconds. */
const leastMs = 60_000;

/** How long a candidate may go on with an employer's interview after they left it, in milliseconds. */
export const resumableMs = 24 * 3_600_000;

/** The last sign of anybody in an interview: its candidate, its interviewer, or a turn that was stored. */
const lastSign = sql`greatest(${sessions.candidateSeenAt}, ${sessions.interviewerSeenAt}, ${sessions.interviewerAliveAt},
  (select max(${turns.storedAt}) from ${turns} where ${turns.sessionId} = ${sessions.id}))`;

/** Whether a session's candidate has left it for longer than an interviewer waits. Null without a session. */
export const isAwayNow = sql<boolean | null>`${sessions.candidateSeenAt} < now() - ${leastMs} * interval '1 ms'`;

/** Until when a candidate may go on with a session that is open. */
export const resumableUntil = sql<Date | null>`${sessions.candidateSeenAt} + ${resumableMs} * interval '1 ms'`.mapWith(
  sessions.candidateSeenAt,
);

const goneMs = sql`extract(epoch from now() - ${lastSign}) * 1000`;

/** How long a candidate who comes back now was away, in milliseconds; 0 where an interviewer waited for them. */
export const absence = sql`case when ${goneMs} > ${leastMs} then round(${goneMs})::bigint else 0 end`;

/**
 * How long a session has gone on, in milliseconds, with its pauses. That of an employer's candidate stands still while they
 * are away, so that no time of the interview is lost on it.
 */
export function elapsedMs({ kind, startedAt, awayMs, candidateSeenAt, nowMs }: SessionNow): number {
  const untilMs = kind === 'candidate' ? (candidateSeenAt?.getTime() ?? nowMs) : nowMs;
  return untilMs - startedAt.getTime() - awayMs;
}
