import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/open.ts';
import { billingCustomers, checkouts, subscriptions } from '../db/schema/index.ts';
import type { Orders } from '../jobs/jobs.ts';
import type { Service } from '../service.ts';
import type { Provider } from './payments.ts';

/** Orders that the provider ends a customer's subscriptions at once and forgets who it was. */
export type OrderForgetting = Orders<{ customerId: string }>;

/** Adds what payments keep of a person to what is exported and erased. */
export async function billingBelongings({ jobs, belongings, billing: { payments } }: Service): Promise<void> {
  const customer = z.object({ customerId: z.string() });
  const order = await jobs.kind('forget-customer', customer, ({ customerId }) => payments.forgetCustomer(customerId));
  belongings.add({
    name: 'subscription',
    read: billingOf,
    erase: (tx, uid) => forgetBilling(tx, payments.provider, order, uid),
  });
}

/** Drops what is stored of an account's payments, and orders that its customer is forgotten; all in one transaction. */
export async function forgetBilling(tx: Db, provider: Provider, order: OrderForgetting, uid: string): Promise<void> {
  const mine = and(eq(billingCustomers.uid, uid), eq(billingCustomers.provider, provider));
  for (const { customerId } of await tx.select().from(billingCustomers).where(mine)) await order(tx, { customerId });
  await tx.delete(subscriptions).where(eq(subscriptions.uid, uid));
  await tx.delete(checkouts).where(eq(checkouts.uid, uid));
  await tx.delete(billingCustomers).where(eq(billingCustomers.uid, uid));
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
