import { type Call, perMinuteOf } from '@viva/api-client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../limits/network.ts';
import { Refusal } from './failure.ts';

/** How often somebody may call. Counted in memory: of several processes, each counts for itself. */
export interface Limits {
  /** Counts the request. @throws {Refusal} `rate-limited`, with Retry-After set on the reply. */
  readonly check: (request: FastifyRequest, reply: FastifyReply, call: Call, who: string) => Promise<void>;
}

/**
 * Limits per call and caller, as the contract has them, times `factor`; needs `@fastify/rate-limit` to be registered.
 */
export function createLimits(app: FastifyInstance, factor = 1): Limits {
  const counters = new Map<string, ReturnType<typeof app.createRateLimit>>();
  const whoAsks = new WeakMap<object, string>();

  function counterOf(call: Call) {
    const existing = counters.get(call.name);
    if (existing) return existing;
    const counter = app.createRateLimit({
      max: perMinuteOf(call) * factor,
      timeWindow: '1 minute',
      keyGenerator: (request) => `${call.name}:${whoAsks.get(request) ?? networkOf(request.ip)}`,
    });
    counters.set(call.name, counter);
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
