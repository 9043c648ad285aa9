import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { mediaAddress, reachable, shownHost } from './addresses.ts';
import { type DataFolder, databasePassword, liveKitKeys } from './dataFolder.ts';
import { allHealthy, httpHealth, tcpHealth } from './health.ts';
import { liveKitConfig } from './liveKitConfig.ts';
import type { StartOptions } from './options.ts';
import { endOrphanedDatabase } from './orphanedDatabase.ts';
import { partEnvironment } from './partEnvironment.ts';
import type { PartSpec } from './partSpec.ts';
import type { Ports } from './ports.ts';

/** What the parts are made from. */
export interface PartsContext {
  readonly options: StartOptions;
  readonly ports: Ports;
  readonly folder: DataFolder;
  /** The environment that the person gave, `.env` included. */
  readonly env: NodeJS.ProcessEnv;
  /** The LiveKit server's program; needed unless `LIVEKIT_URL` names a server. */
  readonly liveKitProgram: string | undefined;
}

/** Which parts run here; the others are named by the environment. */
export function embedded(env: NodeJS.ProcessEnv) {
  return {
    database: !env.DATABASE_URL,
    identity: !env.FIREBASE_PROJECT_ID && !env.AUTH_EMULATOR_URL,
    inbox: !env.SMTP_URL,
    liveKit: !env.LIVEKIT_URL,
  };
}

/** Where a person finds the page and the inbox. */
export function addressesOf({ options, ports, env }: Pick<PartsContext, 'options' | 'ports' | 'env'>) {
  return {
    page: env.PUBLIC_URL || `http://${shownHost(options.host)}:${ports.page}`,
    ...(embedded(env).inbox && { inbox: `http://localhost:${ports.inbox}` }),
  };
}

const servers = join(root, 'packages', 'server', 'src');
const embeddedParts = join(servers, 'embedded');

/** The processes to start, in an order in which each comes after those it needs. */
export function partsOf(context: PartsContext): PartSpec[] {
  const here = embedded(context.env);
  const shared = sharedEnvironment(context);
  return [
    ...(here.database ? [databasePart(context, shared)] : []),
    ...(here.inbox ? [inboxPart(context, shared)] : []),
    ...(here.identity ? [identityPart(context, shared)] : []),
    ...(here.liveKit ? [liveKitPart(context)] : []),
    serverPart(context, shared),
    agentPart(context, shared),
    ...(context.options.dev ? [devPagePart(context, shared)] : []),
  ];
}

/** All that is known, of which each part is told its share: where the others are. Whatever the person set stays as it is. */
function sharedEnvironment({ options, ports, folder, env }: PartsContext): NodeJS.ProcessEnv {
  const here = embedded(env);
  const host = reachable(options.host);
  const keys = here.liveKit ? liveKitKeys(folder) : undefined;
  const password = here.database ? databasePassword(folder.sub('postgres')) : '';
  return {
    ...env,
    // What is started here is meant for this machine, whatever NODE_ENV says.
    VIVA_MODE: env.VIVA_MODE || 'local',
    PUBLIC_URL: addressesOf({ options, ports, env }).page,
    RECORDINGS_DIR: env.RECORDINGS_DIR || folder.sub('recordings'),
    ...(here.database && { DATABASE_URL: `postgres://viva:${password}@127.0.0.1:${ports.database}/viva` }),
    ...(here.inbox && { SMTP_URL: `smtp://127.0.0.1:${ports.smtp}` }),
    ...(here.identity && { AUTH_EMULATOR_URL: `http://${host}:${ports.identity}` }),
    ...(keys && {
      LIVEKIT_URL: `ws://${host}:${ports.liveKit}`,
      LIVEKIT_API_KEY: keys.apiKey,
      LIVEKIT_API_SECRET: keys.apiSecret,
    }),
  };
}

function databasePart({ ports, folder }: PartsContext, shared: NodeJS.ProcessEnv): PartSpec {
  const data = folder.sub('postgres');
  return {
    name: 'postgres',
    title: 'PostgreSQL',
    args: [join(embeddedParts, 'postgresMain.ts')],
    env: () => ({
      ...partEnvironment('postgres', shared),
      DATA_DIR: data,
      PORT: String(ports.database),
      HOST: '127.0.0.1',
    }),
    needs: [],
    healthy: tcpHealth(ports.database),
    saysReady: true,
    cleanUp: () => endOrphanedDatabase(data),
    readyInMs: 65_000,
    stopInMs: 9000,
  };
}

