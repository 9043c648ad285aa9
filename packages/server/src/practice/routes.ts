import { calls } from '@viva/api-client';
import type { FastifyInstance } from 'fastify';
import { type RouteTools, route } from '../http/route.ts';
import type { Service } from '../service.ts';
import type { Person } from '../auth/verifier.ts';
import { tryIn } from '../again/tries.ts';
import { findPlace } from '../sessions/places.ts';
import { noRoom } from '../sessions/rooms.ts';
import {
  type Described,
  exportSetups,
  isLink,
  keepSetup,
  nearestLength,
  lengthsUpTo,
  offerFor,
  readBefore,
  readSetup,
  readingOf,
  sweepSetups,
} from './setups.ts';

/** The calls about how a practice interview is set up, before its room is entered. */
export function practiceRoutes(app: FastifyInstance, tools: RouteTools, service: Service): void {
  const { db, access, config, textWork, retention, belongings } = service;
  const longest = config.INTERVIEW_MAX_MINUTES;
  retention.add({ name: 'practice-setups', run: () => sweepSetups(db, config.RETENTION_RESUMES_DAYS) });
  belongings.add({ name: 'setups', read: exportSetups });

  /** Whether there is nothing to set up in a practice room of the person: it has begun, or is for one question. @throws {Refusal} */
  async function hasBegun(person: Person, roomId: string): Promise<boolean> {
    const place = await findPlace(db, person, roomId);
    if (place.kind !== 'practice') throw noRoom();
    if (!place.session) access.require(person);
    return place.session !== undefined || (await tryIn(db, roomId)) !== undefined;
  }

  /** What an ad asks for; null when no job is found in it. @throws {Refusal} `unavailable` for one that takes too long to read. */
  async function read(person: Person, advert: string): Promise<Described | null> {
    if (advert === '' || isLink(advert)) return null;
    const before = await readBefore(db, person.uid, advert);
    return before === undefined ? textWork.run('describeJob', advert) : before;
  }

  route(app, tools, calls.getPracticeOffer, async ({ person, params }) => ({
    begun: await hasBegun(person, params.roomId),
    ...(await offerFor(db, { ownerUid: person.uid, roomId: params.roomId }, longest)),
  }));

  route(app, tools, calls.setUpPractice, async ({ person, params: { roomId }, body }) => {
    if (await hasBegun(person, roomId)) {
      const kept = await readSetup(db, roomId);
      return { begun: true, reading: kept ? readingOf(kept.advert, kept.described) : null };
    }
    const { role, advert, persona, coached } = body;
    const described = await read(person, advert);
    const minutes = nearestLength(lengthsUpTo(longest), body.minutes);
    await keepSetup(db, { roomId, ownerUid: person.uid, role, advert, described, persona, minutes, coached });
    return { begun: false, reading: readingOf(advert, described) };
  });
}
