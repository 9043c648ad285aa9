import { Stripe } from 'stripe';
import { type CheckoutKind, type Payments, PaymentsAway, PaymentsRefused, type Price } from './payments.ts';
import { isReturned, readCheckout, readSubscription } from './stripeObjects.ts';

/** What the Stripe adapter is told. */
export interface StripeSettings {
  readonly secretKey: string;
  /** Ids of the prices; what has none cannot be paid for. */
  readonly prices: Readonly<Record<CheckoutKind, string | undefined>>;
  /** Another address than Stripe's own. */
  readonly apiUrl: string | undefined;
  /** Longest wait for one answer, in milliseconds (the default is 5 s); one more try follows. */
  readonly timeoutMs?: number;
  /** A price cannot be shown: Stripe does not answer, or does not know it. */
  readonly onNoPrice: (kind: CheckoutKind, error: unknown) => void;
}

/** How long a price is shown without asking again, and when is asked again after there was no answer, in milliseconds. */
const pricesHoldMs = 600_000;
const askAgainMs = 30_000;
/** A page waits for a price no longer than this, in milliseconds: the checkout shows it too. */
const priceTimeoutMs = 1_500;

/** {@link Payments} by Stripe Checkout and Billing. */
export function createStripePayments(settings: StripeSettings): Payments {
  const stripe = new Stripe(settings.secretKey, {
    timeout: settings.timeoutMs ?? 5_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(settings.apiUrl ? addressOf(settings.apiUrl) : {}),
  });

  const remembered = new Map<CheckoutKind, { readonly price: Price | undefined; readonly until: number }>();

  return {
    sells: (kind) => settings.prices[kind] !== undefined,

    async price(kind) {
      const known = remembered.get(kind);
      if (known && known.until > Date.now()) return known.price;
      const id = settings.prices[kind];
      const price =
        id === undefined
          ? undefined
          : await askPrice(stripe, id).catch((error: unknown) => {
              settings.onNoPrice(kind, error);
              return undefined;
            });
      remembered.set(kind, { price, until: Date.now() + (price ? pricesHoldMs : askAgainMs) });
      return price;
    },

    provider: settings.secretKey.includes('_live_') ? 'stripe-live' : 'stripe-test',

    async createCustomer({ uid, email }, key) {
      const customer = await asked(stripe.customers.create({ email, metadata: { uid } }, { idempotencyKey: key }));
      return customer.id;
    },

    async createCheckout(order, key) {
      const { id, kind, subject, customerId } = order;
      const price = settings.prices[kind];
      if (!price) throw new PaymentsRefused(`No price is set for a ${kind}.`, { customerGone: false });
      const session = await asked(
        stripe.checkout.sessions.create(
          {
            mode: kind === 'subscription' ? 'subscription' : 'payment',
            ...(customerId ? { customer: customerId } : {}),
            client_reference_id: id,
            metadata: { kind, subject },
            line_items: [{ price, quantity: 1 }],
            success_url: order.successUrl,
            cancel_url: order.cancelUrl,
          },
          { idempotencyKey: key },
        ),
      );
      if (!session.url) throw new PaymentsRefused('The checkout has no page.', { customerGone: false });
      return { sessionId: session.id, url: session.url };
    },

    async checkout(sessionId) {
      const session = await known(stripe.checkout.sessions.retrieve(sessionId));
      return session && readCheckout(session);
    },

    async payment(id) {
      const sessions = await known(stripe.checkout.sessions.list({ payment_intent: id, limit: 1 }));
      const session = sessions?.data[0];
      if (!session) return undefined;
      const charges = await asked(stripe.charges.list({ payment_intent: id, limit: 100 }));
      const disputes = await asked(stripe.disputes.list({ payment_intent: id, limit: 100 }));
      return { sessionId: session.id, returned: isReturned(charges.data, disputes.data) };
    },

    async closeCheckout(sessionId) {
      await known(stripe.checkout.sessions.expire(sessionId)).catch((error: unknown) => {
        // It is complete, or has expired by itself.
        if (!(error instanceof PaymentsRefused)) throw error;
      });
    },

    async subscription(id) {
      const read = await known(stripe.subscriptions.retrieve(id));
      return read && readSubscription(read, answeredAt(read));
    },

    async cancelAtPeriodEnd(id) {
      const read = await known(stripe.subscriptions.update(id, { cancel_at_period_end: true }));
      return read && readSubscription(read, answeredAt(read));
    },

    async forgetCustomer(customerId) {
      const open = await known(stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 }));
      for (const { id } of open?.data ?? []) await known(stripe.checkout.sessions.expire(id));
      await known(stripe.customers.del(customerId));
    },
  };
}

async function askPrice(stripe: Stripe, id: string): Promise<Price | undefined> {
  const patience = { timeout: priceTimeoutMs, maxNetworkRetries: 0 };
  const { unit_amount: amount, currency } = await asked(stripe.prices.retrieve(id, {}, patience));
  // Some prices have no amount of their own, as where somebody pays what they like.
  return amount === null ? undefined : { amount, currency };
}

/** When Stripe answered, by its own clock, so that it compares with the times of its events. */
function answeredAt(reply: Stripe.Response<unknown>): number {
  const date = Date.parse(reply.lastResponse.headers.date ?? '');
  return Math.floor((Number.isNaN(date) ? Date.now() : date) / 1000);
}

function addressOf(apiUrl: string) {
  const { hostname, port, protocol } = new URL(apiUrl);
  const http = protocol === 'http:';
  return { host: hostname, port: port || (http ? '80' : '443'), protocol: http ? 'http' : 'https' } as const;
}

const isMissing = (error: unknown) => error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';

async function asked<T>(reply: Promise<T>): Promise<T> {
  try {
    return await reply;
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause;
    // Asked twice at once with one key, the second is to come again, not to take another key.
    const away = cause instanceof Stripe.errors.StripeConnectionError || cause.statusCode === 409;
    if (away) throw new PaymentsAway('Stripe does not answer.', { cause });
    const customerGone = isMissing(cause) && cause.param === 'customer';
    throw new PaymentsRefused('Stripe refused.', { cause, customerGone });
  }
}

/** The reply, or undefined when Stripe does not know what was asked for. */
async function known<T>(reply: Promise<T>): Promise<T | undefined> {
  try {
    return await asked(reply);
  } catch (error) {
    if (error instanceof PaymentsRefused && isMissing(error.cause)) return undefined;
    throw error;
  }
}
