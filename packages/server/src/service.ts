import type { FastifyBaseLogger } from 'fastify';
import { type Belongings, createBelongings } from './account/belongings.ts';
import { type Access, createAccess } from './billing/access.ts';
import { type Billing, openBilling } from './billing/billing.ts';
import type { Deliver } from './billing/testCheckout/payments.ts';
import type { Config } from './config.ts';
import type { Database, Db } from './db/open.ts';
import { type Jobs, type JobTimes, openJobs } from './jobs/jobs.ts';
import { type Mailer, createMailer } from './mail/mailer.ts';
import { createLiveKitMedia } from './media/livekit.ts';
import type { Metrics } from './ops/metrics.ts';
import { type Retention, createRetention } from './ops/retention.ts';
import { type Recordings, openRecordings } from './recordings/open.ts';
import type { Media } from './sessions/media.ts';
import { type TextWork, openTextWork } from './textWork/textWork.ts';

/** What every area of the service stands on; made once for a process. */
export interface Service {
  readonly config: Config;
  readonly db: Db;
  readonly media: Media;
  readonly mailer: Mailer;
  readonly jobs: Jobs;
  readonly access: Access;
  readonly billing: Billing;
  /** Where areas say what they keep of people, for export and erasure. */
  readonly belongings: Belongings;
  /** Where areas say what they let go of after a while. */
  readonly retention: Retention;
  /** The sound of answers. */
  readonly recordings: Recordings;
  /** Threads for work on strangers' text. */
  readonly textWork: TextWork;
  readonly brand: { readonly name: string; readonly supportEmail: string };
  /** The page's address, without a slash at its end; links in e-mails begin with it. */
  readonly publicUrl: string;
  readonly log: FastifyBaseLogger;
  readonly close: () => Promise<void>;
}

/** The LiveKit key pair; what interviewers send is signed with it too. */
export const livekitKeys = (config: Config) => ({
  apiKey: config.LIVEKIT_API_KEY,
  apiSecret: config.LIVEKIT_API_SECRET,
});

/** What the service is opened with besides its configuration and database. */
export interface ServiceParts {
  readonly metrics: Pick<Metrics, 'swept' | 'jobGivenUp'>;
  /** Gives the test checkout's events to the webhook. */
  readonly deliverTestEvent: Deliver;
  readonly jobs?: JobTimes | undefined;
}

/** Opens what the areas stand on; `close` ends it, but not the database. */
export async function openService(
  config: Config,
  { db }: Database,
  log: FastifyBaseLogger,
  { metrics, deliverTestEvent, jobs: times }: ServiceParts,
): Promise<Service> {
  const brand = { name: config.BRAND_NAME, supportEmail: config.SUPPORT_EMAIL };
  const mailer = createMailer(config.SMTP_URL, config.MAIL_FROM ?? { name: brand.name, address: brand.supportEmail });
  const jobs = await openJobs(
    config.DATABASE_URL,
    {
      onError: (err, failed) => log.warn({ err, ...failed }, failed ? 'a job failed and is tried again' : 'jobs'),
      onGivenUp(given) {
        metrics.jobGivenUp(given.kind);
        log.error(given, 'a job has failed for good: see npm run jobs');
      },
    },
    times,
  );
  const publicUrl = config.PUBLIC_URL ?? `http://127.0.0.1:${config.PORT}`;
  const retention = createRetention(log, metrics.swept);
  const recordings = await openRecordings({ config, db, jobs, retention });
  const textWork = openTextWork({ onDeath: (err) => log.warn({ err }, 'a process for work on text ended') });
  const billing = await openBilling(config, { db, jobs, publicUrl, log }, deliverTestEvent);
  return {
    config,
    db,
    media: createLiveKitMedia({ url: config.LIVEKIT_URL, ...livekitKeys(config) }),
    mailer,
    jobs,
    access: createAccess(db, { trialDays: config.TRIAL_DAYS, provider: billing.payments.provider }),
    billing,
    belongings: createBelongings(),
    retention,
    recordings,
    textWork,
    brand,
    publicUrl,
    log,
    async close() {
      await jobs.stop();
      await textWork.close();
      mailer.close();
      recordings.store.close();
    },
  };
}
