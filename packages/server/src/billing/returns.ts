import { and, eq, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open.ts';
import { checkouts } from '../db/schema/index.ts';
import { auditPayment } from './checkouts.ts';
import type { Payments } from './payments.ts';

/**
 * Takes in how a payment stands after a refund or a dispute: what was unlocked by one that went back is locked again, and
 * unlocked again when a dispute ends well. Events come in any order, so the provider is asked.
 * Subscriptions need nothing here: the provider itself ends those of which nothing is left.
 * @throws {PaymentsAway}
 */
export async function takeReturn(db: Db, payments: Payments, paymentId: string): Promise<void> {
  const payment = await payments.payment(paymentId);
  if (!payment) return;
  const ofPayment = and(eq(checkouts.sessionId, payment.sessionId), eq(checkouts.kind, 'candidate'));
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(checkouts).where(ofPayment).for('update');
    if (!before) return;
    if (payment.returned) {
      const back = { status: 'closed', returnedAt: sql`now()` } as const;
      await tx
        .update(checkouts)
        .set(back)
        .where(and(eq(checkouts.id, before.id), isNull(checkouts.returnedAt)));
      if (before.status === 'paid') await auditPayment(tx, 'payment-returned', before.subject);
      return;
    }
    const other = alias(checkouts, 'other');
    const another = tx
      .select()
      .from(other)
      .where(and(eq(other.provider, before.provider), eq(other.subject, before.subject), ne(other.status, 'closed')));
    const again = await tx
      .update(checkouts)
      .set({ status: 'paid', returnedAt: null, paidAt: sql`coalesce(${checkouts.paidAt}, now())` })
      // An employer who began to pay once more meanwhile goes on with that.
      .where(and(eq(checkouts.id, before.id), isNotNull(checkouts.returnedAt), notExists(another)))
      .returning();
    if (again.length > 0) await auditPayment(tx, 'candidate-paid', before.subject);
  });
}
