import { eq } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { z } from 'zod';
import type { Db } from '../../db/open.ts';
import { testPayments } from '../../db/schema/index.ts';
import { type Payments, PaymentsAway } from '../payments.ts';
import { readCheckout, readSubscription } from '../stripeObjects.ts';
import {
  type TestEvent,
  type TestSession,
  type TestSubscription,
  eventOf,
  failedInvoice,
  idOf,
  newSession,
  newSubscription,
  nowS,
  testEventSchema,
  testSessionSchema,
  testSubscriptionSchema,
} from './objects.ts';

/** Gives an event to the webhook, as Stripe does, and says with which status it was taken. */
export type Deliver = (payload: string, signature: string) => Promise<number>;

/** {@link Payments} without money: what Stripe would keep is in the database, and its page is our own. */
export interface TestPayments extends Payments {
  /** The checkout as its page shows it; undefined when there is none, or when it was open for too long. */
  readonly find: (sessionId: string) => Promise<TestSession | undefined>;
  /** Pays, unless it is paid; in both cases the webhook has heard of it afterwards. */
  readonly pay: (sessionId: string) => Promise<void>;
  /** The card is declined: the checkout stays open. */
  readonly decline: (sessionId: string) => Promise<void>;
}

interface Change {
  readonly id: string;
  readonly customer: string | null;
  readonly object: TestSession | TestSubscription;
}

/** Makes the test checkout's {@link Payments}; its pages are below `publicUrl`, its events are signed with `secret`. */
export function createTestPayments(db: Db, publicUrl: string, secret: string, deliver: Deliver): TestPayments {
  const read = async (id: string, tx: Db = db) => {
    const [row] = await tx.select().from(testPayments).where(eq(testPayments.id, id)).for('update');
    return row?.object;
  };
  const subscriptionIn = async (id: string, tx: Db = db) => {
    const found = testSubscriptionSchema.safeParse(await read(id, tx));
    return found.success ? found.data : undefined;
  };
  const sessionIn = async (id: string, tx: Db = db) => {
    const found = testSessionSchema.safeParse(await read(id, tx));
    if (!found.success) return undefined;
    const over = found.data.status === 'open' && found.data.expires_at <= nowS();
    return over ? { ...found.data, status: 'expired' as const } : found.data;
  };

  async function write(tx: Db, { id, customer, object }: Change): Promise<void> {
    const values = { id, customer, object };
    await tx.insert(testPayments).values(values).onConflictDoUpdate({ target: testPayments.id, set: { object } });
  }

  /** Keeps events with the object that they tell of, until {@link flush} has them delivered. */
  async function announce(tx: Db, id: string, events: readonly TestEvent[]): Promise<void> {
    await tx.update(testPayments).set({ outbox: events }).where(eq(testPayments.id, id));
  }

  async function flush(id: string): Promise<void> {
    const [row] = await db.select().from(testPayments).where(eq(testPayments.id, id));
    const events = z.array(testEventSchema).parse(row?.outbox ?? []);
    for (const event of events) {
      const payload = JSON.stringify(event);
      const status = await deliver(payload, Stripe.webhooks.generateTestHeaderString({ payload, secret }));
      if (status !== 200) throw new PaymentsAway(`The webhook answered ${status}.`);
    }
    if (events.length > 0) await announce(db, id, []);
  }

  return {
    provider: 'local',
    createCustomer: async (_account, key) => idOf('cus', key),

    async createCheckout(order, key) {
      const sessionId = idOf('cs', key);
      const object = newSession(order, sessionId);
      const values = { id: sessionId, customer: object.customer, object };
      await db.insert(testPayments).values(values).onConflictDoNothing();
      return { sessionId, url: `${publicUrl}/test-checkout/${sessionId}` };
    },

    async checkout(sessionId) {
      const session = await sessionIn(sessionId);
      return session && readCheckout(session);
    },

    async subscription(id) {
      const found = await subscriptionIn(id);
      return found && readSubscription(found, nowS());
    },

    async cancelAtPeriodEnd(id) {
      const cancelled = await db.transaction(async (tx) => {
        const found = await subscriptionIn(id, tx);
        if (!found || found.cancel_at_period_end) return found;
        const cancel_at = found.items.data[0]?.current_period_end ?? null;
        const object = { ...found, cancel_at, cancel_at_period_end: true };
        await write(tx, { ...object, object });
        await announce(tx, id, [eventOf('customer.subscription.updated', object)]);
        return object;
      });
      await flush(id);
      return cancelled && readSubscription(cancelled, nowS());
    },

    async forgetCustomer(customerId) {
      await db.delete(testPayments).where(eq(testPayments.customer, customerId));
    },

    find: sessionIn,

    async pay(sessionId) {
      await db.transaction(async (tx) => {
        const session = await sessionIn(sessionId, tx);
        if (session?.status !== 'open') return;
        const paid = { ...session, status: 'complete' as const, payment_status: 'paid' as const };
        const events = [eventOf('checkout.session.completed', paid)];
        if (session.subscription) {
          const earlier = await subscriptionIn(session.subscription, tx);
          const active = newSubscription(session, session.subscription, 'active');
          await write(tx, { ...active, object: active });
          events.unshift(eventOf(`customer.subscription.${earlier ? 'updated' : 'created'}`, active));
        }
        await write(tx, { ...paid, object: paid });
        await announce(tx, sessionId, events);
      });
      await flush(sessionId);
    },

    async decline(sessionId) {
      await db.transaction(async (tx) => {
        const session = await sessionIn(sessionId, tx);
        if (session?.status !== 'open' || !session.subscription) return;
        const earlier = await subscriptionIn(session.subscription, tx);
        const waiting = earlier ?? newSubscription(session, session.subscription, 'incomplete');
        await write(tx, { ...waiting, object: waiting });
        const begun = earlier ? [] : [eventOf('customer.subscription.created', waiting)];
        await announce(tx, sessionId, [...begun, failedInvoice(waiting)]);
      });
      await flush(sessionId);
    },
  };
}
