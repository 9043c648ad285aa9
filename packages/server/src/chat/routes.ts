import { calls } from '@viva/api-client';
import type { FastifyInstance } from 'fastify';
import { type RouteTools, route } from '../http/route.ts';
import { modelOf } from '../model/client.ts';
import type { Service } from '../service.ts';
import type { ReadMessage } from './assistant/reading.ts';
import { createChat } from './conversation.ts';
import type { ProductFacts } from './facts.ts';

/** Longest wait for a chat model, in milliseconds: well below what the contract lets callers wait. */
const patienceMs = 20_000;

/** The text chat of the service. */
export function chatRoutes(app: FastifyInstance, tools: RouteTools, service: Service): void {
  const { config, db, access, log, brand, textWork } = service;
  const facts: ProductFacts = {
    brand: brand.name,
    support: brand.supportEmail,
    blog: config.BLOG_URL,
    trialDays: config.TRIAL_DAYS,
    maxMinutes: config.INTERVIEW_MAX_MINUTES,
  };
  const model = modelOf(config);
  const read: ReadMessage = (input) => textWork.run('readMessage', input);
  const chat = createChat({ db, facts, read, model, log, patienceMs });

  route(app, tools, calls.sendChatMessage, async ({ person, params, body }) => {
    access.require(person);
    // PostgreSQL takes no NUL, and nobody types the others.
    const message = body.message
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .toWellFormed()
      .trim();
    return { response: await chat.say({ ownerUid: person.uid, conversationId: params.conversationId }, message) };
  });
}
