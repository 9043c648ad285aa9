import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Recordings } from '@viva/api-client';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { recordings } from '../db/schema/index.ts';
import { deriveKey } from '../keys.ts';

/** How long an address is good, in seconds. */
export const addressSeconds = 600;

/** What an address leads to, and until when (epoch seconds). */
export interface SoundAddress {
  readonly sessionId: string;
  readonly n: number;
  readonly until: number;
}

/** Makes addresses of recordings that need no login, and knows them again. */
export interface SoundAddresses {
  /** Below the backend address. */
  readonly path: (address: SoundAddress) => string;
  /** Whether the proof is this address's, and the address still good. */
  readonly holds: (address: SoundAddress, proof: string) => boolean;
}

/** {@link SoundAddresses} under a key that comes of the secret. */
export function createSoundAddresses(secret: string): SoundAddresses {
  const key = deriveKey(secret, 'addresses of recordings');
  const proofOf = ({ sessionId, n, until }: SoundAddress) =>
    createHmac('sha256', key).update(`${sessionId} ${n} ${until}`).digest();
  return {
    path(address) {
      const { sessionId, n, until } = address;
      return `/recordings/${sessionId}/${n}?until=${until}&proof=${proofOf(address).toString('base64url')}`;
    },
    holds(address, proof) {
      const given = Buffer.from(proof, 'base64url');
      const wanted = proofOf(address);
      return given.length === wanted.length && timingSafeEqual(given, wanted) && address.until * 1_000 > Date.now();
    },
  };
}

/**
 * What can be heard of a session, at addresses that are good for {@link addressSeconds}. Whether whoever asks may hear it is
 * for the caller to have seen to.
 */
export async function recordingAddresses(db: Db, addresses: SoundAddresses, sessionId: string): Promise<Recordings> {
  const rows = await db
    .select()
    .from(recordings)
    .where(and(eq(recordings.sessionId, sessionId), isNotNull(recordings.storedAt)))
    .orderBy(asc(recordings.n));
  const until = Math.floor(Date.now() / 1_000) + addressSeconds;
  const heard = rows.filter(({ erasedAt }) => erasedAt === null);
  return {
    state: heard.length > 0 ? 'ready' : rows.length > 0 ? 'erased' : 'none',
    validUntil: new Date(until * 1_000).toISOString(),
    turns: heard.map(({ n, startMs, durationMs }) => ({
      ...{ n, startMs, durationMs },
      path: addresses.path({ sessionId, n, until }),
    })),
  };
}
