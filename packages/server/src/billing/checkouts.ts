import { createHash, randomBytes } from 'node:crypto';
import type { PaymentState } from '@viva/api-client';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { auditRooms } from '../audit/audit.ts';
import type { Person } from '../auth/verifier.ts';
import type { Db } from '../db/open.ts';
import { checkouts, rooms, sessions } from '../db/schema/index.ts';
import type { Billing } from './billing.ts';
import { customerOf, dropCustomer } from './customers.ts';
import { type CheckoutKind, type CheckoutOrder, type Payments, PaymentsRefused } from './payments.ts';
import { takeHint } from './subscriptions.ts';

/** What somebody wants to pay for. */
export interface Purchase {
  readonly kind: CheckoutKind;
  /** The account's id for a subscription, the session's id for a candidate. */
  readonly subject: string;
  /** Who pays; absent for an employer, who has no account. */
  readonly person?: Person;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** What a checkout is opened with. */
type Paying = Pick<Billing, 'payments' | 'orderForgetting'>;
type Checkout = typeof checkouts.$inferSelect;

/**
 * The page on which to pay: the one that is open already, or a new one; `paid` when it turns out to be paid for. A
 * double click, two tabs and several server processes get the same one.
 * @throws {PaymentsAway}
 */
export async function openCheckout(db: Db, billing: Paying, purchase: Purchase): Promise<{ url: string } | 'paid'> {
  const { payments } = billing;
  const claimed = await claim(db, payments, purchase);
  if (claimed.status === 'paid') return 'paid';
  const { sessionId, url } = claimed;
  if (!sessionId || !url) return { url: await begin(db, billing, purchase, claimed) };
  const state = await payments.checkout(sessionId);
  if (state?.status === 'open') return { url };
  if (state?.status === 'complete') {
    await settle(db, payments, sessionId, state);
    return 'paid';
  }
  await close(db, claimed.id);
  return openCheckout(db, billing, purchase);
}

/** Takes in that a checkout is complete; the event that says so may come late, or never. */
export async function settle(
  db: Db,
  payments: Payments,
  sessionId: string,
  { paid, subscriptionId }: { readonly paid: boolean; readonly subscriptionId: string | undefined },
  asOf?: number,
): Promise<void> {
  const [known] = await db.select().from(checkouts).where(eq(checkouts.sessionId, sessionId));
  if (!known) return;
  if (subscriptionId) await takeHint(db, payments, subscriptionId, asOf);
  // Complete and not paid: the bank takes days, and says so in another event.
  if (!paid) return;
  await db.transaction(async (tx) => {
    const first = await tx
      .update(checkouts)
      .set({ status: 'paid', paidAt: sql`coalesce(${checkouts.paidAt}, now())` })
      .where(and(eq(checkouts.id, known.id), ne(checkouts.status, 'paid'), isNull(checkouts.returnedAt)))
      .returning({ kind: checkouts.kind });
    if (first[0]?.kind === 'candidate') await auditPayment(tx, 'candidate-paid', known.subject);
  });
}

/**
 * Whether an account has paid for a subscription in a checkout of its own. The provider is asked where its event has not come yet.
 * @throws {PaymentsAway}
 */
export async function paymentOf(db: Db, payments: Payments, uid: string, sessionId: string): Promise<PaymentState> {
  const own = and(eq(checkouts.sessionId, sessionId), eq(checkouts.uid, uid), eq(checkouts.kind, 'subscription'));
  const [known] = await db.select({ status: checkouts.status }).from(checkouts).where(own);
  if (!known) return 'unknown';
  if (known.status === 'paid') return 'paid';
  const state = await payments.checkout(sessionId);
  if (state?.status !== 'complete') return 'unknown';
  await settle(db, payments, sessionId, state);
  return state.paid ? 'paid' : 'pending';
}

/** Notes what became of the payment for a candidate, by their session. */
export async function auditPayment(
  tx: Db,
  act: 'candidate-paid' | 'payment-returned',
  sessionId: string,
): Promise<void> {
  const { jobId, ownerUid } = rooms;
  const room = tx.select({ jobId, ownerUid }).from(sessions).innerJoin(rooms, eq(rooms.id, sessions.roomId));
  await auditRooms(tx, 'payments', act, await room.where(eq(sessions.id, sessionId)));
}

/** Takes in that a checkout has ended without a payment. */
export async function closeSession(db: Db, sessionId: string): Promise<void> {
  const open = and(eq(checkouts.sessionId, sessionId), eq(checkouts.status, 'open'));
  await db.update(checkouts).set({ status: 'closed' }).where(open);
}

const close = (db: Db, id: string) => db.update(checkouts).set({ status: 'closed' }).where(eq(checkouts.id, id));

/** The open checkout for the purchase, or the paid one of a candidate; the database has at most one. */
async function claim(db: Db, { provider }: Payments, { kind, subject, person }: Purchase): Promise<Checkout> {
  const values = { id: randomBytes(24).toString('base64url'), provider, kind, subject, uid: person?.uid ?? null };
  const same = [eq(checkouts.provider, provider), eq(checkouts.kind, kind), eq(checkouts.subject, subject)];
  const { status } = checkouts;
  const openOne = and(...same, kind === 'candidate' ? ne(status, 'closed') : eq(status, 'open'));
  for (;;) {
    const [made] = await db.insert(checkouts).values(values).onConflictDoNothing().returning();
    const [open] = made ? [made] : await db.select().from(checkouts).where(openOne);
    if (open) return open;
  }
}

async function begin(db: Db, billing: Paying, purchase: Purchase, claimed: Checkout): Promise<string> {
  try {
    return await ask(db, billing, purchase, claimed);
  } catch (error) {
    // An answer is kept under its key, also a wrong one: the next try needs another. Without an answer the key stays,
    // since the checkout may have been made.
    if (error instanceof PaymentsRefused) await close(db, claimed.id);
    throw error;
  }
}

async function ask(db: Db, billing: Paying, purchase: Purchase, { id }: Checkout): Promise<string> {
  const { kind, subject, person, successUrl, cancelUrl } = purchase;
  const send = async (attempt: string) => {
    const customerId = person && (await customerOf(db, billing, person, `customer-${id}-${attempt}`));
    const order: CheckoutOrder = { id, kind, subject, successUrl, cancelUrl, ...(customerId ? { customerId } : {}) };
    const sameParts = createHash('sha256').update(JSON.stringify(order)).digest('base64url');
    try {
      return await billing.payments.createCheckout(order, `checkout-${id}-${sameParts}`);
    } catch (error) {
      if (customerId && error instanceof PaymentsRefused && error.customerGone) await dropCustomer(db, customerId);
      throw error;
    }
  };
  const session = await send('first').catch((error: unknown) => {
    if (error instanceof PaymentsRefused && error.customerGone) return send('again');
    throw error;
  });
  await db.update(checkouts).set({ sessionId: session.sessionId, url: session.url }).where(eq(checkouts.id, id));
  return session.url;
}
