import { maxBodyBytes } from '@viva/api-client';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { interviewBelongings } from './account/account.ts';
import { accountRoutes, erasureJobs } from './account/routes.ts';
import { againRoutes } from './again/routes.ts';
import { type ErasingTools, removeLeftLogin } from './account/erase.ts';
import { createIdentify } from './auth/people.ts';
import { createVerifier, jwksUrl } from './auth/verifier.ts';
import { billingBelongings } from './billing/forget.ts';
import { billingRoutes } from './billing/routes.ts';
import { testCheckoutPages } from './billing/testCheckout/routes.ts';
import { chatBelongings } from './chat/belongings.ts';
import { chatRoutes } from './chat/routes.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open.ts';
import { allowOrigins } from './http/cors.ts';
import { docsRoutes } from './http/docs.ts';
import { sendFailure, sendRawFailure, useFailures } from './http/errors.ts';
import { refuseOtherHosts } from './http/otherHosts.ts';
import { type OrderReachedMail, announceCandidate } from './hiring/announcing.ts';
import { reachedMailJobs } from './hiring/reachedMail.ts';
import { healthRoutes } from './http/health.ts';
import { takeEmptyJson } from './http/jsonBody.ts';
import { createLimits } from './http/limits.ts';
import { logOptions } from './http/log.ts';
import { answerNoRoute } from './http/noRoute.ts';
import { pages } from './http/page.ts';
import { requestIdOf, tellRequestIds } from './http/requestId.ts';
import type { RouteTools } from './http/route.ts';
import { type Patience, mostConnections, usualPatience } from './http/patience.ts';
import { type RouteEntry, keepRouteTable } from './http/routeTable.ts';
import { drainInTime } from './http/drain.ts';
import { securityText } from './http/securityText.ts';
import { WindowStore } from './http/windowStore.ts';
import { internalRoutes } from './internal/routes.ts';
import { createSignatureCheck } from './internal/signature.ts';
import type { JobTimes } from './jobs/jobs.ts';
import { networkOf } from './limits/network.ts';
import { createMetrics, metricsRoute } from './ops/metrics.ts';
import { startRetention } from './ops/sweeps.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { jobPostRoutes } from './jobPosts/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { recordingRoutes } from './recordings/routes.ts';
import { type ReportOrders, reportJobs } from './reports/order.ts';
import { reportRoutes } from './reports/routes.ts';
import { type Service, livekitKeys, openService } from './service.ts';
import type { Ending } from './sessions/ending.ts';
import { createHeldInterviews } from './sessions/heldInterviews.ts';
import { roomRoutes } from './sessions/routes.ts';
import { startWatch } from './sessions/watch.ts';
import { livekitWebhook } from './webhooks/livekit.ts';
import { stripeWebhook } from './webhooks/stripe.ts';

/** Requests a minute from one address, signed-in or not; an office shares one. */
const perAddress = 1_200;

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route, as it was registered. */
    routeTable: readonly RouteEntry[];
  }
}

/** Most good tokens that are remembered at a time. */
const rememberedTokens = 10_000;

/** Waits that tests shorten, and limits that measurements widen. */
export interface Times {
  readonly jobs?: JobTimes;
  /** Time between two looks at the open sessions, in milliseconds. */
  readonly sweepMs?: number;
  readonly patience?: Patience;
  /** Multiplies what may be called in a minute. */
  readonly limits?: number;
  /** Good tokens that are remembered; with 0 every signature is checked. */
  readonly rememberedTokens?: number;
}

