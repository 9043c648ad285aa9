import { type Subscription, calls } from '@viva/api-client';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/failure.ts';
import { type RouteTools, route } from '../http/route.ts';
import type { Service } from '../service.ts';
import { cancelSubscriptions } from './cancel.ts';
import { type Purchase, openCheckout, paymentOf } from './checkouts.ts';
import { PaymentsAway } from './payments.ts';

/** The public calls about the subscription. */
export function billingRoutes(app: FastifyInstance, tools: RouteTools, service: Service): void {
  const { db, access, publicUrl } = service;
  const { payments } = service.billing;

  function refuseSubscribers({ subscription_status: status }: Subscription): void {
    if (status === 'active') throw new Refusal('already-subscribed', 'You already have a subscription.');
    if (status === 'canceling') {
      const message = 'Your subscription hasn’t ended yet. You can subscribe again when it does.';
      throw new Refusal('already-subscribed', message);
    }
  }

  route(app, tools, calls.checkSubscription, async ({ person }) => access.standing(person));

  route(app, tools, calls.createCheckoutSession, async ({ person }) => {
    refuseSubscribers(access.standing(person));
    const purchase: Purchase = {
      kind: 'subscription',
      subject: person.uid,
      person,
      successUrl: `${publicUrl}/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${publicUrl}/subscription`,
    };
    let checkout = await openCheckout(db, service.billing, purchase).catch(away);
    if (checkout === 'paid') {
      refuseSubscribers(await access.standingNow(person));
      // What was paid for has ended meanwhile.
      checkout = await openCheckout(db, service.billing, purchase).catch(away);
    }
    if (checkout !== 'paid') return checkout;
    throw new Refusal('already-subscribed', 'Your payment is being processed. Please come back in a moment.');
  });

  route(app, tools, calls.checkPayment, async ({ person, query }) => ({
    state: await paymentOf(db, payments, person.uid, query.session_id).catch(away),
  }));

  route(app, tools, calls.cancelSubscription, ({ person }) =>
    cancelSubscriptions(db, payments, person.uid).catch(away),
  );
}

function away(cause: unknown): never {
  if (!(cause instanceof PaymentsAway)) throw cause;
  const message = 'The payment provider isn’t responding right now. Please try again in a few minutes.';
  throw new Refusal('unavailable', message, { cause });
}
