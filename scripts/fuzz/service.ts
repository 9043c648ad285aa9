import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiClient, shownConsent } from '@viva/api-client';
import { internalPaths } from '@viva/api-client/internal';
import { buildApp } from '../../packages/server/src/app.ts';
import { parseConfig } from '../../packages/server/src/config.ts';
import { migrateDatabase, openDatabase } from '../../packages/server/src/db/open.ts';
import { startIdentity } from '../../packages/server/src/embedded/identity.ts';
import { startInbox } from '../../packages/server/src/embedded/inbox.ts';
import { ensurePostgres } from '../../packages/server/src/embedded/postgres.ts';
import { createPrivateKeys } from '../../packages/server/src/jobPosts/privateLink.ts';
import { asInterviewer, turnOf } from '../../packages/server/src/testing/interviewer.ts';
import { postJob } from '../../packages/server/src/testing/jobs.ts';
import { livekitKeys, startLiveKit } from '../../packages/server/src/testing/livekitServer.ts';
import { type TestPerson, apiWith, signUp } from '../../packages/server/src/testing/people.ts';
import { freePorts } from '../../packages/server/src/testing/ports.ts';
import { reported, sessionOf } from '../../packages/server/src/testing/session.ts';
import type { KnownIds } from './settings.ts';

/** Somebody with an account, and things that they may use. */
export interface KnownThings {
  readonly idToken: string;
  /** The key of a private link, of the job whose candidate is known. */
  readonly employerKey: string;
  /** The key of a link to the report of one of the interviews. */
  readonly shareKey: string;
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
    startIdentity({
      projectId: 'demo-viva',
      dataDir: at('identity'),
      port: identityPort,
      publicUrl: url,
      pagePort: port,
      onPasswordReset: () => {},
    }),
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

  /** Has an interview held, and waits for its report. */
  async function hold(sessionId: string): Promise<void> {
    for (const turn of [turnOf(0, 'Why this work?'), turnOf(1, 'Because I like to look after people at night.')])
      await asInterviewer(url, 'PUT', internalPaths.turn(sessionId, turn.n), { turn, checkpoint: null });
    await asInterviewer(url, 'POST', internalPaths.end(sessionId), { reason: 'completed' });
    await reported({ database }, sessionId);
  }

  /** Has an interview held and its report shared; gives the link's key. */
  async function shared(api: ApiClient, sessionId: string): Promise<string> {
    await hold(sessionId);
    const share = await api.createShare({ params: { sessionId }, body: { days: 7 } });
    return share.url?.split('/').at(-1) ?? '';
  }

  /** Has somebody hold the interview for a job, and ask for a person's review of it. */
  async function answered({ api }: TestPerson, jobId: string): Promise<void> {
    await api.giveConsent({ params: { roomId: jobId }, body: { version: shownConsent } });
    const { sessionId } = await sessionOf(await api.getVoiceToken({ query: { room: jobId } }));
    await hold(sessionId);
    await api.requestReview({ params: { sessionId }, body: { note: 'Please look again.' } });
  }

  return {
    url,
    /**
     * Somebody new with interviews that run and one that is reported on and shared, with jobs, some of which they have
     * agreed to be interviewed for, and with a candidate for a job of their own.
     */
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
      const shareKey = await shared(api, sessions[0]?.id ?? '');
      const jobId = await postJob(api);
      const employerKey = keyOf(jobId, 0);
      await answered(await person(), jobId);
      const { candidates } = await apiWith(url, employerKey).readJob({});
      const privateKey = async () => keyOf(await postJob(api), 0);
      const ids = { rooms, jobs, sessions: sessions.map(({ id }) => id), candidates: candidates.map(({ id }) => id) };
      return { idToken, employerKey, shareKey, privateKey, ids };
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
