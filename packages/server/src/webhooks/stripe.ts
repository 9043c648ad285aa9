import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { closeSession, settle } from '../billing/checkouts.ts';
import { type Payments, PaymentsAway } from '../billing/payments.ts';
import {
  type StripeEvent,
  eventSchema,
  paymentOf,
  readCheckout,
  readSubscription,
  sessionSchema,
  subscriptionOfInvoice,
} from '../billing/stripeObjects.ts';
import { takeReturn } from '../billing/returns.ts';
import { takeHint, takeState } from '../billing/subscriptions.ts';
import type { Db } from '../db/open.ts';
import { webhookEvents } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';

/** Oldest signature that is taken, in seconds; Stripe signs anew whenever it sends an event again. */
const toleranceS = 300;

/** Takes Stripe's webhooks, and the test checkout's: checked by signature, acted on once, in whatever order they come. */
export function stripeWebhook(app: FastifyInstance, db: Db, payments: Payments, secret: string): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post('/stripe', async (request) => {
    const signature = request.headers['stripe-signature'];
    const event = readEvent(request.body, typeof signature === 'string' ? signature : '', secret);
    await act(db, payments, event).catch((cause: unknown) => {
      if (!(cause instanceof PaymentsAway)) throw cause;
      throw new Refusal('unavailable', 'Stripe isn’t responding right now. Please send the event again.', { cause });
    });
    return { received: true };
  });
}

function readEvent(body: unknown, signature: string, secret: string): StripeEvent {
  try {
    const payload = Buffer.isBuffer(body) ? body : '';
    return eventSchema.parse(Stripe.webhooks.constructEvent(payload, signature, secret, toleranceS));
  } catch (cause) {
    const message = 'The event is refused: its signature is not valid, or it is too old.';
    throw new Refusal('bad-request', message, { cause });
  }
}

async function act(db: Db, payments: Payments, event: StripeEvent): Promise<void> {
  const me = { source: 'stripe', id: event.id };
  const seen = and(eq(webhookEvents.source, me.source), eq(webhookEvents.id, me.id));
  if ((await db.select().from(webhookEvents).where(seen)).length > 0) return;
  await takeEvent(db, payments, event);
  // Last, so that an event whose effect failed is acted on when it comes again; every effect may happen twice.
  await db.insert(webhookEvents).values(me).onConflictDoNothing();
}

async function takeEvent(db: Db, payments: Payments, { type, created, data: { object } }: StripeEvent): Promise<void> {
  switch (type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return takeState(db, payments, readSubscription(object, created));
    case 'invoice.payment_failed': {
      const id = subscriptionOfInvoice(object);
      return id === undefined ? undefined : takeHint(db, payments, id, created);
    }
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return settle(db, payments, sessionSchema.parse(object).id, readCheckout(object), created);
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return closeSession(db, sessionSchema.parse(object).id);
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const id = paymentOf(object);
      return id === undefined ? undefined : takeReturn(db, payments, id);
    }
  }
}
