import { calls } from '@viva/api-client';
import type { FastifyInstance } from 'fastify';
import { type RouteTools, route } from '../http/route.ts';
import type { Service } from '../service.ts';
import { createBuiltInAssistant } from './assistant/builtIn.ts';
import { createChat } from './conversation.ts';
import type { ProductFacts } from './facts.ts';
import { endpointModel } from './model/chatModel.ts';

/** Longest wait for a chat model, in milliseconds: well below what the contract lets callers wait. */
const patienceMs = 20_000;

/** The text chat of the service. */
export function chatRoutes(app: FastifyInstance, tools: RouteTools, service: Service): void {
  const { config, db, access, log, brand } = service;
  const facts: ProductFacts = {
    brand: brand.name,
    support: brand.supportEmail,
    blog: config.BLOG_URL,
    trialDays: config.TRIAL_DAYS,
    maxMinutes: config.INTERVIEW_MAX_MINUTES,
  };
  const model = config.LLM_BASE_URL
    ? endpointModel({ baseUrl: config.LLM_BASE_URL, apiKey: config.LLM_API_KEY, model: config.LLM_MODEL })
    : undefined;
  const chat = createChat({ db, facts, assistant: createBuiltInAssistant(facts), model, log, patienceMs });

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
