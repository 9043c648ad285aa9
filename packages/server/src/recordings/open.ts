import type { Recordings as Heard } from '@viva/api-client';
import { z } from 'zod';
import type { Db } from '../db/open.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Config } from '../config.ts';
import type { Retention } from '../ops/retention.ts';
import { type SoundAddresses, createSoundAddresses, recordingAddresses } from './addresses.ts';
import { type SpokenTurn, type TurnSound, findSpokenTurn, keepSound } from './keep.ts';
import { openStore } from './openStore.ts';
import { endTime, removeFiles } from './removal.ts';
import type { SoundStore } from './soundStore.ts';

/** How often what is left of erased interviews is looked for, beside what each erasure orders, in milliseconds. */
const removalMs = 60_000;

/** The sound of answers: kept with the candidate's consent, heard at addresses that are good for some minutes. */
export interface Recordings {
  readonly store: SoundStore;
  readonly addresses: SoundAddresses;
  /** See {@link findSpokenTurn}. */
  readonly turn: (sessionId: string, n: number) => Promise<SpokenTurn>;
  /** See {@link keepSound}. */
  readonly keep: (turn: SpokenTurn, sound: TurnSound) => Promise<void>;
  /** See {@link recordingAddresses}: for the owner, and for an employer who has paid, as the caller has seen to. */
  readonly addressesOf: (sessionId: string) => Promise<Heard>;
  /** Has the files of what this transaction erases removed, as soon as it is done. */
  readonly orderRemoval: (tx: Db) => Promise<void>;
}

/** What recordings stand on. */
export interface RecordingParts {
  readonly config: Config;
  readonly db: Db;
  readonly jobs: Jobs;
  readonly retention: Retention;
}

/** Opens the storage, and begins the jobs that remove from it what nobody may hear any more. */
export async function openRecordings({ config, db, jobs, retention }: RecordingParts): Promise<Recordings> {
  const store = await openStore(config);
  const addresses = createSoundAddresses(config.LIVEKIT_API_SECRET);
  const remove = async (signal: AbortSignal) => void (await removeFiles(db, store, signal));
  const order = await jobs.kind('remove-recordings', z.object({}).strict(), (_data, signal) => remove(signal));
  await jobs.every('recordings', removalMs, remove);
  retention.add({
    name: 'recordings',
    async run() {
      await endTime(db, config.RETENTION_RECORDINGS_DAYS);
      return removeFiles(db, store);
    },
  });
  return {
    ...{ store, addresses },
    turn: (sessionId, n) => findSpokenTurn(db, sessionId, n),
    keep: (turn, sound) => keepSound(db, store, turn, sound),
    addressesOf: (sessionId) => recordingAddresses(db, addresses, sessionId),
    orderRemoval: (tx) => order(tx, {}),
  };
}
