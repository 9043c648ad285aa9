import type { FinalizedJob, ProfileForm } from '@viva/api-client';
import type pg from 'pg';
import { z } from 'zod';

/** What the service has said yes to, as keys of {@link stored}. */
export class Ledger {
  /** Writes that were acknowledged. */
  count = 0;
  readonly #kept = new Set<string>();
  readonly #gone = new Set<string>();
  readonly #newest = new Map<string, string>();
  /** Sessions whose end was acknowledged, and in which something was said. */
  readonly ended = new Set<string>();
  /** Accounts whose erasure was acknowledged, and their interviews. */
  readonly left = new Map<string, string>();

  /** Notes something that must be there from now on. */
  keep(...what: string[]): void {
    this.count++;
    for (const one of what) this.#kept.add(one);
  }

  /** Notes something that holds until the same is noted again. */
  replace(name: string, what: string): void {
    this.count++;
    this.#newest.set(name, what);
  }

  end(sessionId: string): void {
    this.count++;
    this.ended.add(sessionId);
  }

  /** Notes that an account, and its interview, must not be there any more. */
  leave(uid: string, sessionId: string): void {
    this.count++;
    this.left.set(uid, sessionId);
    this.#kept.delete(keys.paid(uid));
    this.#gone.add(keys.account(uid)).add(keys.ended(sessionId)).add(keys.paid(uid));
  }

  /** What was erased and is there. */
  staying(there: ReadonlySet<string>): string[] {
    return [...this.#gone].filter((one) => there.has(one));
  }

  /** What was acknowledged and is not there. */
  lost(there: ReadonlySet<string>): string[] {
    const ended = [...this.ended].map(keys.ended);
    return [...this.#kept, ...this.#newest.values(), ...ended].filter((one) => !there.has(one));
  }
}

const key = (...parts: readonly unknown[]) => JSON.stringify(parts);

/** One text for each thing that is stored, the same for what was acknowledged and for what the database has. */
export const keys = {
  room: (id: string) => key('room', id),
  session: (id: string, roomId: string) => key('session', id, roomId),
  turn: (sessionId: string, n: number, text: string) => key('turn', sessionId, n, text),
  ended: (id: string) => key('ended', id),
  draft: (id: string) => key('job', id),
  described: (id: string, content: string) => key('described', id, content),
  final: (id: string, form: FinalizedJob) =>
    key('final', id, form.suggested_title, form.required_skills, form.key_questions, form.contact_email),
  chat: (uid: string, conversationId: string, message: string, answer: string) =>
    key('chat', uid, conversationId, message, answer),
  profile: (uid: string, form: ProfileForm) =>
    key('profile', uid, form.targetRole, form.persona, form.jobDescription, form.recording),
  consent: (jobId: string, uid: string) => key('consent', jobId, uid),
  review: (sessionId: string, note: string) => key('review', sessionId, note),
  paid: (uid: string) => key('paid', uid),
  account: (uid: string) => key('account', uid),
};

const everything = `
  select jsonb_build_array('room', id) as key from rooms
  union all select jsonb_build_array('session', id, room_id) from sessions
  union all select jsonb_build_array('turn', session_id, n, content->>'text') from turns
  union all select jsonb_build_array('ended', id) from sessions where status = 'ended'
  union all select jsonb_build_array('job', id) from job_posts
  union all select jsonb_build_array('described', id, content) from job_posts
  union all select jsonb_build_array('final', id, title, skills, questions, contact_email) from job_posts
  union all select jsonb_build_array('chat', asked.owner_uid, asked.conversation_id, asked.content, answered.content)
    from chat_messages asked join chat_messages answered
    on answered.owner_uid = asked.owner_uid and answered.conversation_id = asked.conversation_id
    and answered.n = asked.n + 1 where asked.role = 'user' and answered.role = 'assistant'
  union all select jsonb_build_array('profile', owner_uid, target_role, persona, job_description, recording) from profiles
  union all select jsonb_build_array('consent', job_id, uid) from consents
  union all select jsonb_build_array('review', session_id, note) from review_requests
  union all select jsonb_build_array('account', uid) from users
  union all select jsonb_build_array('paid', uid) from subscriptions`;

/** Keys of all that the database has; a key that is there twice is an error. */
export async function stored(pool: pg.Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ key: unknown }>(everything);
  const all = rows.map((row) => JSON.stringify(z.array(z.unknown()).parse(row.key)));
  const there = new Set(all);
  if (there.size !== all.length) throw new Error('Something is stored twice.');
  return there;
}
