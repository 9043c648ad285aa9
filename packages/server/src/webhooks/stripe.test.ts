import { failureSchema } from '@viva/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billingCustomers, checkouts, subscriptions, webhookEvents } from '../db/schema/index.ts';
import { until } from '../testing/livekitServer.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { type StripeDouble, sendStripeEvent, startStripeDouble } from '../testing/stripeDouble.ts';

let stack: Stack;
let stripe: StripeDouble;
let customer: string;
let uid: string;
beforeAll(async () => {
  stripe = await startStripeDouble();
  stack = await startStack({ env: stripe.env });
  const person = await stack.person();
  await person.api.checkSubscription({});
  uid = person.uid;
  customer = 'cus_of_the_test';
  await stack.database.db.insert(billingCustomers).values({ uid, provider: 'stripe-test', customerId: customer });
});
afterAll(async () => {
  await stack.close();
  await stripe.stop();
});
beforeEach(() => stripe.behave('well'));

const nowS = Math.floor(Date.now() / 1000);
const periodEnd = nowS + 20 * 24 * 3600;
let made = 0;
const subscriptionOf = (change: object = {}) => ({
  id: `sub_${made++}`,
  object: 'subscription',
  customer,
  status: 'active',
  cancel_at: null,
  cancel_at_period_end: false,
  items: { object: 'list', data: [{ current_period_end: periodEnd }] },
  ...change,
});
let told = 0;
const eventOf = (type: string, object: object, created = nowS) => ({
  id: `evt_${told++}`,
  object: 'event',
  type,
  created,
  data: { object },
});
const tell = (event: object, flaw?: Parameters<typeof sendStripeEvent>[2]) => sendStripeEvent(stack.url, event, flaw);
const rowOf = async (id: string) => {
  const [row] = await stack.database.db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row && { status: row.status, ends: row.cancelAt !== null };
};

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, n) => permutations(items.toSpliced(n, 1)).map((rest) => [item, ...rest]));
}

/** A life of a subscription: what is told of it, and what Stripe has at the end. */
interface Life {
  readonly name: string;
  readonly steps: readonly (readonly [type: string, change: object])[];
  readonly end: { readonly status: string; readonly ends: boolean };
  /** What becomes of the checkout that it began with. */
  readonly checkout: 'open' | 'paid' | 'closed';
}
const updated = 'customer.subscription.updated';
const lives: readonly Life[] = [
  {
    name: 'begun, cancelled, failed, over',
    steps: [
      ['customer.subscription.created', { status: 'incomplete' }],
      [updated, { status: 'active' }],
      [updated, { status: 'active', cancel_at_period_end: true }],
      ['invoice.payment_failed', {}],
      ['customer.subscription.deleted', { status: 'canceled', cancel_at_period_end: true }],
    ],
    end: { status: 'canceled', ends: true },
    checkout: 'open',
  },
  {
    name: 'begun, cancelled, resumed, in grace',
    steps: [
      ['customer.subscription.created', { status: 'active' }],
      [updated, { status: 'active', cancel_at_period_end: true }],
      [updated, { status: 'active', cancel_at_period_end: false }],
      ['invoice.payment_failed', {}],
      [updated, { status: 'past_due' }],
    ],
    end: { status: 'past_due', ends: false },
    checkout: 'open',
  },
  {
    name: 'paid for by a bank that takes days',
    steps: [
      ['customer.subscription.created', { status: 'incomplete' }],
      ['checkout.session.completed', { payment_status: 'unpaid' }],
      ['checkout.session.async_payment_succeeded', { payment_status: 'paid' }],
      [updated, { status: 'active' }],
      [updated, { status: 'active', cancel_at_period_end: true }],
    ],
    end: { status: 'active', ends: true },
    checkout: 'paid',
  },
  {
    name: 'never paid for, since the bank said no',
    steps: [
      ['customer.subscription.created', { status: 'incomplete' }],
      ['checkout.session.completed', { payment_status: 'unpaid' }],
      ['invoice.payment_failed', {}],
      ['checkout.session.async_payment_failed', { payment_status: 'unpaid' }],
      [updated, { status: 'incomplete_expired' }],
    ],
    end: { status: 'incomplete_expired', ends: false },
    checkout: 'closed',
  },
];

