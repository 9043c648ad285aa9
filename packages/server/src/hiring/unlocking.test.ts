import { type ApiError, createApiClient } from '@viva/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkouts } from '../db/schema/index.ts';
import { createPrivateKeys } from '../jobPosts/privateLink.ts';
import { createStripePayments } from '../billing/stripePayments.ts';
import { createTestPayments } from '../billing/testCheckout/payments.ts';
import { type Held, holdInterview } from '../testing/hiring.ts';
import { postJob, sampleForm } from '../testing/jobs.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { type StripeDouble, startStripeDouble, stripeKeys } from '../testing/stripeDouble.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';
import { sweepCheckouts } from './unlocking.ts';

const caught = (promise: Promise<unknown>) => promise.catch((error: ApiError) => error);
let jobs = 1;

/** A job with one candidate, and what its employer can do. */
async function jobWith(
  stack: Stack,
  held: Held = { score: 80, said: 'My name is Zoe Pike, and I called the doctor.' },
) {
  const form = { ...sampleForm, contact_email: `hiring-${jobs}@clinic.example` };
  const jobId = await postJob(visitorFrom(stack.url, `198.51.100.${jobs++}`), form);
  const key = createPrivateKeys(stack.config.LIVEKIT_API_SECRET)(jobId, 0);
  const getToken = () => Promise.resolve(key);
  const employer = createApiClient({ baseUrl: `${stack.url}/api`, getToken, retryDelaysMs: [] });
  const session = await holdInterview(stack, jobId, held);
  const read = async () => (await employer.readJob({})).candidates[0];
  const params = { candidateId: (await read())?.id ?? '' };
  const begin = async () => {
    const reply = await employer.unlockCandidate({ params });
    return reply.state === 'checkout' ? reply.url : reply.state;
  };
  const checkoutsOf = () => stack.database.db.select().from(checkouts).where(eq(checkouts.subject, session.sessionId));
  return { employer, key, params, session, read, begin, checkoutsOf };
}

describe('on the test checkout', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ env: behindProxy });
  });
  afterAll(() => stack.close());
  /** Presses a button of the checkout's page; gives where the browser goes. */
  async function press(url: string, choice: string): Promise<string> {
    const body = new URLSearchParams({ choice });
    const response = await fetch(url, { method: 'POST', redirect: 'manual', body });
    return response.headers.get('location') ?? '';
  }

  test('a payment shows who it is and every word, and nothing is hidden any more', async () => {
    const { employer, key, params, session, read, begin } = await jobWith(stack);
    for (const call of [employer.readJobCandidate, employer.listCandidateRecordings])
      expect(await caught(call({ params }))).toMatchObject({ code: 'not-found', status: 404 });
    const url = await begin();
    expect(await (await fetch(url)).text()).toContain('Unlock a candidate');
    const back = await press(url, 'pay');
    expect(back).toBe(`${stack.url}/job/payment?candidate=${params.candidateId}&checkout=${url.split('/').at(-1)}`);
    expect(await read()).toMatchObject({
      contact: { email: session.person.email },
      evidence: { skills: [{ claims: [{ quote: { text: 'My name is Zoe Pike, and I called the doctor.' } }] }, {}] },
    });
    const { transcript, answers } = await employer.readJobCandidate({ params });
    expect(answers).toMatchObject([{ startMs: 6_000 }]);
    expect(await employer.listCandidateRecordings({ params })).toMatchObject({ state: 'none', turns: [] });
    expect(transcript.map(({ speaker }) => speaker)).toEqual(['agent', 'user']);
    // Nobody but the employer gets to know the private link.
    const kept = await stack.database.pool.query('select object::text from test_payments');
    expect(JSON.stringify(kept.rows)).not.toContain(key);
    expect((await session.person.api.exportAccount({})).candidacies).toMatchObject([
      { told: { unlockedAt: expect.any(String) as unknown } },
    ]);
    // Bought is bought, whatever becomes of the bar.
    await employer.setJobBar({ body: { bar: 100 } });
    expect(await read()).toMatchObject({ standing: 'below-the-bar', contact: { email: session.person.email } });
  });

  test('nobody is paid for twice, however often and from how many places', async () => {
    const { begin, checkoutsOf } = await jobWith(stack);
    const urls = await Promise.all([1, 2, 3, 4].map(begin));
    expect(new Set(urls).size).toBe(1);
    const [url = ''] = urls;
    await Promise.all([press(url, 'pay'), press(url, 'pay'), begin()]);
    expect(await begin()).toBe('unlocked');
    expect(await checkoutsOf()).toMatchObject([{ status: 'paid', uid: null }]);
  });

  test('a declined card and a way back leave everything locked, and the checkout open', async () => {
    const { params, read, begin } = await jobWith(stack);
    const url = await begin();
    await press(url, 'decline');
    expect(await read()).toMatchObject({ contact: null });
    expect(await press(url, 'back')).toBe(`${stack.url}/job/payment?candidate=${params.candidateId}`);
    expect(await begin()).toBe(url);
    await press(url, 'pay');
    expect(await begin()).toBe('unlocked');
  });

  test('whom the employer may not read of does not exist, nor another job’s candidate', async () => {
    const ours = await jobWith(stack);
    const below = await jobWith(stack, { score: 20 });
    for (const { employer, params } of [below, { employer: below.employer, params: ours.params }])
      for (const call of [
        ...[employer.unlockCandidate, employer.readJobCandidate, employer.listCandidateRecordings],
        employer.reviewCandidate,
      ])
        expect(await caught(call({ params }))).toMatchObject({
          code: 'not-found',
          message: 'We couldn’t find that candidate.',
        });
  });

  test('a checkout for somebody whose interview is erased can be paid no more, and is let go of', async () => {
    const { session, begin, checkoutsOf } = await jobWith(stack);
    const url = await begin();
    await session.person.api.eraseSession({ params: { sessionId: session.sessionId } });
    const payments = createTestPayments(stack.database.db, stack.url, 'whsec_of_nobody', () => Promise.resolve(200));
    expect(await sweepCheckouts(stack.database.db, payments)).toBe(1);
    expect(await sweepCheckouts(stack.database.db, payments)).toBe(0);
    expect(await checkoutsOf()).toEqual([]);
    expect((await fetch(url)).status).toBe(404);
  });
});

