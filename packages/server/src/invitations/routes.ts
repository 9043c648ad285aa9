import { calls } from '@viva/api-client';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/failure.ts';
import { type RouteTools, route } from '../http/route.ts';
import { createHourlyLimits } from '../limits/hourly.ts';
import type { Service } from '../service.ts';
import { createInvitationKeys } from './invitationKeys.ts';
import { invitationJobs } from './invitationMail.ts';
import { invite, sweepUses } from './inviting.ts';
import { isWanted, setWanted } from './wishes.ts';

/** The calls about invitations by email: an employer sends them, and the people who get one say whether they want more. */
export async function invitationRoutes(app: FastifyInstance, tools: RouteTools, service: Service): Promise<void> {
  const { db, config, retention } = service;
  const limits = createHourlyLimits(config.LIVEKIT_API_SECRET);
  const keys = createInvitationKeys(config.LIVEKIT_API_SECRET);
  const inviting = { db, limits, order: await invitationJobs(service) };
  retention.add({ name: 'invitation-uses', run: () => sweepUses(db) });

  const addressIn = (key: string): string => {
    const email = keys.addressIn(key);
    if (email === undefined)
      throw new Refusal('not-found', 'This link doesn’t work. Please open the one in the newest invitation you have.');
    return email;
  };

  route(app, tools, calls.sendInvitations, ({ request, body: { emails } }) =>
    invite(inviting, { presented: request.headers.authorization, ip: request.ip, emails }),
  );

  route(app, tools, calls.readInvitationChoice, async ({ body: { key } }) => {
    const email = addressIn(key);
    return { email, wanted: await isWanted(db, email) };
  });

  route(app, tools, calls.chooseInvitations, async ({ body: { key, wanted } }) => {
    const email = addressIn(key);
    await setWanted(db, email, wanted);
    return { email, wanted };
  });
}