function inboxPart({ ports, folder }: PartsContext, shared: NodeJS.ProcessEnv): PartSpec {
  return {
    name: 'inbox',
    title: 'Inbox',
    args: [join(embeddedParts, 'inboxMain.ts')],
    env: () => ({
      ...partEnvironment('inbox', shared),
      DATA_DIR: folder.sub('inbox'),
      PORT: String(ports.inbox),
      SMTP_PORT: String(ports.smtp),
      // It shows everybody's e-mail, so it stays on this machine whatever --host says.
      HOST: '127.0.0.1',
    }),
    needs: [],
    healthy: allHealthy(httpHealth(`http://127.0.0.1:${ports.inbox}/healthz`), tcpHealth(ports.smtp)),
    readyInMs: 20_000,
    stopInMs: 5000,
  };
}

function identityPart({ options, ports, folder }: PartsContext, shared: NodeJS.ProcessEnv): PartSpec {
  return {
    name: 'identity',
    title: 'Sign-in service',
    args: [join(embeddedParts, 'identityMain.ts')],
    env: () => ({
      ...partEnvironment('identity', shared),
      DATA_DIR: folder.sub('identity'),
      PORT: String(ports.identity),
      HOST: options.host,
      PAGE_PORT: String(ports.page),
    }),
    needs: [],
    healthy: httpHealth(`http://${reachable(options.host)}:${ports.identity}/healthz`),
    readyInMs: 40_000,
    stopInMs: 5000,
  };
}

function liveKitPart({ options, ports, folder, env, liveKitProgram }: PartsContext): PartSpec {
  const file = folder.sub('livekit.yaml');
  const serverPort = options.dev ? ports.devServer : ports.page;
  const settings = {
    ports,
    keys: liveKitKeys(folder),
    host: options.host === 'localhost' ? '127.0.0.1' : options.host,
    nodeIp: mediaAddress(options.host, env),
    webhookUrl: `http://${reachable(options.host)}:${serverPort}/api/webhooks/livekit`,
  };
  writeFileSync(file, liveKitConfig(settings), { mode: 0o600 });
  return {
    name: 'livekit',
    title: 'LiveKit',
    args: [join(import.meta.dirname, 'guard.ts'), liveKitProgram ?? 'livekit-server', '--config', file],
    env: () => partEnvironment('livekit', env),
    needs: [],
    healthy: httpHealth(`http://127.0.0.1:${ports.liveKit}/`),
    readyInMs: 20_000,
    stopInMs: 6000,
  };
}

function sourcesOf(...packages: readonly string[]): string[] {
  return packages.map((name) => join(root, 'packages', name.includes('/') ? name : `${name}/src`));
}

function serverPart({ options, ports, env }: PartsContext, shared: NodeJS.ProcessEnv): PartSpec {
  const port = options.dev ? ports.devServer : ports.page;
  const here = embedded(env);
  return {
    name: 'server',
    title: 'Server',
    args: [join(servers, 'main.ts')],
    sources: sourcesOf('server', 'interview', 'api-client', 'ui/src/emails'),
    env: () => ({ ...partEnvironment('server', shared), PORT: String(port), HOST: options.host }),
    needs: here.database ? ['postgres'] : [],
    healthy: httpHealth(`http://${reachable(options.host)}:${port}/healthz`),
    readyInMs: 60_000,
    stopInMs: 11_000,
  };
}

function agentPart({ options, ports, env }: PartsContext, shared: NodeJS.ProcessEnv): PartSpec {
  const serverPort = options.dev ? ports.devServer : ports.page;
  const here = embedded(env);
  return {
    name: 'agent',
    title: 'Interviewer',
    args: [join(root, 'packages', 'agent', 'src', 'main.ts')],
    sources: sourcesOf('agent', 'interview', 'speech', 'understanding', 'api-client'),
    env: () => ({
      ...partEnvironment('agent', shared),
      VIVA_SERVER_URL: env.VIVA_SERVER_URL || `http://${reachable(options.host)}:${serverPort}`,
      AGENT_HOST: '127.0.0.1',
      AGENT_PORT: String(ports.agent),
    }),
    needs: here.liveKit ? ['livekit'] : [],
    healthy: httpHealth(`http://127.0.0.1:${ports.agent}/`),
    saysReady: true,
    readyInMs: 60_000,
    stopInMs: 5000,
  };
}

function devPagePart({ options, ports }: PartsContext, shared: NodeJS.ProcessEnv): PartSpec {
  return {
    name: 'page',
    title: 'Page',
    args: [join(import.meta.dirname, 'devPage.ts')],
    env: () => ({
      ...partEnvironment('page', shared),
      PORT: String(ports.page),
      HOST: options.host,
      VIVA_BACKEND: `http://${reachable(options.host)}:${ports.devServer}`,
    }),
    needs: ['server'],
    healthy: tcpHealth(ports.page, reachable(options.host)),
    saysReady: true,
    readyInMs: 40_000,
    stopInMs: 3000,
  };
}