/** The events of one life, of a subscription and a checkout of its own; Stripe has them as they are at the end. */
async function live({ steps }: Life, secondsApart: number) {
  const { id } = subscriptionOf();
  const session = { id: `cs_of_${id}`, object: 'checkout.session', status: 'complete', subscription: id };
  let state = { ...subscriptionOf(), id };
  const events = steps.map(([type, change], n) => {
    const created = nowS - 100 + n * secondsApart;
    if (type.startsWith('checkout')) return eventOf(type, { ...session, ...change }, created);
    const failed = { object: 'invoice', parent: { subscription_details: { subscription: id } } };
    if (type.startsWith('invoice')) return eventOf(type, failed, created);
    state = { ...state, ...change };
    return eventOf(type, state, created);
  });
  stripe.subscriptions.set(id, state);
  const begun = { id, provider: 'stripe-test', kind: 'subscription', subject: id, sessionId: session.id } as const;
  await stack.database.db.insert(checkouts).values(begun);
  return { id, events };
}
const endOf = async (id: string) => {
  const [checkout] = await stack.database.db.select().from(checkouts).where(eq(checkouts.id, id));
  return { ...(await rowOf(id)), checkout: checkout?.status };
};

describe.each(lives)('a life: $name', (life) => {
  const end = { ...life.end, checkout: life.checkout };
  test.each([
    ['each in its own second', 5],
    ['all within one second', 0],
  ])(
    'ends the same in every order, %s',
    async (_what, secondsApart) => {
      const orders = permutations(life.steps.map((_, n) => n));
      const ends = new Set<string>();
      const waiting = [...orders];
      const tellNext = async () => {
        for (let order = waiting.pop(); order; order = waiting.pop()) {
          const { id, events } = await live(life, secondsApart);
          for (const n of order) expect(await tell(events[n] ?? {})).toBe(200);
          ends.add(JSON.stringify(await endOf(id)));
        }
      };
      await Promise.all(Array.from({ length: 6 }, tellNext));
      expect(orders).toHaveLength(120);
      expect([...ends]).toEqual([JSON.stringify(end)]);
    },
    120_000,
  );

  test('ends the same when it is told a hundred times', async () => {
    const { id, events } = await live(life, 5);
    for (const event of events) await tell(event);
    const before = await endOf(id);
    const asked = stripe.requests.length;
    // Ten times at once: all hundred would wait too long for the database on a busy machine.
    const tenTimes = Array.from({ length: 10 }, () => events).flat();
    for (let time = 0; time < 100; time += 10) {
      const statuses = await Promise.all(tenTimes.map((event) => tell(event)));
      expect(statuses).toEqual(Array.from({ length: 10 * life.steps.length }, () => 200));
    }
    expect(await endOf(id)).toEqual(before);
    expect(before).toEqual(end);
    expect(stripe.requests.length).toBe(asked);
  });

  test('ends the same when it is told all at once', async () => {
    const { id, events } = await live(life, 5);
    await Promise.all([...events, ...events].map((event) => tell(event)));
    expect(await endOf(id)).toEqual(end);
  });
});

