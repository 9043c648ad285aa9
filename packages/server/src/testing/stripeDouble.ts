import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { Stripe } from 'stripe';
import { freePort } from './ports.ts';
import { type StripeAnswer, type StripeParams, missing, refused, stripeParams } from './stripeWire.ts';

/** What the service is told to reach the double. */
export const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_of_the_double',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_double',
  STRIPE_PRICE_ID: 'price_of_the_double',
  STRIPE_CANDIDATE_PRICE_ID: 'price_of_a_candidate',
} as const;

type StripeObject = Record<string, unknown> & { id: string };

/** How the double answers for now. */
export type StripeMood = 'well' | 'down' | 'broken' | 'hanging';

/** A stand-in for Stripe on this machine, with the state and the rules of the few calls that the service makes. */
export type StripeDouble = Awaited<ReturnType<typeof startStripeDouble>>;

const newId = (prefix: string) => `${prefix}_${randomBytes(10).toString('hex')}`;
const seconds = () => Math.floor(Date.now() / 1000);
const month = 30 * 24 * 3600;

/** Starts the double on a port of its own; events that it would send are in `events` until {@link deliverTo} sends them. */
export async function startStripeDouble() {
  const customers = new Map<string, StripeObject>();
  const sessions = new Map<string, StripeObject>();
  const subscriptions = new Map<string, StripeObject>();
  const charges = new Map<string, StripeObject>();
  const disputes = new Map<string, StripeObject>();
  const answered = new Map<string, { readonly asked: string; readonly answer: StripeAnswer }>();
  const underWay = new Set<string>();
  const events: StripeObject[] = [];
  const requests: string[] = [];
  const waiting = new Set<ServerResponse>();
  let mood: StripeMood = 'well';

  const found = (kind: Map<string, StripeObject>, id: string, param = 'id'): StripeAnswer => {
    const object = kind.get(id);
    return object ? [200, object] : missing(id, param);
  };
  const changed = (kind: Map<string, StripeObject>, id: string, change: object): StripeAnswer => {
    const object = kind.get(id);
    if (!object) return missing(id, 'id');
    Object.assign(object, change);
    return [200, object];
  };

  /** Those of one payment. */
  const listed = (kind: Map<string, StripeObject>, params: StripeParams): StripeAnswer => {
    const data = [...kind.values()].filter((object) => object.payment_intent === params.text('payment_intent'));
    return [200, { object: 'list', data, has_more: false }];
  };

  const chargeOf = (sessionId: string): StripeObject => {
    const intent = sessions.get(sessionId)?.payment_intent;
    const charge = [...charges.values()].find(({ payment_intent: of }) => of === intent);
    if (!charge) throw new Error('Nothing was paid in this checkout.');
    return charge;
  };

  /** What Stripe would tell the webhook of an object, as it is now. */
  function happen(type: string, object: StripeObject): StripeObject {
    const event = { id: newId('evt'), object: 'event', type, created: seconds(), data: { object: { ...object } } };
    events.push(event);
    return event;
  }

  function makeSession(params: StripeParams): StripeAnswer {
    const customer = params.text('customer');
    if (customer && !customers.has(customer)) return missing(customer, 'customer');
    const price = params.text('line_items[0][price]');
    const { STRIPE_PRICE_ID: monthly, STRIPE_CANDIDATE_PRICE_ID: once } = stripeKeys;
    if (price !== (params.text('mode') === 'payment' ? once : monthly)) return missing(price, 'line_items[0][price]');
    const id = newId('cs_test');
    const session = {
      id,
      object: 'checkout.session',
      mode: params.text('mode'),
      status: 'open',
      payment_status: 'unpaid',
      customer: customer || null,
      client_reference_id: params.text('client_reference_id'),
      subscription: null,
      success_url: params.text('success_url'),
      cancel_url: params.text('cancel_url'),
      url: `${url}/pay/${id}`,
    };
    sessions.set(id, session);
    return [200, session];
  }

  function answerTo(method: string, path: string, params: StripeParams): StripeAnswer {
    const [, , kind = '', ...rest] = path.split('/');
    const [id = '', action = ''] = kind === 'checkout' ? rest.slice(1) : rest;
    switch (`${method} ${kind}${id ? '/id' : ''}${action ? `/${action}` : ''}`) {
      case 'POST customers': {
        const customer = { id: newId('cus'), object: 'customer', email: params.text('email') };
        customers.set(customer.id, customer);
        return [200, customer];
      }
      case 'DELETE customers/id': {
        const gone = [...subscriptions.values()].filter(({ customer }) => customer === id);
        for (const subscription of gone) {
          subscription.status = 'canceled';
          happen('customer.subscription.deleted', subscription);
        }
        return customers.delete(id) ? [200, { id, object: 'customer', deleted: true }] : missing(id, 'id');
      }
      case 'POST checkout':
        return makeSession(params);
      case 'GET checkout': {
        const wanted = (session: StripeObject) =>
          params.text('payment_intent')
            ? session.payment_intent === params.text('payment_intent')
            : session.customer === params.text('customer') && session.status === params.text('status');
        return [200, { object: 'list', data: [...sessions.values()].filter(wanted), has_more: false }];
      }
      case 'GET checkout/id':
        return found(sessions, id);
      case 'POST checkout/id/expire':
        if (sessions.get(id)?.status === 'complete') return refused(400, 'Only open Checkout Sessions can be expired.');
        return changed(sessions, id, { status: 'expired' });
      case 'GET charges':
        return listed(charges, params);
      case 'GET disputes':
        return listed(disputes, params);
      case 'GET prices/id': {
        const price = { id, object: 'price', unit_amount: 4_900, currency: 'eur' };
        return id === stripeKeys.STRIPE_CANDIDATE_PRICE_ID ? [200, price] : missing(id, 'price');
      }
      case 'GET subscriptions/id':
        return found(subscriptions, id);
      case 'POST subscriptions/id': {
        if (subscriptions.get(id)?.status === 'incomplete')
          return refused(400, 'A subscription with the status incomplete can only have its metadata updated.');
        const answer = changed(subscriptions, id, { cancel_at_period_end: true });
        const subscription = subscriptions.get(id);
        if (subscription) happen('customer.subscription.updated', subscription);
        return answer;
      }
      default:
        return [404, { error: { type: 'invalid_request_error', message: `Unrecognized request URL ${path}` } }];
    }
  }

  function answer(request: IncomingMessage, address: string, body: string): StripeAnswer {
    const method = request.method ?? '';
    if (request.headers.authorization !== `Bearer ${stripeKeys.STRIPE_SECRET_KEY}`) {
      return refused(401, 'Invalid API Key provided');
    }
    if (mood === 'broken') return [500, { error: { type: 'api_error', message: 'Something broke.' } }];
    const { pathname, search } = new URL(address, url);
    return answerTo(method, pathname, stripeParams(body || search));
  }

  /** A key gives its first answer again, refuses other parameters, and is busy until it has one. */
  async function answerOnce(request: IncomingMessage, body: string): Promise<StripeAnswer> {
    const address = request.url ?? '';
    const key = String(request.headers['idempotency-key'] ?? '');
    requests.push(`${request.method} ${address.split('?')[0]}`);
    if (!key || request.method !== 'POST') return answer(request, address, body);
    const asked = `${address} ${body}`;
    const earlier = answered.get(key);
    if (earlier && earlier.asked !== asked) return refused(400, 'Keys for idempotent requests…', 'idempotency_error');
    if (earlier) return earlier.answer;
    if (underWay.has(key)) return refused(409, 'There is currently another in-progress request', 'idempotency_error');
    underWay.add(key);
    // Long enough for a second click to meet the first.
    await new Promise((resume) => setTimeout(resume, 20));
    underWay.delete(key);
    const made = answer(request, address, body);
    if (made[0] < 400 || made[0] >= 500) answered.set(key, { asked, answer: [made[0], { ...made[1] }] });
    return made;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (mood === 'down') return void request.socket.destroy();
    if (mood === 'hanging') return void waiting.add(response.once('close', () => waiting.delete(response)));
    const [status, object] = await answerOnce(request, body);
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') });
    response.end(JSON.stringify(object));
  }

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));

  return {
    url,
    env: { ...stripeKeys, STRIPE_API_URL: url },
    events,
    /** Method and path of every request so far. */
    requests,
    customers,
    sessions,
    subscriptions,
    behave: (how: StripeMood) => void (mood = how),
    /** How many wait for an answer that does not come. */
    hanging: () => waiting.size,
    /** Breaks the connections off on which somebody waits. */
    hangUp: () => waiting.forEach((response) => response.destroy()),
    happen,
    /** Somebody pays once on Stripe's page; the bank may take its time. */
    payOnce(sessionId: string, payment: 'paid' | 'unpaid' = 'paid') {
      const session = sessions.get(sessionId);
      if (!session) throw new Error('There is no such checkout.');
      const intent = newId('pi');
      Object.assign(session, { status: 'complete', payment_status: payment, payment_intent: intent });
      const charge = {
        id: newId('ch'),
        object: 'charge',
        payment_intent: intent,
        paid: payment === 'paid',
        refunded: false,
      };
      charges.set(charge.id, charge);
      happen('checkout.session.completed', session);
    },
    /** What was paid goes back, or a part of it. */
    refund(sessionId: string, part: 'whole' | 'half' = 'whole') {
      const charge = chargeOf(sessionId);
      happen('charge.refunded', Object.assign(charge, { refunded: part === 'whole' }));
    },
    /** The bank of the payer asks for the money, and decides. */
    dispute(sessionId: string, status: 'warning_needs_response' | 'needs_response' | 'lost' | 'won') {
      const { payment_intent: intent } = chargeOf(sessionId);
      const open = [...disputes.values()].find(({ payment_intent: of }) => of === intent);
      const dispute = Object.assign(open ?? { id: newId('dp'), object: 'dispute', payment_intent: intent }, { status });
      disputes.set(dispute.id, dispute);
      happen(`charge.dispute.${open ? 'closed' : 'created'}`, dispute);
    },
    /** Somebody pays for a subscription on Stripe's page. */
    pay(sessionId: string) {
      const session = sessions.get(sessionId);
      if (!session) throw new Error('There is no such checkout.');
      const subscription = {
        id: newId('sub'),
        object: 'subscription',
        customer: session.customer,
        status: 'active',
        cancel_at: null,
        cancel_at_period_end: false,
        items: { object: 'list', data: [{ current_period_end: seconds() + month }] },
      };
      subscriptions.set(subscription.id, subscription);
      Object.assign(session, { status: 'complete', payment_status: 'paid', subscription: subscription.id });
      happen('customer.subscription.created', subscription);
      happen('checkout.session.completed', session);
      return subscription;
    },
    /** Sends everything that has happened to the service, signed, and forgets it; gives the statuses. */
    async deliverTo(serviceUrl: string): Promise<number[]> {
      const statuses: number[] = [];
      for (const event of events.splice(0)) statuses.push(await sendStripeEvent(serviceUrl, event));
      return statuses;
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Sends one event to the service's webhook; `flaw` is what is wrong with its signature. */
export async function sendStripeEvent(
  serviceUrl: string,
  event: object,
  flaw: { readonly secret?: string; readonly ageS?: number; readonly signed?: string } = {},
): Promise<number> {
  const body = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: flaw.signed ?? body,
    secret: flaw.secret ?? stripeKeys.STRIPE_WEBHOOK_SECRET,
    timestamp: seconds() - (flaw.ageS ?? 0),
  });
  const response = await fetch(`${serviceUrl}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body,
  });
  await response.text();
  return response.status;
}
