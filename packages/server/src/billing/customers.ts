import { and, eq } from 'drizzle-orm';
import type { Person } from '../auth/verifier.ts';
import type { Db } from '../db/open.ts';
import { billingCustomers } from '../db/schema/index.ts';
import type { Payments, Provider } from './payments.ts';

/** The customer that an account is, if it is one. */
export async function findCustomer(db: Db, uid: string, provider: Provider): Promise<string | undefined> {
  const mine = and(eq(billingCustomers.uid, uid), eq(billingCustomers.provider, provider));
  const [customer] = await db.select().from(billingCustomers).where(mine);
  return customer?.customerId;
}

/** The customer that an account is, made now if need be; requests with the same key make the same one. */
export async function customerOf(db: Db, payments: Payments, person: Person, key: string): Promise<string> {
  const { provider } = payments;
  const existing = await findCustomer(db, person.uid, provider);
  if (existing) return existing;
  const customerId = await payments.createCustomer({ uid: person.uid, email: person.email }, key);
  await db.insert(billingCustomers).values({ uid: person.uid, provider, customerId }).onConflictDoNothing();
  return (await findCustomer(db, person.uid, provider)) ?? customerId;
}

/** Lets go of a customer that the provider no longer knows. */
export async function dropCustomer(db: Db, customerId: string): Promise<void> {
  await db.delete(billingCustomers).where(eq(billingCustomers.customerId, customerId));
}
