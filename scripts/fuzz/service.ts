import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shownConsent } from '@viva/api-client';
import { buildApp } from '../../packages/server/src/app.ts';
import { parseConfig } from '../../packages/server/src/config.ts';
import { migrateDatabase, openDatabase } from '../../packages/server/src/db/open.ts';
import { startIdentity } from '../../packages/server/src/embedded/identity.ts';
import { startInbox } from '../../packages/server/src/embedded/inbox.ts';
import { ensurePostgres } from '../../packages/server/src/embedded/postgres.ts';
import { createPrivateKeys } from '../../packages/server/src/jobPosts/privateLink.ts';
import { postJob } from '../../packages/server/src/testing/jobs.ts';
import { livekitKeys, startLiveKit } from '../../packages/server/src/testing/livekitServer.ts';
import { type TestPerson, signUp } from '../../packages/server/src/testing/people.ts';
import { freePorts } from '../../packages/server/src/testing/ports.ts';
import type { KnownIds } from './settings.ts';

/** Somebody with an account, and things that they may use. */
export interface KnownThings {
  readonly idToken: string;
  /** The key of a private link, of a job of its own; another one each time. */
  readonly privateKey: () => Promise<string>;
  readonly ids: KnownIds;
}

/** How many of each kind there are, since a call may use one up. */
const ofEachKind = 6;

/**
 * Starts a service whose limits nobody reaches, and what it stands on, each in a folder and on ports of its own; `close`
 * leaves nothing behind.
 */
export async function startFuzzedService() {
  const folder = mkdtempSync(join(tmpdir(), 'viva-fuzz-'));
  const [port = 0, inboxPort = 0, smtpPort = 0, identityPort = 0, postgresPort = 0, ws = 0, tcp = 0, udp = 0] =
    await freePorts(8);
  const url = `http://127.0.0.1:${port}`;
  const at = (name: string) => join(folder, name);
  const [postgres, inbox, identity, livekit] = await Promise.all([
    ensurePostgres({ dataDir: at('postgres'), port: postgresPort }),
    startInbox({ dataDir: at('inbox'), port: inboxPort, smtpPort, brand: 'Viva' }),
    startIdentity({ projectId: 'demo-viva', dataDir: at('identity'), port: identityPort, onPasswordReset: () => {} }),
    startLiveKit({ ws, tcp, udp }, `${url}/api/webhooks/livekit`),
  ]);
  const config = parseConfig({
    PORT: String(port),
    DATABASE_URL: postgres.url,
    LIVEKIT_URL: livekit.url,
    LIVEKIT_API_KEY: livekitKeys.apiKey,
    LIVEKIT_API_SECRET: livekitKeys.apiSecret,
    AUTH_EMULATOR_URL: identity.url,
    SMTP_URL: inbox.smtpUrl,
    LOG_LEVEL: 'error',
  });
  const database = openDatabase(config.DATABASE_URL, () => undefined);
  await migrateDatabase(database);
  const app = await buildApp(config, database, { limits: 1e6 });
  await app.listen({ port, host: '127.0.0.1' });
  // What an address may do in an hour would be used up in a second.
  const forget = setInterval(() => void database.pool.query('delete from address_uses').catch(() => undefined), 50);
  const keyOf = createPrivateKeys(config.LIVEKIT_API_SECRET);
  let people = 0;
  const person = (): Promise<TestPerson> => signUp(identity.url, url, `fuzz-${people++}@example.com`);

  return {
    url,
    /** Somebody new with interviews that run, and jobs, some of which they have agreed to be interviewed for. */
    async knownThings(): Promise<KnownThings> {
      const { api, idToken } = await person();
      const [rooms, jobs] = [[] as string[], [] as string[]];
      for (let n = 0; n < ofEachKind; n++) {
        const { room_id: room } = await api.generateRoom({});
        await api.getVoiceToken({ query: { room } });
        const [final, draft] = [await postJob(api), await postJob(api, null)];
        const consent = { params: { roomId: final }, body: { version: shownConsent } };
        if (n % 2 === 0) await api.giveConsent(consent);
        rooms.push(room, final, (await api.generatePreviewRoom({})).room_id);
        jobs.push(final, draft);
      }
      const { sessions } = await api.listSessions({ query: {} });
      const privateKey = async () => keyOf(await postJob(api), 0);
      return { idToken, privateKey, ids: { rooms, jobs, sessions: sessions.map(({ id }) => id) } };
    },
    async close(): Promise<void> {
      clearInterval(forget);
      await app.close();
      await database.close();
      await Promise.all([livekit.stop(), identity.stop(), inbox.stop()]);
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
