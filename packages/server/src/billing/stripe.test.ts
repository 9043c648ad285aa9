import type { ApiError } from '@viva/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billingCustomers, checkouts, users } from '../db/schema/index.ts';
import { until } from '../testing/livekitServer.ts';
import { type TestPerson, apiWith } from '../testing/people.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { type StripeDouble, startStripeDouble } from '../testing/stripeDouble.ts';

let stack: Stack;
let stripe: StripeDouble;
beforeAll(async () => {
  stripe = await startStripeDouble();
  stack = await startStack({ env: stripe.env });
});
afterAll(async () => {
  await stack.close();
  await stripe.stop();
});
beforeEach(() => {
  stripe.behave('well');
  stripe.events.length = 0;
});

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: ApiError) => error,
  );
const endTrial = (person: TestPerson) =>
  stack.database.db
    .update(users)
    .set({ trialStartedAt: new Date(Date.now() - 8 * 24 * 3_600_000) })
    .where(eq(users.uid, person.uid));
/** Somebody whose trial is over. */
async function newcomer() {
  const person = await stack.person();
  await person.api.checkSubscription({});
  await endTrial(person);
  return person;
}
const sessionOf = (url: string) => url.split('/').at(-1) ?? '';
async function subscribe(person: TestPerson) {
  const { url } = await person.api.createCheckoutSession({});
  const subscription = stripe.pay(sessionOf(url));
  expect(await stripe.deliverTo(stack.url)).toEqual([200, 200]);
  return subscription;
}
const customersOf = ({ email }: TestPerson) => [...stripe.customers.values()].filter((each) => each.email === email);

describe('a trial', () => {
  test('is told with its end, and is practice enough', async () => {
    const person = await stack.person();
    const status = await person.api.checkSubscription({});
    expect(status).toMatchObject({ has_subscription: true, subscription_status: 'trial', cancel_at: null });
    expect(status.current_period_end).toBeCloseTo(Date.now() / 1000 + 7 * 24 * 3600, -2);
    await person.api.generateRoom({});
  });

  test('that is over needs a subscription, and says so', async () => {
    const person = await newcomer();
    expect(await person.api.checkSubscription({})).toEqual({
      has_subscription: false,
      subscription_status: null,
      current_period_end: null,
      cancel_at: null,
    });
    expect(await failureOf(person.api.generateRoom({}))).toMatchObject({
      status: 403,
      code: 'subscription-required',
      error: 'Subscription Required',
      message: 'Your free trial has ended. Please subscribe to keep practicing.',
    });
  });
});

describe('a checkout', () => {
  test('leads to Stripe and comes back to the thank-you page or the offer', async () => {
    const person = await newcomer();
    const { url } = await person.api.createCheckoutSession({});
    expect(stripe.sessions.get(sessionOf(url))).toMatchObject({
      mode: 'subscription',
      success_url: `${stack.url}/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${stack.url}/subscription`,
      customer: customersOf(person)[0]?.id,
    });
  });

  test('is one checkout and one customer, however often and at once it is asked for', async () => {
    const person = await newcomer();
    const urls = await Promise.all(Array.from({ length: 8 }, () => person.api.createCheckoutSession({})));
    urls.push(await person.api.createCheckoutSession({}));
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1);
    expect(customersOf(person)).toHaveLength(1);
  });

  test('that has expired makes room for another, of the same customer', async () => {
    const person = await newcomer();
    const { url } = await person.api.createCheckoutSession({});
    Object.assign(stripe.sessions.get(sessionOf(url)) ?? {}, { status: 'expired' });
    const next = await person.api.createCheckoutSession({});
    expect(next.url).not.toBe(url);
    expect(customersOf(person)).toHaveLength(1);
  });

  test('makes a new customer when Stripe has forgotten the old one', async () => {
    const person = await newcomer();
    await stack.database.db
      .insert(billingCustomers)
      .values({ uid: person.uid, provider: 'stripe-test', customerId: `cus_gone_${person.uid}` });
    const { url } = await person.api.createCheckoutSession({});
    expect(stripe.sessions.get(sessionOf(url))).toMatchObject({ customer: customersOf(person)[0]?.id });
  });

  test('is refused to whoever has a subscription, also when the word of the payment was lost', async () => {
    const person = await newcomer();
    const { url } = await person.api.createCheckoutSession({});
    stripe.pay(sessionOf(url));
    const lost = await failureOf(person.api.createCheckoutSession({}));
    expect(lost).toMatchObject({ status: 409, code: 'already-subscribed' });
    expect(await person.api.checkSubscription({})).toMatchObject({ subscription_status: 'active' });
    expect(await failureOf(person.api.createCheckoutSession({}))).toMatchObject({ code: 'already-subscribed' });
    await person.api.cancelSubscription({});
    expect(await failureOf(person.api.createCheckoutSession({}))).toMatchObject({
      code: 'already-subscribed',
      message: 'Your subscription hasn’t ended yet. You can subscribe again when it does.',
    });
  });

  test.each(['down', 'broken'] as const)(
    'is unavailable while Stripe is %s, and can be had afterwards, once',
    async (mood) => {
      const person = await newcomer();
      stripe.behave(mood);
      expect(await failureOf(person.api.createCheckoutSession({}))).toMatchObject({
        status: 503,
        code: 'unavailable',
        message: 'The payment provider isn’t responding right now. Please try again in a few minutes.',
      });
      stripe.behave('well');
      const { url } = await person.api.createCheckoutSession({});
      expect(stripe.sessions.has(sessionOf(url))).toBe(true);
      expect(customersOf(person)).toHaveLength(1);
    },
  );
});

