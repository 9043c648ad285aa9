import { and, asc, eq, or, sql } from 'drizzle-orm';
import { sessions } from '../db/schema/index.ts';
import { elapsedMs, isAwayNow, resumableMs } from './away.ts';
import { type Ending, closeMedia } from './ending.ts';
import { type SessionNow, isDead, notePresence, sendInterviewer, sessionNow } from './interviewer.ts';
import { lapseSession } from './lapsing.ts';
import { pauseEndsAtMs, pausedUntilNowMs } from './pauses.ts';
import { sweepPreviews } from './preview.ts';

/** The patience of the watch, in milliseconds. */
export const patience = {
  sweep: 2_000,
  /** An interviewer normally comes within this time of the candidate. */
  interviewer: 2_000,
  /** A reload takes less than this. */
  candidate: 60_000,
  /** An employer's interview cannot be begun again: its candidate may go on with it for a day. */
  invited: resumableMs,
  /** From the first token until the candidate has joined: the token's own life. */
  joining: 600_000,
  /** Beyond the session's own longest time. */
  overtime: 120_000,
} as const;

/** Looks at every session that is open, or whose room is still to be closed, and does what is due. */
export async function sweep(ending: Ending, listeningForMs: number): Promise<void> {
  const live = await ending.db
    .select(sessionNow)
    .from(sessions)
    .where(or(eq(sessions.status, 'open'), and(eq(sessions.status, 'ended'), eq(sessions.mediaClosed, false))))
    // People who are there come before interviews that wait for a candidate who may be away for a day.
    .orderBy(asc(sql`coalesce(${isAwayNow}, false)`), asc(sessions.startedAt));
  const queue = [...live];
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      await look(ending, next, listeningForMs).catch(ending.onTrouble);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  await sweepPreviews(ending.db);
}

async function look(ending: Ending, session: SessionNow, listeningForMs: number): Promise<void> {
  if (session.status === 'ended') return closeMedia(ending, session);
  const { db, media } = ending;
  const people = await peopleAlive(ending, session, listeningForMs).catch((error: unknown) => {
    ending.onTrouble(error);
    return undefined;
  });
  // With the media server away nobody can be said to have left; only the clock decides.
  const noted = people === undefined ? session : await notePresence(db, session, people ?? []);
  if (!noted) return;
  const { nowMs } = noted;
  // A preview is over on the minute; otherwise the interviewer, who keeps the time, may finish what is being said.
  const overtime = noted.kind === 'preview' ? 0 : patience.overtime;
  if (elapsedMs(noted) - pausedUntilNowMs(noted) > noted.maxMs + overtime) {
    await lapseSession(ending, noted.id, 'time');
  } else if (people !== undefined && isDeserted(noted)) {
    await lapseSession(ending, noted.id, 'candidate-left');
  } else if (
    people &&
    noted.interviewerMissingAt &&
    nowMs - noted.interviewerMissingAt.getTime() >= patience.interviewer
  ) {
    await sendInterviewer(db, media, noted, 'watch');
  }
}

/** Who is in the room, without an interviewer that has died in it. */
async function peopleAlive({ db, media }: Ending, session: SessionNow, listeningForMs: number) {
  const people = await media.people(session.roomId);
  if (!people || !isDead(session, listeningForMs)) return people;
  const dead = people.filter(({ interviewer }) => interviewer);
  // Unlike one that is still on the way, it needs no patience.
  const longAgo = sql`now() - ${patience.candidate} * interval '1 ms'`;
  await db.update(sessions).set({ interviewerMissingAt: longAgo }).where(eq(sessions.id, session.id));
  await Promise.all(dead.map(({ identity }) => media.remove(session.roomId, identity)));
  return people.filter(({ interviewer }) => !interviewer);
}

/** Whether the candidate has been gone too long; one who has paused may be away until the pause ends. */
function isDeserted(session: SessionNow): boolean {
  const { kind, candidateSeenAt: seen, startedAt, nowMs } = session;
  const returnMs = kind === 'candidate' ? patience.invited : patience.candidate;
  const since = Math.max(seen?.getTime() ?? 0, pauseEndsAtMs(session) ?? 0);
  return seen ? nowMs - since > returnMs : nowMs - startedAt.getTime() > patience.joining;
}

/** Sweeps every two seconds (`sweepMs`), and at once when nudged, one sweep at a time, until stopped. */
export function startWatch(
  ending: Ending,
  sweepMs: number = patience.sweep,
): { nudge: () => void; stop: () => Promise<void> } {
  // Not by the machine's clock, which may be set while this goes on.
  const listeningSinceMs = performance.now();
  let running: Promise<void> | undefined;
  let again = false;
  const run = () => {
    running ??= sweep(ending, performance.now() - listeningSinceMs)
      .catch(ending.onTrouble)
      .finally(() => {
        running = undefined;
        if (again) run();
        again = false;
      });
  };
  const timer = setInterval(run, sweepMs);
  return {
    nudge() {
      // What has just happened may have come too late for the sweep under way.
      if (running) again = true;
      else run();
    },
    async stop() {
      clearInterval(timer);
      again = false;
      await running;
    },
  };
}
