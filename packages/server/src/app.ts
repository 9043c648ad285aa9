import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { interviewBelongings } from './account/account.ts';
import { accountRoutes, erasureJobs } from './account/routes.ts';
import type { ErasingTools } from './account/erase.ts';
import { createIdentify } from './auth/people.ts';
import { createVerifier, jwksUrl } from './auth/verifier.ts';
import { billingBelongings } from './billing/forget.ts';
import { billingRoutes } from './billing/routes.ts';
import { testCheckoutPages } from './billing/testCheckout/routes.ts';
import { chatBelongings } from './chat/belongings.ts';
import { chatRoutes } from './chat/routes.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open.ts';
import { useFailures } from './http/errors.ts';
import { healthRoutes } from './http/health.ts';
import { takeEmptyJson } from './http/jsonBody.ts';
import { createLimits } from './http/limits.ts';
import { logOptions } from './http/log.ts';
import { pages } from './http/page.ts';
import type { RouteTools } from './http/route.ts';
import { internalRoutes } from './internal/routes.ts';
import { createSignatureCheck } from './internal/signature.ts';
import type { JobTimes } from './jobs/jobs.ts';
import { reportJobs } from './reports/order.ts';
import { type Service, livekitKeys, openService } from './service.ts';
import type { Ending } from './sessions/ending.ts';
import { roomRoutes } from './sessions/routes.ts';
import { startWatch } from './sessions/watch.ts';
import { forgetOldEvents, livekitWebhook } from './webhooks/livekit.ts';
import { stripeWebhook } from './webhooks/stripe.ts';

/** Requests a minute from one address, signed-in or not; an office shares one. */
const perAddress = 1_200;

/** Waits that tests shorten. */
export interface Times {
  readonly jobs?: JobTimes;
  /** Time between two looks at the open sessions, in milliseconds. */
  readonly sweepMs?: number;
}

/** Builds the service on an open, migrated database; `app.close()` ends its jobs and its watch, not the database. */
export async function buildApp(config: Config, database: Database, times: Times = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(config.LOG_LEVEL),
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  useFailures(app);
  takeEmptyJson(app);

  const deliverTestEvent = async (payload: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload })).statusCode;
  };
  const service = await openService(config, database, app.log, deliverTestEvent, times.jobs);
  const ending: Ending = {
    db: service.db,
    media: service.media,
    orderReport: await reportJobs(service),
    onTrouble: (err) => app.log.warn({ err }, 'watch'),
  };
  const erasing = await erasureJobs(service, ending);
  interviewBelongings(service.belongings);
  await billingBelongings(service);
  chatBelongings(service.belongings);
  const watch = startWatch(ending, times.sweepMs);
  await forgetOldEvents(service.db);
  app.addHook('onClose', async () => {
    await watch.stop();
    await service.close();
  });

  await pages(app, config);
  healthRoutes(app, service);
  const keys = livekitKeys(config);
  await app.register(async (scope) => internalRoutes(scope, ending, createSignatureCheck(keys)), {
    prefix: '/internal',
  });
  await app.register(async (scope) => livekitWebhook(scope, keys, ending, watch.nudge), { prefix: '/api/webhooks' });
  const { payments, webhookSecret, testCheckout } = service.billing;
  const stripeRoutes = async (scope: FastifyInstance) => stripeWebhook(scope, service.db, payments, webhookSecret);
  await app.register(stripeRoutes, { prefix: '/api/webhooks' });
  if (testCheckout) await app.register(async (scope) => testCheckoutPages(scope, testCheckout, service.brand.name));
  await app.register((scope) => publicRoutes(scope, service, ending, erasing), { prefix: '/api' });
  return app;
}

/** The calls of the contract. */
async function publicRoutes(
  scope: FastifyInstance,
  service: Service,
  ending: Ending,
  erasing: ErasingTools,
): Promise<void> {
  const { config, db } = service;
  await scope.register(rateLimit, { max: perAddress, timeWindow: '1 minute' });
  const verify = createVerifier({ projectId: config.FIREBASE_PROJECT_ID, jwksUrl: jwksUrl(config) });
  const tools: RouteTools = { identify: createIdentify(db, verify), limits: createLimits(scope) };
  roomRoutes(scope, tools, service, ending);
  billingRoutes(scope, tools, service);
  accountRoutes(scope, tools, service, erasing);
  chatRoutes(scope, tools, service);
}
