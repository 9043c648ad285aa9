import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type Times, buildApp } from '../app.ts';
import { parseConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { startInbox } from '../embedded/inbox.ts';
import { messageSchema } from '../embedded/inboxStore.ts';
import { livekitKeys, startLiveKit } from './livekitServer.ts';
import { signUp } from './people.ts';
import { freePorts } from './ports.ts';
import { sharedIdentity } from './sharedIdentity.ts';
import { ownDatabase } from './sharedPostgres.ts';

/** Parts that a test wants otherwise. */
export interface StackOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Start the service in this process (the default), or leave it to the test. */
  readonly serve?: boolean;
  /** Multiplies what may be called in a minute. */
  readonly limits?: number;
  /** Waits of the service that the test shortens. */
  readonly times?: Times;
}

/**
 * The whole service on real parts, each with a folder, ports or a database of its own, but for the identity service,
 * which all tests of a run share; `close` leaves nothing else behind.
 */
export type Stack = Awaited<ReturnType<typeof startStack>>;

/** Makes a database and starts an inbox, a LiveKit server and the service itself. */
export async function startStack(options: StackOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'viva-test-'));
  const [port = 0, ws = 0, tcp = 0, udp = 0] = await freePorts(4);
  const url = `http://127.0.0.1:${port}`;
  const at = (name: string) => join(folder, name);
  const [own, inbox, livekit] = await Promise.all([
    ownDatabase(),
    startInbox({ dataDir: at('inbox'), port: 0, smtpPort: 0, brand: 'Viva' }),
    startLiveKit({ ws, tcp, udp }, `${url}/api/webhooks/livekit`),
  ]);
  const identity = sharedIdentity();
  const env = {
    PORT: String(port),
    DATABASE_URL: own.url,
    LIVEKIT_URL: livekit.url,
    LIVEKIT_API_KEY: livekitKeys.apiKey,
    LIVEKIT_API_SECRET: livekitKeys.apiSecret,
    AUTH_EMULATOR_URL: identity.url,
    SMTP_URL: inbox.smtpUrl,
    RECORDINGS_DIR: at('recordings'),
    LOG_LEVEL: 'fatal',
    ...options.env,
  };
  const config = parseConfig(env);
  const database = openDatabase(config.DATABASE_URL, () => {});
  const app =
    options.serve === false
      ? undefined
      : await buildApp(config, database, {
          jobs: { retryDelay: 1 },
          sweepMs: 250,
          limits: options.limits ?? 1,
          ...options.times,
        });
  await app?.listen({ port, host: '127.0.0.1' });
  const family = randomUUID().slice(0, 8);
  let people = 0;

  return {
    url,
    folder,
    env,
    config,
    database,
    identityUrl: identity.url,
    inboxUrl: inbox.url,
    identityKeyFile: identity.keyFile,
    livekit,
    /** The service, when it runs in this process. */
    app,
    /** What the service answers; nothing when it is left to the test. */
    routes: app?.routeTable ?? [],
    /** A new person with an account; an address that a test chooses must be used by no other. */
    person: (email = `person-${people++}-${family}@example.com`) => signUp(identity.url, url, email),
    /** What came to the inbox, newest first; a message that came again is here as often as it came. */
    mails: async (inboxUrl = inbox.url) =>
      z
        .array(messageSchema)
        .parse(await (await fetch(`${inboxUrl}/messages`)).json())
        .flatMap((message) => Array.from({ length: message.deliveries }, () => message)),
    close: async () => {
      await app?.close();
      await database.close();
      await Promise.all([livekit.stop(), inbox.stop()]);
      await own.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
