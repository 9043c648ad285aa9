import { audioType } from '@viva/api-client/internal';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '../db/open.ts';
import { recordings } from '../db/schema/index.ts';
import { Refusal, failureBody } from '../http/failure.ts';
import type { SoundAddresses } from './addresses.ts';
import { rangeOf } from './byteRange.ts';
import type { SoundStore } from './soundStore.ts';

const addressSchema = z.object({
  sessionId: z.string().max(64),
  n: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
  until: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  proof: z.string().max(64),
});

/** Whatever is wrong with an address, nobody is told more. */
const nothing = () => new Refusal('not-found', 'We couldn’t find that recording, or its address no longer works.');

/** What a player asks of, and how it answers. */
export interface HearTools {
  readonly db: Db;
  readonly store: SoundStore;
  readonly addresses: SoundAddresses;
  /** Pages of other origins play recordings too. */
  readonly elsewhere: boolean;
}

/**
 * Serves `GET /recordings/:sessionId/:n`, which is no call of the contract: a player asks, without a login, for parts of a
 * file. The address itself says that it may.
 */
export function hearRoute(app: FastifyInstance, { db, store, addresses, elsewhere }: HearTools): void {
  app.get('/recordings/:sessionId/:n', async (request, reply) => {
    const parts = {
      ...z.record(z.string(), z.unknown()).parse(request.query),
      ...z.object({}).loose().parse(request.params),
    };
    const address = addressSchema.safeParse(parts).data;
    if (!address || !addresses.holds(address, address.proof)) throw nothing();
    const { sessionId, n } = address;
    const [sound] = await db
      .select({ key: recordings.key, bytes: recordings.bytes })
      .from(recordings)
      .where(
        and(
          ...[eq(recordings.sessionId, sessionId), eq(recordings.n, n)],
          ...[isNotNull(recordings.storedAt), isNull(recordings.erasedAt)],
        ),
      );
    if (!sound) throw nothing();
    void reply.header('accept-ranges', 'bytes').header('cache-control', 'private, no-cache');
    if (elsewhere) void reply.header('cross-origin-resource-policy', 'cross-origin');
    const range = rangeOf(request.headers.range, sound.bytes);
    if (!range) {
      void reply.code(416).header('content-range', `bytes */${sound.bytes}`);
      return reply.send(failureBody('bad-request', 'The recording has no such part.'));
    }
    const { first, last, whole } = range;
    const file = await read(store, sound.key, range);
    if (!whole) void reply.code(206).header('content-range', `bytes ${first}-${last}/${sound.bytes}`);
    return reply
      .type(audioType)
      .header('content-length', last - first + 1)
      .send(file);
  });
}

async function read(store: SoundStore, key: string, range: { first: number; last: number }) {
  const file = await store.read(key, range).catch((cause: unknown) => {
    throw new Refusal('unavailable', 'We can’t reach the recording right now. Please try again in a moment.', {
      cause,
    });
  });
  if (!file) throw nothing();
  return file;
}
