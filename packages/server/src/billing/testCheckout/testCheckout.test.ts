import type { ApiError } from '@viva/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users, webhookEvents } from '../../db/schema/index.ts';
import type { TestPerson } from '../../testing/people.ts';
import { type Stack, startStack } from '../../testing/stack.ts';
import { createTestPayments } from './payments.ts';

let stack: Stack;
const secret = 'whsec_of_the_test';
beforeAll(async () => {
  stack = await startStack({ env: { STRIPE_WEBHOOK_SECRET: secret } });
});
afterAll(() => stack.close());

/** Somebody whose trial is over. */
async function newcomer() {
  const person = await stack.person();
  await person.api.checkSubscription({});
  const longAgo = new Date(Date.now() - 8 * 24 * 3_600_000);
  await stack.database.db.update(users).set({ trialStartedAt: longAgo }).where(eq(users.uid, person.uid));
  return person;
}
const begin = async (person: TestPerson) => (await person.api.createCheckoutSession({})).url;

/** Opens a page as a browser does, and finds what its form sends. */
async function open(url: string) {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  const html = await response.text();
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1];
  const choices = [...html.matchAll(/<button[^>]* name="choice" value="(\w+)">([^<]+)</g)];
  return { status: response.status, headers: response.headers, html, action, choices };
}
/** Presses a button of the page by its label; gives where the browser goes. */
async function press(url: string, label: string) {
  const { action = '', choices } = await open(url);
  const [, value = ''] = choices.find(([, , text]) => text === label) ?? [];
  const response = await fetch(new URL(action, url), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choice: value }),
  });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '', url).href;
}
const statusOf = async (person: TestPerson) => (await person.api.checkSubscription({})).subscription_status;

describe('the page of a test checkout', () => {
  test('says that it is a test, and runs no script', async () => {
    const url = await begin(await newcomer());
    expect(url).toMatch(new RegExp(`^${stack.url}/test-checkout/cs_local_[0-9a-f]{48}$`));
    const { status, html, headers, choices } = await open(url);
    expect(status).toBe(200);
    expect(html).toContain('Test checkout. No money moves.');
    expect(html).not.toMatch(/<script|\son\w+=|[$€£]\d/);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(choices.map(([, , text]) => text)).toEqual(['Pay', 'Decline the card', 'Go back']);
  });

  test('takes a payment: the subscription holds when the thank-you page opens', async () => {
    const person = await newcomer();
    expect(await statusOf(person)).toBeNull();
    const url = await begin(person);
    const next = await press(url, 'Pay');
    expect(next).toBe(`${stack.url}/subscription-success?session_id=${url.split('/').at(-1)}`);
    const now = await person.api.checkSubscription({});
    expect(now).toMatchObject({ has_subscription: true, subscription_status: 'active', cancel_at: null });
    expect(now.current_period_end).toBeCloseTo(Date.now() / 1000 + 30 * 24 * 3600, -2);
    await person.api.generateRoom({});
  });

  test('tells the account that paid, and no other, that it is paid', async () => {
    const [person, other] = [await newcomer(), await newcomer()];
    const url = await begin(person);
    const query = { session_id: url.split('/').at(-1) ?? '' };
    expect(await person.api.checkPayment({ query })).toEqual({ state: 'unknown' });
    await press(url, 'Pay');
    expect(await person.api.checkPayment({ query })).toEqual({ state: 'paid' });
    expect(await other.api.checkPayment({ query })).toEqual({ state: 'unknown' });
    expect(await person.api.checkPayment({ query: { session_id: 'cs_that_nobody_has' } })).toEqual({
      state: 'unknown',
    });
  });

  test('takes a payment while the trial still holds', async () => {
    const person = await stack.person();
    expect(await statusOf(person)).toBe('trial');
    await press(await begin(person), 'Pay');
    expect(await statusOf(person)).toBe('active');
  });

  test('takes one payment, however often it is pressed', async () => {
    const person = await newcomer();
    const url = await begin(person);
    const pay = () =>
      fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ choice: 'pay' }) }).then(
        ({ status }) => status,
      );
    expect(await Promise.all([pay(), pay(), pay()])).toEqual([303, 303, 303]);
    const first = await person.api.checkSubscription({});
    await person.api.cancelSubscription({});
    expect(await pay()).toBe(303);
    expect(await statusOf(person)).toBe('canceling');
    expect((await person.api.exportAccount({})).subscription).toMatchObject({ subscriptions: [{}] });
    expect(first.subscription_status).toBe('active');
    expect((await open(url)).html).toContain('This checkout has already been paid.');
  });

  test('declines a card, says so, and lets it be tried again', async () => {
    const person = await newcomer();
    const url = await begin(person);
    const declined = await press(url, 'Decline the card');
    expect((await open(declined)).html).toContain('role="alert">The card was declined.');
    expect(await statusOf(person)).toBeNull();
    await press(declined, 'Decline the card');
    await press(declined, 'Pay');
    expect(await statusOf(person)).toBe('active');
  });

  test('leads back, and can be come back to', async () => {
    const person = await newcomer();
    const url = await begin(person);
    expect(await press(url, 'Go back')).toBe(`${stack.url}/subscription`);
    expect(await begin(person)).toBe(url);
    expect(await statusOf(person)).toBeNull();
  });

  test('that nobody made is not there', async () => {
    const nowhere = `${stack.url}/test-checkout/cs_local_${'0'.repeat(48)}`;
    for (const url of [nowhere, `${stack.url}/test-checkout/%00`, `${stack.url}/test-checkout/<b>`]) {
      const page = await open(url);
      expect(page.status).toBe(404);
      expect(page.html).toContain('This checkout is no longer here.');
    }
    const posted = await fetch(nowhere, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }) });
    expect(posted.status).toBe(404);
  });

  test('that stood open for more than a day cannot be paid, and another can be begun', async () => {
    const person = await newcomer();
    const url = await begin(person);
    await stack.database.pool.query(`update test_payments set object = object || '{"expires_at": 1}' where id = $1`, [
      url.split('/').at(-1),
    ]);
    expect((await open(url)).status).toBe(404);
    const posted = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ choice: 'pay' }),
    });
    expect(posted.headers.get('location')).toBe(new URL(url).pathname);
    expect(await statusOf(person)).toBeNull();
    expect(await begin(person)).not.toBe(url);
  });
});

