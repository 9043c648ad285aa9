import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/open.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type OrderForgetting, forgettingJobs } from './forget.ts';
import type { CheckoutKind, Payments } from './payments.ts';
import { createStripePayments } from './stripePayments.ts';
import { type Deliver, type TestPayments, createTestPayments } from './testCheckout/payments.ts';

/** How payments are taken, and what signs the word of them. */
export interface Billing {
  readonly payments: Payments;
  readonly orderForgetting: OrderForgetting;
  /** What webhook events are signed with. */
  readonly webhookSecret: string;
  /** The payments again, when they are the test checkout's, whose pages the service shows itself. */
  readonly testCheckout: TestPayments | undefined;
}

/** What billing stands on. */
interface BillingParts {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly publicUrl: string;
  readonly log: FastifyBaseLogger;
}

/**
 * Opens Stripe, or the test checkout when there is no key, and begins to forget customers; `deliver` hands the test
 * checkout's events to the webhook.
 */
export async function openBilling(
  config: Config,
  { db, jobs, publicUrl, log }: BillingParts,
  deliver: Deliver,
): Promise<Billing> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = config;
  const webhookSecret = config.STRIPE_WEBHOOK_SECRET ?? `whsec_${randomBytes(24).toString('hex')}`;
  if (secretKey === undefined) {
    const testCheckout = createTestPayments(db, publicUrl, webhookSecret, deliver);
    const orderForgetting = await forgettingJobs(jobs, db, testCheckout);
    return { payments: testCheckout, orderForgetting, webhookSecret, testCheckout };
  }
  const prices = { subscription: config.STRIPE_PRICE_ID, candidate: config.STRIPE_CANDIDATE_PRICE_ID };
  const onNoPrice = (kind: CheckoutKind, err: unknown) => log.warn({ err, kind }, 'a price cannot be shown');
  const payments = createStripePayments({ secretKey, apiUrl, prices, onNoPrice });
  const orderForgetting = await forgettingJobs(jobs, db, payments);
  return { payments, orderForgetting, webhookSecret, testCheckout: undefined };
}
