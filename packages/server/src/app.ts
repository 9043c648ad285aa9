import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createIdentify } from './auth/people.ts';
import { createVerifier, jwksUrl } from './auth/verifier.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open.ts';
import { useFailures } from './http/errors.ts';
import { failureBody } from './http/failure.ts';
import { createLimits } from './http/limits.ts';
import { logOptions } from './http/log.ts';
import { pages } from './http/page.ts';
import { internalRoutes } from './internal/routes.ts';
import { createSignatureCheck } from './internal/signature.ts';
import { createLiveKitMedia } from './media/livekit.ts';
import { createMailer } from './reports/mail.ts';
import { makeReport } from './reports/make.ts';
import { type QueueTimes, openReportQueue } from './reports/queue.ts';
import { roomRoutes } from './sessions/routes.ts';
import type { Ending } from './sessions/ending.ts';
import { startWatch } from './sessions/watch.ts';
import { forgetOldEvents, livekitWebhook } from './webhooks/livekit.ts';

/** Requests a minute from one address, signed-in or not; an office shares one. */
const perAddress = 1_200;

/** Waits that tests shorten. */
export interface Times {
  readonly queue?: QueueTimes;
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

  const { db } = database;
  const keys = { apiKey: config.LIVEKIT_API_KEY, apiSecret: config.LIVEKIT_API_SECRET };
  const media = createLiveKitMedia({ url: config.LIVEKIT_URL, ...keys });
  const brand = { name: config.BRAND_NAME, supportEmail: config.SUPPORT_EMAIL };
  const mailer = createMailer(config.SMTP_URL, config.MAIL_FROM ?? { name: brand.name, address: brand.supportEmail });
  const publicUrl = config.PUBLIC_URL ?? `http://127.0.0.1:${config.PORT}`;
  const queue = await openReportQueue(
    config.DATABASE_URL,
    (err, sessionId) =>
      app.log.error({ err, sessionId }, sessionId ? 'a report failed and is tried again' : 'job queue'),
    times.queue,
  );
  const ending: Ending = {
    db,
    media,
    orderReport: queue.order,
    onTrouble: (err) => app.log.warn({ err }, 'watch'),
  };
  const watch = startWatch(ending, times.sweepMs);
  await forgetOldEvents(db);
  await queue.work((sessionId) => makeReport({ db, mailer, brand, publicUrl }, sessionId));
  app.addHook('onClose', async () => {
    await watch.stop();
    await queue.stop();
    mailer.close();
  });

  await pages(app, config);
  const internal = async (scope: FastifyInstance) => internalRoutes(scope, ending, createSignatureCheck(keys));
  await app.register(internal, { prefix: '/internal' });
  await app.register(async (scope) => livekitWebhook(scope, keys, ending, watch.nudge), { prefix: '/api/webhooks' });
  await app.register(
    async (scope) => {
      await scope.register(rateLimit, { max: perAddress, timeWindow: '1 minute' });
      const verify = createVerifier({ projectId: config.FIREBASE_PROJECT_ID, jwksUrl: jwksUrl(config) });
      const tools = { identify: createIdentify(db, verify), limits: createLimits(scope) };
      roomRoutes(scope, tools, ending, { trialDays: config.TRIAL_DAYS, maxMs: config.INTERVIEW_MAX_MINUTES * 60_000 });
    },
    { prefix: '/api' },
  );

  app.get('/healthz', { logLevel: 'silent' }, async () => ({ ok: true }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const [data, voice] = await Promise.all([
      db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
      media.reachable(),
    ]);
    if (data && voice) return { ok: true };
    return reply
      .code(503)
      .send(failureBody('unavailable', `Not ready: ${data ? 'the media server' : 'the database'} does not answer.`));
  });
  return app;
}

/** A body that is announced as JSON and empty is no body: some calls have none. */
function takeEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