describe('an event', () => {
  test.each([
    ['signed with another secret', { secret: 'whsec_of_somebody_else' }],
    ['signed for another body', { signed: '{}' }],
    ['signed too long ago', { ageS: 301 }],
  ])('%s is refused in the contract’s form, and changes nothing', async (_what, flaw) => {
    const subscription = subscriptionOf();
    const event = eventOf('customer.subscription.created', subscription);
    expect(await tell(event, flaw)).toBe(400);
    expect(await rowOf(subscription.id)).toBeUndefined();
    expect(await tell(event)).toBe(200);
    expect(await rowOf(subscription.id)).toEqual({ status: 'active', ends: false });
  });

  test.each<[string, Record<string, string>, string]>([
    ['without a signature', {}, '{}'],
    ['with a signature that is none', { 'stripe-signature': 'hello' }, '{}'],
    ['without a body', { 'stripe-signature': `t=${nowS},v1=00` }, ''],
  ])('%s is refused with a sentence', async (_what, headers, body) => {
    const response = await fetch(`${stack.url}/api/webhooks/stripe`, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(failureSchema.parse(await response.json()).code).toBe('bad-request');
  });

  test('of a customer that is not ours is taken and changes nothing', async () => {
    const stranger = subscriptionOf({ customer: 'cus_of_somebody_else' });
    expect(await tell(eventOf('customer.subscription.created', stranger))).toBe(200);
    expect(await rowOf(stranger.id)).toBeUndefined();
    const session = { id: 'cs_of_somebody_else', payment_status: 'paid', subscription: stranger.id };
    expect(await tell(eventOf('checkout.session.completed', session))).toBe(200);
    expect(await rowOf(stranger.id)).toBeUndefined();
  });

  test('of a kind that nobody asked for is taken', async () => {
    const event = eventOf('product.created', { id: 'prod_1' });
    expect(await tell(event)).toBe(200);
    expect(await stack.database.db.select().from(webhookEvents).where(eq(webhookEvents.id, event.id))).toHaveLength(1);
  });

  test('that needs Stripe while it is down is to come again, and then has its effect', async () => {
    const subscription = subscriptionOf({ status: 'past_due' });
    stripe.subscriptions.set(subscription.id, subscription);
    await tell(eventOf('customer.subscription.created', { ...subscription, status: 'active' }, nowS - 50));
    const failed = eventOf('invoice.payment_failed', {
      parent: { subscription_details: { subscription: subscription.id } },
    });
    stripe.behave('down');
    expect(await tell(failed)).toBe(503);
    expect(await rowOf(subscription.id)).toMatchObject({ status: 'active' });
    stripe.behave('well');
    expect(await tell(failed)).toBe(200);
    expect(await rowOf(subscription.id)).toMatchObject({ status: 'past_due' });
  });

  test('that waits for a Stripe that hangs keeps nobody else waiting', async () => {
    const person = await stack.person();
    await person.api.checkSubscription({});
    stripe.behave('hanging');
    // More than the pool has places.
    const statuses = Promise.all(
      Array.from({ length: 13 }, (_, n) =>
        tell(
          eventOf('invoice.payment_failed', { parent: { subscription_details: { subscription: `sub_hangs_${n}` } } }),
        ),
      ),
    );
    await until(async () => stripe.hanging() >= 13, 'all to wait for Stripe');
    const askedAt = performance.now();
    await person.api.checkSubscription({});
    expect(performance.now() - askedAt).toBeLessThan(2_000);
    const busy = `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`;
    // Jobs and sweeps have transactions too, for an instant.
    await until(async () => (await stack.database.pool.query(busy)).rowCount === 0, 'no transaction to be held');
    stripe.behave('well');
    stripe.hangUp();
    // Whoever is not answered at the second try either is told again later.
    for (const status of await statuses) expect([200, 503]).toContain(status);
  });

  test('as older versions of Stripe’s API write it is understood', async () => {
    const { items: _items, ...older } = subscriptionOf({ current_period_end: periodEnd });
    expect(await tell(eventOf('customer.subscription.created', older, nowS - 50))).toBe(200);
    const [row] = await stack.database.db.select().from(subscriptions).where(eq(subscriptions.id, older.id));
    expect(row?.periodEnd?.getTime()).toBe(periodEnd * 1000);
    stripe.subscriptions.set(older.id, { ...older, status: 'past_due' });
    expect(await tell(eventOf('invoice.payment_failed', { subscription: older.id }))).toBe(200);
    expect(await rowOf(older.id)).toMatchObject({ status: 'past_due' });
  });
});