describe('a subscription from it', () => {
  test('is cancelled by the same events as one of Stripe’s, and erased with its account', async () => {
    const person = await newcomer();
    await press(await begin(person), 'Pay');
    const reply = await person.api.cancelSubscription({});
    expect(await person.api.cancelSubscription({})).toEqual(reply);
    expect(await person.api.checkSubscription({})).toMatchObject({
      subscription_status: 'canceling',
      cancel_at: reply.subscription.cancel_at,
    });
    const taken = await stack.database.db.select().from(webhookEvents).where(eq(webhookEvents.source, 'stripe'));
    expect(taken.length).toBeGreaterThanOrEqual(3);
    await person.api.eraseAccount({});
    const failure = await person.api.checkSubscription({}).catch((error: ApiError) => error);
    expect(failure).toMatchObject({ code: 'unauthorized' });
  });

  test('renews when its period is over, and ends then if it was cancelled', async () => {
    const [stays, leaves] = [await newcomer(), await newcomer()];
    for (const person of [stays, leaves]) await press(await begin(person), 'Pay');
    await leaves.api.cancelSubscription({});
    const over = Math.floor(Date.now() / 1000) - 60;
    await stack.database.pool.query(
      `update test_payments set object = jsonb_set(object, '{items,data,0,current_period_end}', to_jsonb($1::bigint))
       where object ->> 'object' = 'subscription'`,
      [over],
    );
    const payments = createTestPayments(stack.database.db, stack.url, secret, async (payload, signature) => {
      const headers = { 'stripe-signature': signature };
      return (await fetch(`${stack.url}/api/webhooks/stripe`, { method: 'POST', headers, body: payload })).status;
    });
    await payments.renewDue();
    const renewedUntil = (await stays.api.checkSubscription({})).current_period_end;
    expect(renewedUntil).toBe(over + 30 * 24 * 3600);
    expect(await statusOf(leaves)).toBeNull();
    await payments.renewDue();
    expect((await stays.api.checkSubscription({})).current_period_end).toBe(renewedUntil);
  });
});
