import { z } from 'zod';
import { defineCall } from './call.ts';
import { nothing } from './nothing.ts';

/** A moment in epoch seconds; null, or left out, when there is none. */
const moment = z.number().int().nullable().default(null);

/** What an account may do. Without `has_subscription` it is expired, whether or not the status says so. */
export const subscriptionSchema = z.object({
  has_subscription: z.boolean(),
  subscription_status: z.enum(['trial', 'active', 'canceling', 'expired']).nullable().default(null),
  /** End of the trial or of the paid period, epoch seconds. */
  current_period_end: moment,
  /** When a subscription that was cancelled ends, epoch seconds. */
  cancel_at: moment,
});

/** See {@link subscriptionSchema}. */
export type Subscription = z.infer<typeof subscriptionSchema>;

/** Whether the caller's trial or subscription holds, and until when. */
export const checkSubscription = defineCall({
  name: 'checkSubscription',
  method: 'GET',
  path: '/check-subscription',
  auth: 'user',
  summary: 'Tell whether the trial or subscription of the caller holds.',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: subscriptionSchema,
  replyAs: 'json',
  idempotent: true,
  failures: ['unauthorized', 'unavailable'],
});

/** Begins to pay for a subscription; the browser goes on to `url`. Asked again, it is the same checkout until that is over. */
export const createCheckoutSession = defineCall({
  name: 'createCheckoutSession',
  method: 'POST',
  path: '/create-checkout-session',
  auth: 'user',
  summary: 'Begin the checkout of a subscription for the caller.',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ url: z.url({ protocol: /^https?$/ }) }),
  replyAs: 'json',
  idempotent: false,
  timeoutMs: 30_000,
  failures: ['unauthorized', 'already-subscribed', 'unavailable'],
});

/** How the payment for a subscription stands; `unknown`: the caller made none in this checkout. */
export const paymentStateSchema = z.enum(['paid', 'pending', 'unknown']);

/** See {@link paymentStateSchema}. */
export type PaymentState = z.infer<typeof paymentStateSchema>;

/** Tells the page that a checkout leads back to whether the caller has paid there. */
export const checkPayment = defineCall({
  name: 'checkPayment',
  method: 'GET',
  path: '/checkout-session',
  auth: 'user',
  summary: 'Tell whether the caller has paid for a subscription in a checkout.',
  params: nothing,
  query: z.object({ session_id: z.string().regex(/^[A-Za-z0-9_]{1,200}$/, 'must be the id of a checkout') }),
  body: nothing,
  reply: z.object({ state: paymentStateSchema }),
  replyAs: 'json',
  idempotent: true,
  failures: ['unauthorized', 'unavailable'],
});

/** Cancels the caller's subscription at the end of its paid period; cancelling twice is harmless. */
export const cancelSubscription = defineCall({
  name: 'cancelSubscription',
  method: 'POST',
  path: '/cancel-subscription',
  auth: 'user',
  summary: 'Cancel the subscription of the caller at the end of its period.',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({
    message: z.string(),
    subscription: z.object({ cancel_at: moment, current_period_end: moment }),
  }),
  replyAs: 'json',
  idempotent: true,
  timeoutMs: 30_000,
  failures: ['unauthorized', 'not-found', 'unavailable'],
});
