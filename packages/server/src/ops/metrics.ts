import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '../db/open.ts';
import { sendFailure } from '../http/errors.ts';
import { jobsSchema } from '../jobs/jobsSchema.ts';

/** Figures of this process, and of what all processes share, for Prometheus. */
export interface Metrics {
  /** Counts things that went by their retention time. */
  readonly swept: (name: string, count: number) => void;
  /** Counts a job that is given up. */
  readonly jobGivenUp: (kind: string) => void;
  /** Everything in Prometheus's text form. */
  readonly text: () => Promise<string>;
}

const seconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Measures every request of the app, the pool, jobs, sessions and the process itself; call it before routes are made. */
export function createMetrics(app: FastifyInstance, database: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const labels = { labelNames: ['method', 'route', 'status'], registers };
  const requests = new Histogram({
    ...{ name: 'viva_http_request_seconds', help: 'Requests by route and status.', ...labels, buckets: seconds },
  });
  const swept = new Counter({
    ...{ name: 'viva_retention_removed_total', help: 'Things that went by their retention time.' },
    ...{ labelNames: ['what'], registers },
  });
  const givenUp = new Counter({
    ...{ name: 'viva_jobs_given_up_total', help: 'Jobs that failed for good, as told by this process.' },
    ...{ labelNames: ['kind'], registers },
  });
  poolGauge(database, registers);
  const shared = sharedGauges(registers);

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  return {
    swept: (what, count) => swept.inc({ what }, count),
    jobGivenUp: (kind) => givenUp.inc({ kind }),
    async text() {
      await shared(database);
      return registry.metrics();
    },
  };
}

function poolGauge({ pool }: Database, registers: Registry[]): void {
  new Gauge({
    ...{ name: 'viva_database_connections', help: 'Connections of this process.', labelNames: ['state'], registers },
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited-for' }, pool.waitingCount);
    },
  });
}

/** What every process tells the same of, since it is in the database. */
function sharedGauges(registers: Registry[]): (database: Database) => Promise<void> {
  const up = new Gauge({ name: 'viva_database_up', help: 'Whether the database answers.', registers });
  const sessions = new Gauge({ name: 'viva_sessions_open', help: 'Interviews that run, of all processes.', registers });
  const jobs = new Gauge({
    ...{
      name: 'viva_jobs',
      help: 'Jobs by kind and state, of all processes.',
      labelNames: ['kind', 'state'],
      registers,
    },
  });
  return async ({ pool }) => {
    try {
      const open = await pool.query<{ n: number }>(`select count(*)::int as n from sessions where status = 'open'`);
      const states = await pool.query<{ name: string; state: string; n: number }>(
        `select name, state::text, count(*)::int as n from ${jobsSchema}.job where state <> 'completed' group by 1, 2`,
      );
      sessions.set(open.rows[0]?.n ?? 0);
      jobs.reset();
      for (const { name, state, n } of states.rows) jobs.set({ kind: name, state }, n);
      up.set(1);
    } catch {
      // The figures of the process itself are worth most just then.
      up.set(0);
    }
  };
}

/** `/metrics`, for this machine and for whoever knows the token; to everybody else it is not there. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!(isOfThisMachine(request) || bearsToken(request, token)))
      return sendFailure(reply, 'not-found', 'There is nothing at this address.');
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4')
      .send(await metrics.text());
  });
}

/** Behind a proxy on this machine everybody comes from loopback; then only the token counts. */
function isOfThisMachine({ raw, headers }: FastifyRequest): boolean {
  const forwarded = Object.keys(headers).some((name) => /^(forwarded|via|x-forwarded-|x-real-ip)/.test(name));
  const address = raw.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  return !forwarded && isIP(address) !== 0 && (address === '::1' || address.startsWith('127.'));
}

function bearsToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return false;
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