describe('on Stripe', () => {
  let stack: Stack;
  let stripe: StripeDouble;
  beforeAll(async () => {
    stripe = await startStripeDouble();
    stack = await startStack({ env: { ...behindProxy, ...stripe.env } });
  });
  afterAll(async () => {
    await stack.close();
    await stripe.stop();
  });
  const sessionIn = (url: string) => url.split('/').at(-1) ?? '';
  const events = () => stripe.deliverTo(stack.url);

  test('the price is Stripe’s own, and the payment counts when the webhook says so', async () => {
    const { employer, params, read, begin } = await jobWith(stack);
    expect((await employer.readJob({})).unlocking).toEqual({
      offered: true,
      price: { amount: 4_900, currency: 'eur' },
      test: true,
    });
    const url = await begin();
    expect(stripe.sessions.get(sessionIn(url))).toMatchObject({
      ...{ mode: 'payment', customer: null, cancel_url: `${stack.url}/job/payment?candidate=${params.candidateId}` },
    });
    expect(await begin()).toBe(url);
    stripe.payOnce(sessionIn(url));
    expect(await read()).toMatchObject({ contact: null });
    expect(await events()).toEqual([200]);
    expect(await read()).toMatchObject({ contact: {} });
    expect(await begin()).toBe('unlocked');
  });

  test('a payment counts without its webhook as soon as somebody asks', async () => {
    const { read, begin } = await jobWith(stack);
    stripe.payOnce(sessionIn(await begin()));
    expect(await begin()).toBe('unlocked');
    expect(await read()).toMatchObject({ contact: {} });
    expect(await events()).toEqual([200]);
  });

  test('a bank that takes its time is waited for, and may still say no', async () => {
    const { read, begin } = await jobWith(stack);
    const url = await begin();
    stripe.payOnce(sessionIn(url), 'unpaid');
    await events();
    expect(await begin()).toBe('pending');
    expect(await read()).toMatchObject({ contact: null });
    const session = stripe.sessions.get(sessionIn(url));
    if (!session) throw new Error('There is no such checkout.');
    stripe.happen('checkout.session.async_payment_failed', session);
    await events();
    const again = await begin();
    expect(again).not.toBe(url);
    const retried = stripe.sessions.get(sessionIn(again));
    if (!retried) throw new Error('There is no such checkout.');
    stripe.payOnce(sessionIn(again), 'unpaid');
    Object.assign(retried, { payment_status: 'paid' });
    stripe.happen('checkout.session.async_payment_succeeded', retried);
    await events();
    expect(await begin()).toBe('unlocked');
  });

  test('a payment that goes back locks again what it unlocked, and can be made once more', async () => {
    const { employer, params, read, begin } = await jobWith(stack);
    const url = await begin();
    stripe.payOnce(sessionIn(url));
    stripe.refund(sessionIn(url), 'half');
    await events();
    expect(await read()).toMatchObject({ contact: {} });
    stripe.refund(sessionIn(url));
    expect(await events()).toEqual([200]);
    expect(await read()).toMatchObject({ contact: null });
    expect(await caught(employer.readJobCandidate({ params }))).toMatchObject({ code: 'not-found' });
    const acts = (await employer.readJob({})).log.map(({ act }) => act);
    expect(acts.filter((act) => act === 'candidate-paid' || act === 'payment-returned')).toEqual([
      'payment-returned',
      'candidate-paid',
    ]);
    const again = await begin();
    expect(again).not.toBe(url);
    stripe.payOnce(sessionIn(again));
    await events();
    expect(await begin()).toBe('unlocked');
  });

  test('a refund that is told of before its payment keeps everything locked', async () => {
    const { read, begin } = await jobWith(stack);
    const url = await begin();
    stripe.payOnce(sessionIn(url));
    stripe.refund(sessionIn(url));
    stripe.events.reverse();
    expect(await events()).toEqual([200, 200]);
    expect(await read()).toMatchObject({ contact: null });
  });

  test.each([
    ['is asked about', ['warning_needs_response'], true],
    ['is open', ['needs_response'], false],
    ['is lost', ['needs_response', 'lost'], false],
    ['is won', ['needs_response', 'won'], true],
  ] as const)('a payment whose dispute %s unlocks as it stands: %j', async (_what, statuses, unlocked) => {
    const { read, begin } = await jobWith(stack);
    const url = await begin();
    stripe.payOnce(sessionIn(url));
    await events();
    for (const status of statuses) {
      stripe.dispute(sessionIn(url), status);
      expect(await events()).toEqual([200]);
    }
    expect(await read()).toMatchObject({ contact: unlocked ? {} : null });
  });

  test('a checkout that expired is followed by another', async () => {
    const { begin, checkoutsOf } = await jobWith(stack);
    const url = await begin();
    const session = stripe.sessions.get(sessionIn(url));
    if (!session) throw new Error('There is no such checkout.');
    stripe.happen('checkout.session.expired', Object.assign(session, { status: 'expired' }));
    await events();
    expect(await begin()).not.toBe(url);
    expect((await checkoutsOf()).map(({ status }) => status).sort()).toEqual(['closed', 'open']);
  });

  test('while Stripe is away the page is there without anything to wait for, and the checkout is not', async () => {
    const { employer, params, begin } = await jobWith(stack);
    stripe.behave('down');
    expect(await caught(employer.unlockCandidate({ params }))).toMatchObject({ code: 'unavailable', status: 503 });
    expect((await employer.readJob({})).unlocking.offered).toBe(true);
    stripe.behave('well');
    expect(await begin()).toMatch(/^http/);
  });

  test('a checkout is ended once, and one that is paid is left as it is', async () => {
    const { begin } = await jobWith(stack);
    const payments = createStripePayments({
      secretKey: stripeKeys.STRIPE_SECRET_KEY,
      apiUrl: stripe.url,
      prices: { subscription: undefined, candidate: stripeKeys.STRIPE_CANDIDATE_PRICE_ID },
      onNoPrice: () => {},
    });
    const [left, paid] = [sessionIn(await begin()), sessionIn(await (await jobWith(stack)).begin())];
    stripe.payOnce(paid);
    for (const id of [left, left, paid, 'cs_of_nobody']) await payments.closeCheckout(id);
    expect([left, paid].map((id) => stripe.sessions.get(id)?.['status'])).toEqual(['expired', 'complete']);
    await events();
  });
});

test('without a price nobody can be paid for', async () => {
  const stripe = await startStripeDouble();
  const { STRIPE_CANDIDATE_PRICE_ID: _, ...env } = stripe.env;
  const stack = await startStack({ env: { ...behindProxy, ...env } });
  const { employer, params } = await jobWith(stack);
  expect((await employer.readJob({})).unlocking).toMatchObject({ offered: false, price: null });
  expect(await caught(employer.unlockCandidate({ params }))).toMatchObject({ code: 'unavailable' });
  await stack.close();
  await stripe.stop();
});
