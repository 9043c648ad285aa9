import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { CheckoutKind, CheckoutOrder, Price } from '../payments.ts';

// Objects and events of the local test checkout, as Stripe writes them.

/** Length of a period that the test checkout sells, in seconds: thirty days. */
const testPeriodS = 30 * 24 * 3600;

/** What the test checkout pretends to charge: prices as a real one has, so that every page shows what it will show. */
export const testPrices: Readonly<Record<CheckoutKind, Price>> = {
  subscription: { amount: 1_900, currency: 'usd' },
  candidate: { amount: 4_900, currency: 'usd' },
};

/** How long a test checkout can be paid, in seconds: a day, as at Stripe. */
const openForS = 24 * 3600;

export const nowS = () => Math.floor(Date.now() / 1000);
const newId = (prefix: string) => `${prefix}_local_${randomBytes(12).toString('hex')}`;

/** The same id for the same key; nobody can guess it who does not know the key. */
export const idOf = (prefix: string, key: string) =>
  `${prefix}_local_${createHash('sha256').update(key).digest('hex').slice(0, 48)}`;

export const testSessionSchema = z.object({
  id: z.string(),
  object: z.literal('checkout.session'),
  mode: z.enum(['subscription', 'payment']),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['unpaid', 'paid']),
  customer: z.string().nullable(),
  client_reference_id: z.string(),
  metadata: z.record(z.string(), z.string()),
  subscription: z.string().nullable(),
  success_url: z.string(),
  cancel_url: z.string(),
  expires_at: z.number(),
});

/** A checkout that can be paid on the test page. */
export type TestSession = z.infer<typeof testSessionSchema>;

export const testSubscriptionSchema = z.object({
  id: z.string(),
  object: z.literal('subscription'),
  customer: z.string().nullable(),
  status: z.enum(['incomplete', 'active', 'canceled']),
  cancel_at: z.number().nullable(),
  cancel_at_period_end: z.boolean(),
  items: z.object({ object: z.literal('list'), data: z.array(z.object({ current_period_end: z.number() })) }),
});

/** A subscription that was begun on the test page. */
export type TestSubscription = z.infer<typeof testSubscriptionSchema>;

/** An event that the webhook is to take. */
export const testEventSchema = z.looseObject({ id: z.string(), type: z.string() });

/** See {@link testEventSchema}. */
export type TestEvent = z.infer<typeof testEventSchema>;

export function newSession(order: CheckoutOrder, id: string): TestSession {
  return {
    id,
    object: 'checkout.session',
    mode: order.kind === 'subscription' ? 'subscription' : 'payment',
    status: 'open',
    payment_status: 'unpaid',
    customer: order.customerId ?? null,
    client_reference_id: order.id,
    metadata: { kind: order.kind, subject: order.subject },
    subscription: order.kind === 'subscription' ? newId('sub') : null,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: nowS() + openForS,
  };
}

export function newSubscription(session: TestSession, id: string, status: 'incomplete' | 'active'): TestSubscription {
  return {
    id,
    object: 'subscription',
    customer: session.customer,
    status,
    cancel_at: null,
    cancel_at_period_end: false,
    items: { object: 'list', data: [{ current_period_end: nowS() + testPeriodS }] },
  };
}

/** A subscription whose period is over, in its next period, or at its end if it was cancelled; undefined before that. */
export function renewed(now: TestSubscription): TestSubscription | undefined {
  const end = now.items.data[0]?.current_period_end ?? 0;
  if (now.status !== 'active' || end > nowS()) return undefined;
  if (now.cancel_at_period_end) return { ...now, status: 'canceled' };
  const periods = Math.floor((nowS() - end) / testPeriodS) + 1;
  const current_period_end = end + periods * testPeriodS;
  return { ...now, items: { object: 'list', data: [{ current_period_end }] } };
}

export function eventOf(type: string, object: object): TestEvent {
  return { id: newId('evt'), object: 'event', type, created: nowS(), livemode: false, data: { object } };
}

export const failedInvoice = (subscription: TestSubscription): TestEvent =>
  eventOf('invoice.payment_failed', {
    id: newId('in'),
    object: 'invoice',
    customer: subscription.customer,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
  });
