import { type Call, writeReply } from '@viva/api-client';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Identify, IdentifyOptions } from '../auth/people.ts';
import type { Person } from '../auth/verifier.ts';
import { againOnDeadlock } from '../db/deadlock.ts';
import { networkOf } from '../limits/network.ts';
import type { Limits } from './limits.ts';

/** What a handler is given: the call's parts, parsed, and who asks. */
export interface Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
  /** Set for calls of `auth: 'user'`. */
  readonly person: Person;
  readonly request: FastifyRequest;
}

/** What routes share. */
export interface RouteTools {
  readonly identify: Identify;
  readonly limits: Limits;
}

const nobody: Person = { uid: '', email: '', trialStartedAt: new Date(0), subscriptions: [] };

/** Serves one call of the contract; who asks, and how often, is seen to before a body is read. */
export function route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: FastifyInstance,
  tools: RouteTools,
  call: Call<P, Q, B, R>,
  handle: (input: Input<P, Q, B>) => Promise<z.output<R>>,
  options?: IdentifyOptions,
): void {
  const askers = new WeakMap<FastifyRequest, Person>();
  app.route({
    method: call.method,
    url: call.path,
    schema: schemaOf(call),
    ...(call.saysInError && { config: { saysInError: true } }),
    ...(call.maxBodyBytes === undefined ? {} : { bodyLimit: call.maxBodyBytes }),
    preParsing: async (request, reply) => {
      const person = call.auth === 'user' ? await tools.identify(request, options) : nobody;
      askers.set(request, person);
      await tools.limits.check(request, reply, call, person.uid || networkOf(request.ip));
    },
    handler: async (request, reply) => {
      const person = askers.get(request) ?? nobody;
      // The validator has replaced these with the schemas' output.
      const params = request.params as z.output<P>;
      const query = request.query as z.output<Q>;
      const body = request.body as z.output<B>;
      const answer = () => handle({ params, query, body, person, request });
      const text = writeReply(call, await (call.idempotent ? againOnDeadlock(answer) : answer()));
      return reply
        .header('cache-control', 'no-store')
        .type(call.replyAs === 'text' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8')
        .send(text);
    },
  });
}

function schemaOf(call: Call): FastifySchema {
  const has = (schema: z.ZodType) => !(schema instanceof z.ZodUndefined);
  return {
    ...(has(call.params) ? { params: call.params } : {}),
    ...(has(call.query) ? { querystring: call.query } : {}),
    ...(has(call.body) ? { body: call.body } : {}),
  };
}
