import type { Db } from '../db/open.ts';
import { Refusal } from '../http/failure.ts';
import { notePresence, sendInterviewer } from './interviewer.ts';
import type { Media } from './media.ts';
import { type Session, requireOpen } from './rooms.ts';

/** Refuses what needs the media server while it is away. @throws {Refusal} `unavailable`. */
export const away = (cause?: unknown): never => {
  throw new Refusal('unavailable', 'The voice service isn’t responding right now. Please try again in a moment.', {
    cause,
  });
};

/** @throws {Refusal} `unavailable`. */
export async function requireMedia(media: Media): Promise<void> {
  if (!(await media.reachable())) away();
}

/**
 * Has an interviewer come to a session whose candidate waits for one.
 * @throws {Refusal} `session-ended`, `unavailable`.
 */
export async function bringInterviewer(db: Db, media: Media, session: Session): Promise<'present' | 'dispatched'> {
  const people = (await media.people(session.roomId).catch(away)) ?? [];
  // Nobody to talk to yet: the room that the candidate's token makes brings an interviewer.
  if (!people.some(({ identity }) => identity === session.candidateIdentity)) return 'dispatched';
  const noted = requireOpen(await notePresence(db, session, people));
  if (people.some(({ interviewer }) => interviewer)) return 'present';
  await sendInterviewer(db, media, noted, 'candidate').catch(away);
  return 'dispatched';
}