/** Builds the service on an open, migrated database; `app.close()` ends its jobs and its watch, not the database. */
export async function buildApp(config: Config, database: Database, times: Times = {}): Promise<FastifyInstance> {
  const { headMs, requestMs, idleMs, checkMs } = times.patience ?? usualPatience;
  const app = Fastify({
    http: { headersTimeout: headMs, connectionsCheckingInterval: checkMs },
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    logger: logOptions(config.LOG_LEVEL),
    genReqId: requestIdOf,
    // A number itself is taken for no proxy at all.
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    bodyLimit: maxBodyBytes,
    // A conversation's id may be long, and each of its characters be written as several.
    routerOptions: { maxParamLength: 2_000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: (_error, socket) => sendRawFailure(socket),
    frameworkErrors: (_error, _request, reply) => void sendFailure(reply, 'bad-request', 'The address cannot be read.'),
  });
  app.server.maxConnections = mostConnections;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('routeTable', keepRouteTable(app));
  useFailures(app);
  takeEmptyJson(app);
  tellRequestIds(app);
  refuseOtherHosts(app, config);
  drainInTime(app);
  const metrics = createMetrics(app, database);

  const deliverTestEvent = async (payload: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload })).statusCode;
  };
  const service = await openService(config, database, app.log, { metrics, deliverTestEvent, jobs: times.jobs });
  const orderReachedMail = await reachedMailJobs(service);
  const reportOrders = await reportJobs(service, (id) => announceCandidate(service.db, orderReachedMail, id));
  const ending: Ending = {
    db: service.db,
    media: service.media,
    orderReport: reportOrders.orderReport,
    onTrouble: (err) => app.log.warn({ err }, 'watch'),
  };
  const erasing = await erasureJobs(service, ending);
  interviewBelongings(service.belongings, createHeldInterviews(config.LIVEKIT_API_SECRET), service.recordings);
  billingBelongings(service);
  chatBelongings(service.belongings);
  const watch = startWatch(ending, times.sweepMs);
  app.addHook('onClose', async () => {
    await watch.stop();
    await service.close();
  });

  await pages(app, config);
  securityText(app, config);
  healthRoutes(app, service);
  metricsRoute(app, metrics, config.METRICS_TOKEN);
  const keys = livekitKeys(config);
  const onSkew = (aheadS: number) =>
    app.log.warn({ aheadS }, 'the clock of an interviewer differs from this machine’s: check that both are set by NTP');
  const interviewers = async (scope: FastifyInstance) =>
    internalRoutes(scope, ending, createSignatureCheck(keys, onSkew), service.recordings, service.textWork);
  await app.register(interviewers, { prefix: '/internal' });
  await app.register(async (scope) => livekitWebhook(scope, keys, ending, watch.nudge), { prefix: '/api/webhooks' });
  const { payments, webhookSecret, testCheckout } = service.billing;
  const stripeRoutes = async (scope: FastifyInstance) => stripeWebhook(scope, service.db, payments, webhookSecret);
  await app.register(stripeRoutes, { prefix: '/api/webhooks' });
  if (testCheckout) {
    await service.jobs.every('test-renewals', 3_600_000, testCheckout.renewDue);
    await app.register(async (scope) => testCheckoutPages(scope, testCheckout, service.brand.name));
  }
  await app.register(
    (scope) =>
      publicRoutes(scope, service, { ending, erasing, orderReachedMail, orderAgain: reportOrders.orderAgain }, times),
    {
      prefix: '/api',
    },
  );
  await startRetention(service);
  return app;
}

/** What the calls of the contract set off. */
interface PublicParts {
  readonly ending: Ending;
  readonly erasing: ErasingTools;
  readonly orderReachedMail: OrderReachedMail;
  readonly orderAgain: ReportOrders['orderAgain'];
}

/** The calls of the contract. */
async function publicRoutes(
  scope: FastifyInstance,
  service: Service,
  { ending, erasing, orderReachedMail, orderAgain }: PublicParts,
  times: Times,
): Promise<void> {
  const { limits = 1 } = times;
  const { config, db } = service;
  scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  await allowOrigins(scope, config.CORS_ORIGINS);
  answerNoRoute(scope, scope.routeTable);
  docsRoutes(scope, service.brand, '/api');
  await scope.register(rateLimit, {
    max: perAddress * limits,
    timeWindow: '1 minute',
    store: WindowStore,
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  const verify = createVerifier({
    projectId: config.FIREBASE_PROJECT_ID,
    jwksUrl: jwksUrl(config),
    remembered: times.rememberedTokens ?? rememberedTokens,
  });
  const identify = createIdentify(db, service.billing.payments.provider, verify, (uid, idToken) =>
    removeLeftLogin(erasing, uid, idToken),
  );
  const tools: RouteTools = { identify, limits: createLimits(scope, limits) };
  roomRoutes(scope, tools, service, ending);
  againRoutes(scope, tools, service);
  billingRoutes(scope, tools, service);
  accountRoutes(scope, tools, service, erasing);
  await reportRoutes(scope, tools, service, orderAgain);
  chatRoutes(scope, tools, service);
  profileRoutes(scope, tools, service);
  recordingRoutes(scope, tools, service);
  await jobPostRoutes(scope, tools, service, ending, orderReachedMail);
  await invitationRoutes(scope, tools, service);
}
