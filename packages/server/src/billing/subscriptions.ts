import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { billingCustomers, subscriptions } from '../db/schema/index.ts';
import type { Payments, Provider, SubscriptionState } from './payments.ts';
import { type SubscriptionTerms, isFinal } from './standing.ts';

/** A row of `subscriptions`. */
export type StoredSubscription = typeof subscriptions.$inferSelect;

/** Every subscription of an account at a provider, ended ones too. */
export function subscriptionsOf(db: Db, uid: string, provider: Provider): Promise<StoredSubscription[]> {
  const mine = and(eq(subscriptions.uid, uid), eq(subscriptions.provider, provider));
  return db.select().from(subscriptions).where(mine);
}

/** Lets one at a time, of all server processes, work on a subscription, until the transaction ends; gives its row. */
async function lockSubscription(tx: Db, id: string): Promise<StoredSubscription | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`subscription:${id}`}, 0))`);
  return storedSubscription(tx, id);
}

async function storedSubscription(db: Db, id: string): Promise<StoredSubscription | undefined> {
  const [stored] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return stored;
}

/**
 * Takes in what was told of a subscription, in whatever order it is told. What is older than what is known changes
 * nothing, and what is final stays. Where two things are told of one second the provider is asked which holds.
 * Subscriptions of customers that are not ours are left alone.
 * @throws {PaymentsAway}
 */
export async function takeState(db: Db, payments: Payments, told: SubscriptionState): Promise<void> {
  const unclear = await db.transaction(async (tx) => {
    const stored = await lockSubscription(tx, told.id);
    if (stored && isFinal(stored.status)) return false;
    if (stored && !isFinal(told.status) && told.asOf <= stored.asOf)
      return told.asOf === stored.asOf && !isSame(told, stored);
    await store(tx, payments.provider, told);
    return false;
  });
  if (unclear) await takeHint(db, payments, told.id);
}

/**
 * Takes in a word that something about a subscription is so since `asOf`, by asking the provider unless more is known.
 * @throws {PaymentsAway}
 */
export async function takeHint(db: Db, payments: Payments, id: string, asOf = Infinity): Promise<void> {
  for (;;) {
    const before = await storedSubscription(db, id);
    if (before && (isFinal(before.status) || before.asOf > asOf)) return;
    // Outside of a transaction: a provider that hangs must not hold connections of the database.
    const state = await payments.subscription(id);
    if (!state || (await takeAnswer(db, payments.provider, state, before))) return;
  }
}

/** Stores what the provider answered; false when something else of the same second was stored since it was asked. */
async function takeAnswer(
  db: Db,
  provider: Provider,
  state: SubscriptionState,
  before: StoredSubscription | undefined,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const stored = await lockSubscription(tx, state.id);
    const changed = stored && !(before && stored.asOf === before.asOf && isSame(stored, before));
    if (changed && (isFinal(stored.status) || stored.asOf > state.asOf)) return true;
    if (changed && stored.asOf === state.asOf && !isSame(stored, state)) return false;
    await store(tx, provider, state);
    return true;
  });
}

async function store(tx: Db, provider: Provider, { customerId, ...state }: SubscriptionState): Promise<void> {
  const mine = and(eq(billingCustomers.provider, provider), eq(billingCustomers.customerId, customerId));
  const [customer] = await tx.select().from(billingCustomers).where(mine);
  if (!customer) return;
  await tx
    .insert(subscriptions)
    .values({ ...state, uid: customer.uid, provider })
    .onConflictDoUpdate({ target: subscriptions.id, set: state });
}

function isSame(a: SubscriptionTerms, b: SubscriptionTerms): boolean {
  const text = ({ status, periodEnd, cancelAt }: SubscriptionTerms) => JSON.stringify([status, periodEnd, cancelAt]);
  return text(a) === text(b);
}