describe('a subscription', () => {
  test('holds from the payment on, and lets its owner practice', async () => {
    const person = await newcomer();
    const subscription = await subscribe(person);
    expect(await person.api.checkSubscription({})).toEqual({
      has_subscription: true,
      subscription_status: 'active',
      current_period_end: subscription.items.data[0]?.current_period_end,
      cancel_at: null,
    });
    await person.api.generateRoom({});
    const rows = await stack.database.db.select().from(checkouts).where(eq(checkouts.uid, person.uid));
    expect(rows).toMatchObject([{ status: 'paid' }]);
  });

  test('is cancelled at its period’s end, at once to be seen, and twice is harmless', async () => {
    const person = await newcomer();
    await subscribe(person);
    const first = await person.api.cancelSubscription({});
    expect(first.message).toMatch(/^Your subscription will end on \d{1,2} \w+ \d{4}\.$/);
    expect(first.subscription.cancel_at).toBe(first.subscription.current_period_end);
    expect(await person.api.checkSubscription({})).toMatchObject({
      has_subscription: true,
      subscription_status: 'canceling',
      cancel_at: first.subscription.cancel_at,
    });
    const asked = stripe.requests.length;
    expect(await person.api.cancelSubscription({})).toEqual(first);
    expect(stripe.requests.length).toBe(asked);
    expect(await stripe.deliverTo(stack.url)).toEqual([200]);
    expect(await person.api.checkSubscription({})).toMatchObject({ subscription_status: 'canceling' });
    await person.api.generateRoom({});
  });

  test('that nobody has cannot be cancelled', async () => {
    const person = await stack.person();
    expect(await failureOf(person.api.cancelSubscription({}))).toMatchObject({
      status: 404,
      code: 'not-found',
      message: 'You have no subscription to cancel.',
    });
  });

  test('of somebody else is nobody’s to cancel', async () => {
    const [owner, other] = [await newcomer(), await newcomer()];
    await subscribe(owner);
    expect(await failureOf(other.api.cancelSubscription({}))).toMatchObject({ code: 'not-found' });
    expect(await owner.api.checkSubscription({})).toMatchObject({ subscription_status: 'active' });
    expect(await other.api.checkSubscription({})).toMatchObject({ has_subscription: false });
  });

  test('stays as it is when Stripe is down, and can be cancelled afterwards', async () => {
    const person = await newcomer();
    await subscribe(person);
    stripe.behave('down');
    expect(await failureOf(person.api.cancelSubscription({}))).toMatchObject({ status: 503, code: 'unavailable' });
    expect(await person.api.checkSubscription({})).toMatchObject({ subscription_status: 'active' });
    stripe.behave('well');
    await person.api.cancelSubscription({});
    expect(await person.api.checkSubscription({})).toMatchObject({ subscription_status: 'canceling' });
  });

  test('is cancelled beside one that was never paid, which Stripe would not let run out', async () => {
    const person = await newcomer();
    const begun = await subscribe(person);
    begun.status = 'incomplete';
    stripe.happen('customer.subscription.updated', begun);
    await stripe.deliverTo(stack.url);
    const paid = await subscribe(person);
    await person.api.cancelSubscription({});
    expect([begun.cancel_at_period_end, paid.cancel_at_period_end]).toEqual([false, true]);
  });

  test('that Stripe refuses to let run out is looked at again: one that is over is no more to cancel', async () => {
    const person = await newcomer();
    const subscription = await subscribe(person);
    subscription.status = 'incomplete';
    expect(await failureOf(person.api.cancelSubscription({}))).toMatchObject({ status: 404, code: 'not-found' });
    expect(await person.api.checkSubscription({})).toMatchObject({ has_subscription: false });
  });

  test('that Stripe does not know is not said to end', async () => {
    const person = await newcomer();
    const { id } = await subscribe(person);
    stripe.subscriptions.delete(id);
    expect(await failureOf(person.api.cancelSubscription({}))).toMatchObject({
      status: 503,
      code: 'unavailable',
      message: 'We couldn’t cancel your subscription right now. Please try again, or write to us.',
    });
    expect(await person.api.checkSubscription({})).toMatchObject({ subscription_status: 'active', cancel_at: null });
  });

  test('that has ended is named in the refusal, and can be bought again', async () => {
    const person = await newcomer();
    const subscription = await subscribe(person);
    subscription.status = 'canceled';
    stripe.happen('customer.subscription.deleted', subscription);
    await stripe.deliverTo(stack.url);
    expect(await failureOf(person.api.generateRoom({}))).toMatchObject({
      code: 'subscription-required',
      message: 'Your subscription has ended. Please subscribe to keep practicing.',
    });
    await subscribe(person);
    expect(await person.api.checkSubscription({})).toMatchObject({ subscription_status: 'active' });
    expect(customersOf(person)).toHaveLength(1);
  });
});

