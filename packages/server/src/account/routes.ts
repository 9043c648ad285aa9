import { calls } from '@viva/api-client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { auditCandidate } from '../audit/audit.ts';
import { createLogins } from '../auth/logins.ts';
import { bearerToken } from '../auth/people.ts';
import { type RouteTools, route } from '../http/route.ts';
import { mailJobMs } from '../mail/mailer.ts';
import type { Service } from '../service.ts';
import type { Ending } from '../sessions/ending.ts';
import { createHeldInterviews } from '../sessions/heldInterviews.ts';
import { exportAccount } from './account.ts';
import { confirmErasure } from './confirm.ts';
import { type ErasingTools, eraseAccount, eraseRows } from './erase.ts';
import { leftUndone } from './erasureMark.ts';
import { pageOfSessions } from './sessionPages.ts';
import { eraseSession, readSession } from './sessions.ts';
import { sweepErasures } from './sweepErasures.ts';

/** The calls with which people see, take along and erase what is theirs. */
export function accountRoutes(app: FastifyInstance, tools: RouteTools, service: Service, erasing: ErasingTools): void {
  const { db, belongings } = service;
  route(app, tools, calls.listSessions, ({ person, query }) => pageOfSessions(db, person.uid, query));
  route(app, tools, calls.getSession, ({ person, params }) => readSession(db, person.uid, params.sessionId));
  route(app, tools, calls.eraseSession, async ({ person, params }) => {
    await eraseSession(erasing, person.uid, params.sessionId);
    return { erased: true as const };
  });
  route(app, tools, calls.exportAccount, async ({ person }) => {
    const exported = await exportAccount(db, belongings, person.uid);
    await auditCandidate(db, 'exported', person.uid);
    return exported;
  });
  route(
    app,
    tools,
    calls.eraseAccount,
    async ({ person, request }) => {
      await eraseAccount(erasing, person, bearerToken(request));
      return { erased: true as const };
    },
    { admitErased: true },
  );
}

/** Begins the jobs that finish erasures. */
export async function erasureJobs(service: Service, ending: Ending): Promise<ErasingTools> {
  const { db, belongings, config, jobs, media, publicUrl, recordings } = service;
  const finish = async ({ uid }: { uid: string }, signal: AbortSignal) => {
    for (const undone of await leftUndone(db, { uid })) await eraseRows(tools, undone);
    await confirmErasure(service, uid, signal);
  };
  const tools: ErasingTools = {
    ...{ db, belongings, ending, recordings },
    held: createHeldInterviews(config.LIVEKIT_API_SECRET),
    logins: createLogins({ emulatorUrl: config.AUTH_EMULATOR_URL, apiKey: config.FIREBASE_API_KEY, publicUrl }),
    orderClosing: await jobs.kind('close-room', z.object({ roomId: z.string() }), ({ roomId }) => media.close(roomId)),
    orderFinish: await jobs.kind('erasure', z.object({ uid: z.string() }), finish, mailJobMs),
  };
  service.retention.add({ name: 'erasures', run: () => sweepErasures(tools) });
  return tools;
}
