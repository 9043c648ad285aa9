import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPayments } from '../db/schema/index.ts';
import { openJobs } from '../jobs/jobs.ts';
import { failedJobs } from '../ops/jobsAdmin.ts';
import { until } from '../testing/livekitServer.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { type StripeDouble, startStripeDouble, stripeKeys } from '../testing/stripeDouble.ts';
import { forgettingJobs } from './forget.ts';
import { createStripePayments } from './stripePayments.ts';

let stack: Stack;
let stripe: StripeDouble;
beforeAll(async () => {
  [stack, stripe] = await Promise.all([startStack({ serve: false }), startStripeDouble()]);
});
afterAll(() => Promise.all([stack.close(), stripe.stop()]));

test('a customer is forgotten at the provider that has it, whichever takes payments now', async () => {
  const { db, pool } = stack.database;
  const payments = createStripePayments({
    secretKey: stripeKeys.STRIPE_SECRET_KEY,
    prices: { subscription: stripeKeys.STRIPE_PRICE_ID, candidate: undefined },
    apiUrl: stripe.url,
    onNoPrice: () => {},
  });
  const trouble = { onError: () => {}, onGivenUp: () => {} };
  const jobs = await openJobs(stack.config.DATABASE_URL, trouble, { retryDelay: 1, retryLimit: 0 });
  const order = await forgettingJobs(jobs, db, payments);
  const customerId = await payments.createCustomer({ uid: 'one', email: 'one@example.com' }, 'key');
  await db.insert(testPayments).values({ id: 'cs_local_1', customer: 'cus_local_1', object: {} });
  await order(db, { customerId, provider: 'stripe-test' });
  await order(db, { customerId: 'cus_local_1', provider: 'local' });
  await order(db, { customerId: 'cus_live', provider: 'stripe-live' });
  await until(() => !stripe.customers.has(customerId), 'Stripe to forget');
  await until(async () => (await db.select().from(testPayments)).length === 0, 'the test checkout to forget');
  // Nobody here has the key, so somebody has to be told.
  await until(async () => (await failedJobs(pool)).length === 1, 'the job to be given up');
  expect(await failedJobs(pool)).toMatchObject([{ data: { customerId: 'cus_live', provider: 'stripe-live' } }]);
  await jobs.stop();
});
