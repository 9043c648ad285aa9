import { z } from 'zod';
import type { CheckoutState, SubscriptionState } from './payments.ts';

/** An object by its id, or the whole object where it was expanded. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const seconds = z.number().int().nullish();

/**
 * A subscription as Stripe writes it. The end of the period stands on the items since API 2025-03-31, before that on the
 * subscription itself: a webhook endpoint keeps the API version that it was made with.
 */
const subscriptionSchema = z.object({
  id: z.string().min(1),
  customer: reference,
  status: z.string().min(1),
  cancel_at: seconds,
  cancel_at_period_end: z.boolean().default(false),
  current_period_end: seconds,
  items: z.object({ data: z.array(z.object({ current_period_end: seconds })) }).optional(),
});

/** A checkout session as Stripe writes it. */
export const sessionSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.string(),
  subscription: reference.nullish(),
});

/** An invoice as Stripe writes it; where it names its subscription depends on the API version. */
export const invoiceSchema = z.object({
  subscription: reference.nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
});

/** An event as Stripe sends it. */
export const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.number().int(),
  data: z.object({ object: z.unknown() }),
});

/** See {@link eventSchema}. */
export type StripeEvent = z.infer<typeof eventSchema>;

const dateOf = (value: number | null | undefined) => (typeof value === 'number' ? new Date(value * 1000) : null);

/** Reads a subscription. @throws {z.ZodError} */
export function readSubscription(object: unknown, asOf: number): SubscriptionState {
  const read = subscriptionSchema.parse(object);
  const ends = (read.items?.data ?? []).flatMap(({ current_period_end: end }) =>
    typeof end === 'number' ? [end] : [],
  );
  const periodEnd = dateOf(ends.length > 0 ? Math.max(...ends) : read.current_period_end);
  return {
    id: read.id,
    customerId: read.customer,
    status: read.status,
    periodEnd,
    cancelAt: dateOf(read.cancel_at) ?? (read.cancel_at_period_end ? periodEnd : null),
    asOf,
  };
}

/** Reads a checkout session. @throws {z.ZodError} */
export function readCheckout(object: unknown): CheckoutState {
  const { status, payment_status: payment, subscription } = sessionSchema.parse(object);
  return { status: status ?? 'open', paid: payment !== 'unpaid', subscriptionId: subscription ?? undefined };
}

/** What of Stripe's objects says to which payment they belong: a charge, a refund, a dispute. */
const ofPaymentSchema = z.object({ payment_intent: reference.nullish() });

/** The payment that a charge, a refund or a dispute is of. */
export const paymentOf = (object: unknown): string | undefined =>
  ofPaymentSchema.parse(object).payment_intent ?? undefined;

const chargesSchema = z.array(z.object({ paid: z.boolean(), refunded: z.boolean() }));
const disputesSchema = z.array(z.object({ status: z.string() }));
/** Stripe holds the money of these; of others it was given back to us, or never taken (`warning_…`). */
const held = ['needs_response', 'under_review', 'lost'];

/** Whether nothing is left of what was paid, by all its charges and disputes. A part that went back is no reason. */
export function isReturned(charges: unknown, disputes: unknown): boolean {
  const paid = chargesSchema.parse(charges).filter((charge) => charge.paid);
  const refunded = paid.length > 0 && paid.every((charge) => charge.refunded);
  return refunded || disputesSchema.parse(disputes).some(({ status }) => held.includes(status));
}

/** The subscription that an invoice is for. */
export function subscriptionOfInvoice(object: unknown): string | undefined {
  const { parent, subscription } = invoiceSchema.parse(object);
  return parent?.subscription_details?.subscription ?? subscription ?? undefined;
}
