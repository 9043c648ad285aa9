import type { CallName } from '@viva/api-client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './failure.ts';

/** Requests a minute that one account (one address, without an account) may make of a call. */
const perMinute: Partial<Record<CallName, number>> = {
  generateRoom: 20,
  requestInterviewer: 30,
  exportAccount: 6,
  eraseAccount: 6,
};
const usual = 120;

/** How often somebody may call. */
export interface Limits {
  /** Counts the request. @throws {Refusal} `rate-limited`, with Retry-After set on the reply. */
  readonly check: (request: FastifyRequest, reply: FastifyReply, call: string, who: string) => Promise<void>;
}

/** Limits per call and caller; needs `@fastify/rate-limit` to be registered. */
export function createLimits(app: FastifyInstance): Limits {
  const counters = new Map<string, ReturnType<typeof app.createRateLimit>>();
  const known = new Map<string, number>(Object.entries(perMinute));
  const whoAsks = new WeakMap<object, string>();

  function counterOf(call: string) {
    const existing = counters.get(call);
    if (existing) return existing;
    const counter = app.createRateLimit({
      max: known.get(call) ?? usual,
      timeWindow: '1 minute',
      keyGenerator: (request) => `${call}:${whoAsks.get(request) ?? request.ip}`,
    });
    counters.set(call, counter);
    return counter;
  }

  return {
    async check(request, reply, call, who) {
      whoAsks.set(request, who);
      const result = await counterOf(call)(request);
      if (result.isAllowed || !result.isExceeded) return;
      void reply.header('retry-after', result.ttlInSeconds);
      throw new Refusal('rate-limited', `Too many requests. Please wait ${result.ttlInSeconds} seconds and try again.`);
    },
  };
}
