import { describe, expect, it } from 'vitest';
import * as cancel from './cancel.ts';
import * as checkout from './checkout.ts';
import * as subscription from './subscription.ts';
import { failures, mockedService } from './testing.ts';

const { client, set, meeting } = mockedService();
const unauthorized = { code: 'unauthorized', status: 401, serverMessage: 'Please log in again.' };
const { periodEnd } = subscription;

describe('the situations of a subscription', () => {
  it.each([
    ['trial', { has_subscription: true, subscription_status: 'trial', current_period_end: periodEnd }],
    ['active', { has_subscription: true, subscription_status: 'active', cancel_at: null }],
    ['canceling', { has_subscription: true, subscription_status: 'canceling', cancel_at: periodEnd }],
    ['expired', { has_subscription: false, subscription_status: null, current_period_end: null }],
  ] as const)('%s tells its status', async (situation, status) => {
    set(subscription[situation]);
    expect(await client.checkSubscription({})).toMatchObject(status);
  });

  it.each([
    ['unauthorized', unauthorized],
    ['failing', failures.broken],
    ['failingWithoutMessage', failures.silent],
    ['hanging', failures.hanging],
    ['offline', failures.offline],
  ] as const)('%s tells no status', async (situation, failure) => {
    set(subscription[situation]);
    await expect(meeting(failure).checkSubscription({})).rejects.toMatchObject(failure);
  });

  it('cancelable remembers that it was cancelled, each one for itself', async () => {
    set(subscription.cancelable());
    expect(await client.cancelSubscription({})).toEqual(subscription.cancelReply);
    expect(await client.checkSubscription({})).toMatchObject({ subscription_status: 'canceling' });
    set(subscription.cancelable());
    expect(await client.checkSubscription({})).toMatchObject({ subscription_status: 'active' });
  });
});

describe('the situations of a checkout', () => {
  it('go on to the thank-you page of the same origin when all is well', async () => {
    set(checkout.ready);
    const { url } = await client.createCheckoutSession({});
    expect(url).toBe('http://viva.test/subscription-success?session_id=checkout-for-stories');
  });

  it.each([
    ['unauthorized', unauthorized],
    ['alreadySubscribed', { code: 'already-subscribed', status: 409 }],
    ['failing', { code: 'unavailable', status: 503, serverMessage: expect.stringContaining('payment provider') }],
    ['failingWithoutMessage', failures.silent],
    ['hanging', failures.hanging],
    ['offline', failures.offline],
  ] as const)('%s begins none', async (situation, failure) => {
    set(checkout[situation]);
    await expect(meeting(failure).createCheckoutSession({})).rejects.toMatchObject(failure);
  });
});

describe('the situations of cancelling', () => {
  it('say when the subscription ends', async () => {
    set(cancel.done);
    expect(await client.cancelSubscription({})).toMatchObject({ subscription: { cancel_at: periodEnd } });
  });

  it.each([
    ['notFound', { code: 'not-found', status: 404 }],
    ['unauthorized', unauthorized],
    ['failing', failures.broken],
    ['failingWithoutMessage', failures.silent],
    ['hanging', failures.hanging],
    ['offline', failures.offline],
  ] as const)('%s cancels nothing', async (situation, failure) => {
    set(cancel[situation]);
    await expect(meeting(failure).cancelSubscription({})).rejects.toMatchObject(failure);
  });
});
