import { eq } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { z } from 'zod';
import type { Db } from '../../db/open.ts';
import { testPayments } from '../../db/schema/index.ts';
import { type Payments, PaymentsAway } from '../payments.ts';
import { readCheckout, readSubscription } from '../stripeObjects.ts';
import {
  type TestSession,
  type TestSubscription,
  eventOf,
  failedInvoice,
  idOf,
  newSession,
  newSubscription,
  nowS,
  testPrices,
  renewed,
  testEventSchema,
} from './objects.ts';
import { dueSubscriptions, findSession, findSubscription, forgetTestCustomer, keep, setOutbox } from './store.ts';

/** Gives an event to the webhook, as Stripe does, and says with which status it was taken. */
export type Deliver = (payload: string, signature: string) => Promise<number>;

/** {@link Payments} without money: what Stripe would keep is in the database, and its page is our own. */
export interface TestPayments extends Payments {
  /** The checkout as its page shows it; undefined when there is none. */
  readonly find: (sessionId: string) => Promise<TestSession | undefined>;
  /** Pays, unless it is paid; in both cases the webhook has heard of it afterwards. */
  readonly pay: (sessionId: string) => Promise<void>;
  /** The card is declined: the checkout stays open. */
  readonly decline: (sessionId: string) => Promise<void>;
  /** Renews or ends the subscriptions whose period is over. */
  readonly renewDue: () => Promise<void>;
}

/** Makes the test checkout's {@link Payments}; its pages are below `publicUrl`, its events are signed with `secret`. */
export function createTestPayments(db: Db, publicUrl: string, secret: string, deliver: Deliver): TestPayments {
  /** Has the events about an object delivered; those that are not taken are kept for the next time. */
  async function flush(id: string): Promise<void> {
    const [row] = await db.select().from(testPayments).where(eq(testPayments.id, id));
    const events = z.array(testEventSchema).parse(row?.outbox ?? []);
    for (const event of events) {
      const payload = JSON.stringify(event);
      const status = await deliver(payload, Stripe.webhooks.generateTestHeaderString({ payload, secret }));
      if (status !== 200) throw new PaymentsAway(`The webhook answered ${status}.`);
    }
    if (events.length > 0) await setOutbox(db, id, []);
  }

  /** Changes a subscription, unless `change` gives nothing, and tells of it. */
  async function update(id: string, change: (now: TestSubscription) => TestSubscription | undefined) {
    const result = await db.transaction(async (tx) => {
      const found = await findSubscription(tx, id);
      const next = found && change(found);
      if (!next) return found;
      await keep(tx, next);
      const type = next.status === 'canceled' ? 'deleted' : 'updated';
      await setOutbox(tx, id, [eventOf(`customer.subscription.${type}`, next)]);
      return next;
    });
    await flush(id);
    return result;
  }

  return {
    provider: 'local',
    sells: () => true,
    price: (kind) => Promise.resolve(testPrices[kind]),
    createCustomer: async (_account, key) => idOf('cus', key),

    async createCheckout(order, key) {
      const object = newSession(order, idOf('cs', key));
      const values = { id: object.id, customer: object.customer, object };
      await db.insert(testPayments).values(values).onConflictDoNothing();
      return { sessionId: object.id, url: `${publicUrl}/test-checkout/${object.id}` };
    },

    async checkout(sessionId) {
      const session = await findSession(db, sessionId);
      return session && readCheckout(session);
    },

    // No money moves here, so none goes back.
    payment: () => Promise.resolve(undefined),

    async closeCheckout(sessionId) {
      await db.transaction(async (tx) => {
        const session = await findSession(tx, sessionId);
        if (session?.status === 'open') await keep(tx, { ...session, status: 'expired' });
      });
    },

    async subscription(id) {
      const found = await findSubscription(db, id);
      return found && readSubscription(found, nowS());
    },

    async cancelAtPeriodEnd(id) {
      const cancelled = await update(id, (now) => {
        if (now.cancel_at_period_end) return undefined;
        return { ...now, cancel_at: now.items.data[0]?.current_period_end ?? null, cancel_at_period_end: true };
      });
      return cancelled && readSubscription(cancelled, nowS());
    },

    forgetCustomer: (customerId) => forgetTestCustomer(db, customerId),

    find: (sessionId) => findSession(db, sessionId),

    async pay(sessionId) {
      await db.transaction(async (tx) => {
        const session = await findSession(tx, sessionId);
        if (session?.status !== 'open') return;
        const paid: TestSession = { ...session, status: 'complete', payment_status: 'paid' };
        const events = [eventOf('checkout.session.completed', paid)];
        if (session.subscription) {
          const earlier = await findSubscription(tx, session.subscription);
          const active = newSubscription(session, session.subscription, 'active');
          await keep(tx, active);
          events.unshift(eventOf(`customer.subscription.${earlier ? 'updated' : 'created'}`, active));
        }
        await keep(tx, paid);
        await setOutbox(tx, sessionId, events);
      });
      await flush(sessionId);
    },

    async decline(sessionId) {
      await db.transaction(async (tx) => {
        const session = await findSession(tx, sessionId);
        if (session?.status !== 'open' || !session.subscription) return;
        const earlier = await findSubscription(tx, session.subscription);
        const waiting = earlier ?? newSubscription(session, session.subscription, 'incomplete');
        await keep(tx, waiting);
        const begun = earlier ? [] : [eventOf('customer.subscription.created', waiting)];
        await setOutbox(tx, sessionId, [...begun, failedInvoice(waiting)]);
      });
      await flush(sessionId);
    },

    async renewDue() {
      for (const id of await dueSubscriptions(db)) await update(id, renewed);
    },
  };
}
