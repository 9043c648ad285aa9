import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { testPayments } from '../../db/schema/index.ts';
import {
  type TestEvent,
  type TestSession,
  type TestSubscription,
  nowS,
  testSessionSchema,
  testSubscriptionSchema,
} from './objects.ts';

// In a transaction what is read here stays as it is until the end of it.
async function read(db: Db, id: string): Promise<unknown> {
  const [row] = await db.select().from(testPayments).where(eq(testPayments.id, id)).for('update');
  return row?.object;
}

/** A test checkout; `expired` when it was open for too long. */
export async function findSession(db: Db, id: string): Promise<TestSession | undefined> {
  const found = testSessionSchema.safeParse(await read(db, id));
  if (!found.success) return undefined;
  const over = found.data.status === 'open' && found.data.expires_at <= nowS();
  return over ? { ...found.data, status: 'expired' } : found.data;
}

/** A subscription from the test checkout. */
export async function findSubscription(db: Db, id: string): Promise<TestSubscription | undefined> {
  const found = testSubscriptionSchema.safeParse(await read(db, id));
  return found.success ? found.data : undefined;
}

/** Ids of the subscriptions whose period is over. */
export async function dueSubscriptions(db: Db): Promise<string[]> {
  const { object } = testPayments;
  const active = sql`${object} ->> 'object' = 'subscription' and ${object} ->> 'status' = 'active'`;
  const over = sql`(${object} #>> '{items,data,0,current_period_end}')::bigint <= ${nowS()}`;
  const rows = await db.select({ id: testPayments.id }).from(testPayments).where(and(active, over));
  return rows.map(({ id }) => id);
}

/** Keeps an object as it is now. */
export async function keep(tx: Db, object: TestSession | TestSubscription): Promise<void> {
  const values = { id: object.id, customer: object.customer, object };
  await tx.insert(testPayments).values(values).onConflictDoUpdate({ target: testPayments.id, set: { object } });
}

/** Sets the events that tell of an object and that the webhook has not taken yet. */
export async function setOutbox(tx: Db, id: string, events: readonly TestEvent[]): Promise<void> {
  await tx.update(testPayments).set({ outbox: events }).where(eq(testPayments.id, id));
}

/** Forgets all that a customer of the test checkout has. */
export async function forgetTestCustomer(db: Db, customerId: string): Promise<void> {
  await db.delete(testPayments).where(eq(testPayments.customer, customerId));
}
