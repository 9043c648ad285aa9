import { calls } from '@viva/api-client';
import type { FastifyInstance } from 'fastify';
import { type RouteTools, route } from '../http/route.ts';
import type { Service } from '../service.ts';
import { dueQuestions, exportLevels } from './answers.ts';
import { comparisonOf } from './compare.ts';
import { dropAnswer, exportKept, keepAnswer, keptOf } from './myAnswers.ts';
import { makeTry } from './tries.ts';

/** The calls with which a question is said again, now or when it is due, tries are compared, and good answers are kept. */
export function againRoutes(
  app: FastifyInstance,
  tools: RouteTools,
  { db, access, belongings }: Pick<Service, 'db' | 'access' | 'belongings'>,
): void {
  belongings.add({ name: 'questions', read: exportLevels });
  belongings.add({ name: 'answers', read: exportKept });

  route(app, tools, calls.sayAgain, async ({ person, params }) => {
    access.require(person);
    return { room_id: await makeTry(db, { uid: person.uid, ...params }) };
  });

  route(app, tools, calls.compareTries, ({ person, params }) => comparisonOf(db, person.uid, params.sessionId));

  route(app, tools, calls.listDueQuestions, async ({ person, query: { until } }) => ({
    questions: await dueQuestions(db, person.uid, until === undefined ? new Date() : new Date(until)),
  }));

  route(app, tools, calls.keepAnswer, async ({ person, params }) => {
    await keepAnswer(db, { uid: person.uid, ...params });
    return { kept: true as const };
  });

  route(app, tools, calls.dropAnswer, async ({ person, params }) => {
    await dropAnswer(db, { uid: person.uid, ...params });
    return { kept: false as const };
  });

  route(app, tools, calls.listKeptAnswers, async ({ person }) => ({ answers: await keptOf(db, person.uid) }));
}
