import { and, eq } from 'drizzle-orm';
import type { Person } from '../auth/verifier.ts';
import type { Db } from '../db/open.ts';
import { billingCustomers, users } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import type { Billing } from './billing.ts';
import type { Provider } from './payments.ts';

/** The customer that an account is, if it is one. */
export async function findCustomer(db: Db, uid: string, provider: Provider): Promise<string | undefined> {
  const mine = and(eq(billingCustomers.uid, uid), eq(billingCustomers.provider, provider));
  const [customer] = await db.select().from(billingCustomers).where(mine);
  return customer?.customerId;
}

/**
 * The customer that an account is, made now if need be; requests with the same key make the same one.
 * @throws {Refusal} `unauthorized` when the account was erased meanwhile; then the customer is forgotten again.
 */
export async function customerOf(
  db: Db,
  { payments, orderForgetting }: Pick<Billing, 'payments' | 'orderForgetting'>,
  person: Person,
  key: string,
): Promise<string> {
  const { provider } = payments;
  const existing = await findCustomer(db, person.uid, provider);
  if (existing) return existing;
  const customerId = await payments.createCustomer({ uid: person.uid, email: person.email }, key);
  const kept = await db.transaction(async (tx) => {
    const [owner] = await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, person.uid)).for('share');
    if (owner) await tx.insert(billingCustomers).values({ uid: owner.uid, provider, customerId }).onConflictDoNothing();
    else await orderForgetting(tx, { customerId, provider });
    return owner !== undefined;
  });
  if (!kept) throw new Refusal('unauthorized', 'This account has been deleted.');
  return (await findCustomer(db, person.uid, provider)) ?? customerId;
}

/** Lets go of a customer that the provider no longer knows. */
export async function dropCustomer(db: Db, customerId: string): Promise<void> {
  await db.delete(billingCustomers).where(eq(billingCustomers.customerId, customerId));
}
