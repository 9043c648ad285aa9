import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { PaymentsAway } from '../payments.ts';
import type { TestSession } from './objects.ts';
import { checkoutOverPage, checkoutPage } from './page.ts';
import type { TestPayments } from './payments.ts';

const paramsSchema = z.object({ id: z.string().regex(/^cs_local_[0-9a-f]{48}$/) });
const nothing = 'Nothing to pay here';
const choiceSchema = z.enum(['pay', 'decline', 'back']);

/**
 * Serves the test checkout's pages. Whoever has the address may pay, as on Stripe's page: its id cannot be guessed, and
 * is worth one payment for the one account that it was made for.
 */
export function testCheckoutPages(app: FastifyInstance, payments: TestPayments, brand: string): void {
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser<string>(form, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  );
  const show = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  const gone = (reply: FastifyReply) =>
    show(
      reply,
      404,
      checkoutOverPage(brand, nothing, 'This checkout is no longer here. Nothing was paid.', {
        href: '/',
        label: 'Go to the start page',
      }),
    );
  const over = (reply: FastifyReply, session: TestSession) => {
    if (session.status === 'expired') return gone(reply);
    const next = { href: successOf(session), label: 'Continue' };
    return show(reply, 200, checkoutOverPage(brand, nothing, 'This checkout has already been paid.', next));
  };
  const find = async (params: unknown) => {
    const parsed = paramsSchema.safeParse(params);
    return parsed.success ? payments.find(parsed.data.id) : undefined;
  };

  app.get('/test-checkout/:id', async (request, reply) => {
    const session = await find(request.params);
    if (!session) return gone(reply);
    if (session.status !== 'open') return over(reply, session);
    const declined = z.object({ declined: z.string() }).safeParse(request.query).success;
    const view = { brand, kind: session.mode, action: `/test-checkout/${session.id}`, declined };
    return show(reply, 200, checkoutPage(view));
  });

  app.post('/test-checkout/:id', async (request, reply) => {
    const session = await find(request.params);
    if (!session) return gone(reply);
    const chosen = z.object({ choice: choiceSchema }).safeParse(request.body);
    const here = `/test-checkout/${session.id}`;
    if (!chosen.success || session.status === 'expired') return reply.redirect(here, 303);
    try {
      switch (chosen.data.choice) {
        case 'back':
          return reply.redirect(session.status === 'open' ? session.cancel_url : here, 303);
        case 'decline':
          await payments.decline(session.id);
          return reply.redirect(session.status === 'open' ? `${here}?declined` : here, 303);
        case 'pay':
          await payments.pay(session.id);
          return reply.redirect(successOf(session), 303);
      }
    } catch (error) {
      if (!(error instanceof PaymentsAway)) throw error;
      request.log.error({ err: error }, 'test checkout');
      const again = { href: here, label: 'Try again' };
      const message = 'We couldn’t pass on the payment. Please try again.';
      return show(reply, 503, checkoutOverPage(brand, 'Not paid yet', message, again));
    }
  });
}

const successOf = ({ id, success_url: url }: TestSession) => url.replace('{CHECKOUT_SESSION_ID}', id);
