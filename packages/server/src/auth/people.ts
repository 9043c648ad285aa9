import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Provider } from '../billing/payments.ts';
import type { SubscriptionTerms } from '../billing/standing.ts';
import { gather } from '../db/gather.ts';
import type { Db } from '../db/open.ts';
import { erasures, subscriptions, users } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import type { Claims, Person } from './verifier.ts';

/** Finds out who sends a request. @throws {Refusal} `unauthorized`, also for an account that was erased. */
export type Identify = (request: FastifyRequest, options?: IdentifyOptions) => Promise<Person>;

/** What one call may want otherwise. */
export interface IdentifyOptions {
  /** Let somebody in whose account was erased while their token is good, to be told so once more. */
  readonly admitErased?: boolean;
}

/** The bearer token of a request. @throws {Refusal} `unauthorized`. */
export function bearerToken(request: FastifyRequest): string {
  const token = /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new Refusal('unauthorized', 'Please log in first.');
  return token;
}

/**
 * Reads the bearer token of a request, and knows (or now learns of) the person; `onErased` hears of one whose account was
 * erased, before they are refused.
 */
export function createIdentify(
  db: Db,
  provider: Provider,
  verify: (token: string) => Promise<Claims>,
  onErased: (uid: string, idToken: string) => Promise<void>,
): Identify {
  const read = createReader(db, provider);
  return async (request, { admitErased = false } = {}) => {
    const token = bearerToken(request);
    const claims = await verify(token);
    const person = (await known(db, read, claims)) ?? (await newcomer(db, read, claims));
    if (person) return person;
    if (admitErased) return { uid: claims.uid, email: claims.email, trialStartedAt: new Date(0), subscriptions: [] };
    await onErased(claims.uid, token);
    throw new Refusal('unauthorized', 'This account has been deleted.');
  };
}

type Reader = (uid: string) => Promise<Person | undefined>;

/** Reads people with their subscriptions, made for many who ask at the same time. */
function createReader(db: Db, provider: Provider): Reader {
  const { uid, email, trialStartedAt } = users;
  const { status, periodEnd, cancelAt } = subscriptions;
  const theirs = and(eq(subscriptions.uid, uid), eq(subscriptions.provider, provider));
  const query = db
    .select({ uid, email, trialStartedAt, subscription: { status, periodEnd, cancelAt } })
    .from(users)
    .leftJoin(subscriptions, theirs)
    .where(sql`${uid} = any(${sql.placeholder('uids')})`)
    .prepare('people');
  return gather(async (uids: readonly string[]) => {
    const people = new Map<string, Person & { subscriptions: SubscriptionTerms[] }>();
    for (const { subscription, ...person } of await query.execute({ uids: [...uids] })) {
      const known = people.get(person.uid) ?? { ...person, subscriptions: [] };
      if (subscription) known.subscriptions.push(subscription);
      people.set(person.uid, known);
    }
    return people;
  });
}

async function known(db: Db, read: Reader, { uid, email, issuedAt }: Claims): Promise<Person | undefined> {
  const person = await read(uid);
  if (!person || person.email === email) return person;
  // A token that was made before the address changed is good for an hour, and must not set the old one back.
  const changed = and(eq(users.uid, uid), lte(users.emailAsOf, issuedAt));
  const { rowCount } = await db.update(users).set({ email, emailAsOf: issuedAt }).where(changed);
  return rowCount ? { ...person, email } : person;
}

/** Makes the row of somebody who is new, which is when the trial starts; undefined when the account was erased. */
async function newcomer(db: Db, read: Reader, claims: Claims): Promise<Person | undefined> {
  const [erased] = await db
    .select({ uid: erasures.uid })
    .from(erasures)
    .where(and(eq(erasures.uid, claims.uid), isNotNull(erasures.erasedAt)));
  if (erased) return undefined;
  await db
    .insert(users)
    .values({ uid: claims.uid, email: claims.email, emailAsOf: claims.issuedAt })
    .onConflictDoNothing();
  return known(db, read, claims);
}
