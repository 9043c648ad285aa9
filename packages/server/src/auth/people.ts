import { and, eq, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/open.ts';
import { users } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import type { Claims, Person } from './verifier.ts';

/** Reads the bearer token of a request, and knows (or now learns of) the person. */
export function createIdentify(db: Db, verify: (token: string) => Promise<Claims>) {
  return async (request: FastifyRequest): Promise<Person> => {
    const token = /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token) throw new Refusal('unauthorized', 'Please log in first.');
    return know(db, await verify(token));
  };
}

/** The person's row; made on first sight, which is when the trial starts. */
async function know(db: Db, claims: Claims): Promise<Person> {
  const [known] = await db.select().from(users).where(eq(users.uid, claims.uid));
  if (known?.email === claims.email) return known;
  await db.insert(users).values(claims).onConflictDoNothing();
  await db
    .update(users)
    .set({ email: claims.email })
    .where(and(eq(users.uid, claims.uid), ne(users.email, claims.email)));
  const [person] = await db.select().from(users).where(eq(users.uid, claims.uid));
  if (!person) throw new Refusal('unavailable', 'Your account could not be opened. Please try again.');
  return person;
}
