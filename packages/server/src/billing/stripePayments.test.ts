import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StripeDouble, startStripeDouble, stripeKeys } from '../testing/stripeDouble.ts';
import { PaymentsAway, PaymentsRefused } from './payments.ts';
import { createStripePayments } from './stripePayments.ts';

let stripe: StripeDouble;
beforeAll(async () => {
  stripe = await startStripeDouble();
});
afterAll(() => stripe.stop());

const unknownPrices: unknown[][] = [];
const payments = (candidate?: string) =>
  createStripePayments({
    secretKey: stripeKeys.STRIPE_SECRET_KEY,
    prices: { subscription: stripeKeys.STRIPE_PRICE_ID, candidate },
    apiUrl: stripe.url,
    timeoutMs: 200,
    onNoPrice: (...told) => void unknownPrices.push(told),
  });
const order = {
  id: 'order',
  kind: 'candidate',
  subject: 'session',
  successUrl: 'http://viva.test/done',
  cancelUrl: 'http://viva.test/back',
} as const;

test('an answer that does not come is waited for only so long', async () => {
  stripe.behave('hanging');
  await expect(payments().subscription('sub_1')).rejects.toBeInstanceOf(PaymentsAway);
  stripe.behave('well');
});

test('what Stripe does not know is nothing, and forgetting it is done', async () => {
  expect(await payments().subscription('sub_1')).toBeUndefined();
  expect(await payments().checkout('cs_1')).toBeUndefined();
  expect(await payments().cancelAtPeriodEnd('sub_1')).toBeUndefined();
  await payments().forgetCustomer('cus_1');
});

test('a candidate is one payment without an account, and cannot be paid for without a price', async () => {
  await expect(payments().createCheckout(order, 'a')).rejects.toBeInstanceOf(PaymentsRefused);
  const { sessionId } = await payments(stripeKeys.STRIPE_CANDIDATE_PRICE_ID).createCheckout(order, 'b');
  expect(stripe.sessions.get(sessionId)).toMatchObject({ mode: 'payment', customer: null });
});

test('a key of Stripe’s live mode and one of its test mode know of different things', () => {
  const settings = {
    prices: { subscription: 'price_1', candidate: undefined },
    apiUrl: undefined,
    onNoPrice: () => {},
  };
  expect(createStripePayments({ ...settings, secretKey: 'sk_test_1' }).provider).toBe('stripe-test');
  expect(createStripePayments({ ...settings, secretKey: 'rk_live_1' }).provider).toBe('stripe-live');
});

test('a price that Stripe does not know is none, and is told of once in a while', async () => {
  const mistyped = payments('price_of_nobody');
  expect([await mistyped.price('candidate'), await mistyped.price('candidate')]).toEqual([undefined, undefined]);
  expect(unknownPrices).toEqual([['candidate', expect.any(PaymentsRefused)]]);
  expect(await payments(stripeKeys.STRIPE_CANDIDATE_PRICE_ID).price('candidate')).toEqual({
    amount: 4_900,
    currency: 'eur',
  });
  expect(unknownPrices).toHaveLength(1);
});
