import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/open.ts';
import { billingCustomers, checkouts, subscriptions } from '../db/schema/index.ts';
import type { Jobs, Orders } from '../jobs/jobs.ts';
import type { Service } from '../service.ts';
import type { Payments, Provider } from './payments.ts';
import { forgetTestCustomer } from './testCheckout/store.ts';

/** Orders that the provider ends a customer's subscriptions at once and forgets who it was. */
export type OrderForgetting = Orders<{ customerId: string; provider: Provider }>;

/** Longest that forgetting a customer takes, in milliseconds: some calls, each given up after ten seconds. */
const longestMs = 60_000;

/**
 * Forgets customers as a durable job, and gives the way to order it. Of a provider that the service has no key for at
 * present the job fails, until it has one or an operator sees to it.
 */
export function forgettingJobs(jobs: Jobs, db: Db, payments: Payments): Promise<OrderForgetting> {
  // What was ordered by an earlier version names no provider.
  const provider = z.enum(['stripe-live', 'stripe-test', 'local']).default(payments.provider);
  const customer = z.object({ customerId: z.string(), provider });
  const forget = async ({ customerId, provider: holder }: z.infer<typeof customer>) => {
    if (holder === payments.provider) await payments.forgetCustomer(customerId);
    else if (holder === 'local') await forgetTestCustomer(db, customerId);
    else throw new Error(`There is no key for ${holder}.`);
  };
  return jobs.kind('forget-customer', customer, forget, longestMs);
}

/** Adds what payments keep of a person to what is exported and erased. */
export function billingBelongings({ belongings, billing: { orderForgetting } }: Service): void {
  belongings.add({
    name: 'subscription',
    read: billingOf,
    erase: (tx, uid) => forgetBilling(tx, orderForgetting, uid),
  });
}

/** Drops what is stored of an account's payments, and orders that its customers are forgotten; all in one transaction. */
export async function forgetBilling(tx: Db, order: OrderForgetting, uid: string): Promise<void> {
  const gone = await tx.delete(billingCustomers).where(eq(billingCustomers.uid, uid)).returning();
  for (const { customerId, provider } of gone) await order(tx, { customerId, provider });
  await tx.delete(subscriptions).where(eq(subscriptions.uid, uid));
  await tx.delete(checkouts).where(eq(checkouts.uid, uid));
}

/**
 * What is stored of an account's payments, for its owner; null when it never went to pay. Times are ISO 8601. Cards never
 * come here.
 */
export async function billingOf(db: Db, uid: string) {
  const customers = await db.select().from(billingCustomers).where(eq(billingCustomers.uid, uid));
  const paid = await db.select().from(checkouts).where(eq(checkouts.uid, uid));
  const held = await db.select().from(subscriptions).where(eq(subscriptions.uid, uid));
  if (customers.length + paid.length + held.length === 0) return null;
  return {
    customers: customers.map(({ provider, customerId, createdAt }) => ({
      provider,
      customerId,
      createdAt: createdAt.toISOString(),
    })),
    checkouts: paid.map(({ kind, status, createdAt }) => ({ kind, status, createdAt: createdAt.toISOString() })),
    subscriptions: held.map(({ id, provider, status, periodEnd, cancelAt }) => ({
      id,
      provider,
      status,
      currentPeriodEnd: periodEnd?.toISOString() ?? null,
      cancelAt: cancelAt?.toISOString() ?? null,
    })),
  };
}
