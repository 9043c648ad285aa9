import { calls } from '@viva/api-client';
import type { FastifyInstance } from 'fastify';
import { type RouteTools, route } from '../http/route.ts';
import type { Service } from '../service.ts';
import { exportProfile, putResume, readProfile, removeResume, saveProfile, sweepProfiles } from './profiles.ts';

/** The calls about the practice profile. */
export function profileRoutes(
  app: FastifyInstance,
  tools: RouteTools,
  { db, belongings, retention, config }: Service,
): void {
  retention.add({ name: 'profiles', run: () => sweepProfiles(db, config.RETENTION_RESUMES_DAYS) });
  belongings.add({ name: 'profile', read: exportProfile });
  route(app, tools, calls.getProfile, ({ person }) => readProfile(db, person.uid));
  route(app, tools, calls.saveProfile, ({ person, body }) => saveProfile(db, person.uid, body));
  route(app, tools, calls.putResume, ({ person, body }) => putResume(db, person.uid, body));
  route(app, tools, calls.removeResume, ({ person }) => removeResume(db, person.uid));
}
