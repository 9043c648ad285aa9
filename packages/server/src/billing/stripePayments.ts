import { Stripe } from 'stripe';
import { type CheckoutKind, type Payments, PaymentsAway, PaymentsRefused } from './payments.ts';
import { readCheckout, readSubscription } from './stripeObjects.ts';

/** What the Stripe adapter is told. */
export interface StripeSettings {
  readonly secretKey: string;
  /** Ids of the prices; what has none cannot be paid for. */
  readonly prices: Readonly<Record<CheckoutKind, string | undefined>>;
  /** Another address than Stripe's own. */
  readonly apiUrl: string | undefined;
  /** Longest wait for one answer, in milliseconds (the default is 5 s); one more try follows. */
  readonly timeoutMs?: number;
}

/** {@link Payments} by Stripe Checkout and Billing. */
export function createStripePayments(settings: StripeSettings): Payments {
  const stripe = new Stripe(settings.secretKey, {
    timeout: settings.timeoutMs ?? 5_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(settings.apiUrl ? addressOf(settings.apiUrl) : {}),
  });

  return {
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