describe('an account that is erased', () => {
  test('takes its subscription, its open checkout and its customer with it', async () => {
    const person = await newcomer();
    const subscription = await subscribe(person);
    const exported = await person.api.exportAccount({});
    expect(exported.subscription).toMatchObject({ subscriptions: [{ id: subscription.id, status: 'active' }] });
    const customer = String(subscription.customer);
    const open = { id: `cs_open_${person.uid}`, customer, status: 'open' };
    stripe.sessions.set(open.id, open);
    await person.api.eraseAccount({});
    await until(() => !stripe.customers.has(customer), 'Stripe to forget');
    expect(subscription.status).toBe('canceled');
    expect(open.status).toBe('expired');
    expect(await stripe.deliverTo(stack.url)).toEqual([200]);
    const left = await stack.database.db.select().from(billingCustomers).where(eq(billingCustomers.uid, person.uid));
    expect(left).toEqual([]);
  });

  test('leaves no customer behind that was being made meanwhile', async () => {
    const person = await newcomer();
    stripe.behave('hanging');
    const paying = failureOf(person.api.createCheckoutSession({}));
    await until(() => stripe.hanging() > 0, 'Stripe to be asked');
    await person.api.eraseAccount({});
    stripe.behave('well');
    stripe.hangUp();
    expect(await paying).toMatchObject({ code: 'unauthorized' });
    expect(stripe.requests.at(-1)).toMatch(/customers/);
    await until(() => customersOf(person).length === 0, 'Stripe to forget');
    expect(stripe.requests.filter((each) => each.startsWith('DELETE')).length).toBeGreaterThan(0);
  });
});

test.each(['checkSubscription', 'createCheckoutSession', 'cancelSubscription'] as const)(
  '%s is for people who are logged in',
  async (call) => {
    expect(await failureOf(apiWith(stack.url, null)[call]({}))).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(await failureOf(apiWith(stack.url, 'a.b.c')[call]({}))).toMatchObject({ code: 'unauthorized' });
  },
);
