import { takeEnvFile } from './lib/envFile.mjs';
import { findLiveKit } from './setup/livekit.mjs';
import { openDataFolder, resetDataFolder } from './start/dataFolder.ts';
import { requireFreePorts } from './start/freePorts.ts';
import { ollamaOffer } from './start/ollama.ts';
import { type StartOptions, parseOptions, usage } from './start/options.ts';
import { endOrphanedDatabase } from './start/orphanedDatabase.ts';
import { addressesOf, embedded, partsOf } from './start/parts.ts';
import { portsFrom } from './start/ports.ts';
import { RunFile, endLeftovers } from './start/runFile.ts';
import { StartError } from './start/startError.ts';
import { Supervisor } from './start/supervisor.ts';
import { wantedPorts } from './start/wantedPorts.ts';

const say = (line: string) => console.log(line);

/** Whoever asks first decides; asking again changes nothing. */
function stopRequest(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
    process.on('disconnect', () => resolve('the command was killed'));
    // A closed terminal takes the output away first.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  });
}

async function run(options: StartOptions, stopRequested: Promise<string>): Promise<void> {
  const { env } = process;
  const ports = portsFrom(options.port);
  const addresses = addressesOf({ options, ports, env });
  const folder = openDataFolder(options.dataFolder, addresses.page);
  try {
    await endLeftovers(folder.sub('run.json'));
    await endOrphanedDatabase(folder.sub('postgres'));
    if (options.reset) resetDataFolder(folder);
    await requireFreePorts(wantedPorts(options, ports, env), options.port);
    const liveKit = embedded(env).liveKit ? await findLiveKit(env) : undefined;
    if (embedded(env).liveKit && !liveKit)
      throw new StartError('The LiveKit server is missing: run npm start, which provides it.');

    const specs = partsOf({ options, ports, folder, env, liveKitProgram: liveKit?.file });
    const startedAt = new Date().toISOString();
    const runFile = new RunFile(folder.sub('run.json'), {
      pid: process.pid,
      startedAt,
      urls: addresses,
      ports: { ...ports },
    });
    const supervisor = new Supervisor({
      specs,
      logFolder: folder.sub('logs'),
      say,
      onPart: (name, started, log) => runFile.setPart(name, started, log),
    });
    try {
      await serve(supervisor, addresses, options, stopRequested);
    } finally {
      await supervisor.stop();
      runFile.remove();
    }
  } finally {
    folder.release();
  }
}

async function serve(
  supervisor: Supervisor,
  addresses: { page: string; inbox?: string },
  options: StartOptions,
  stopRequested: Promise<string>,
): Promise<void> {
  const from = performance.now();
  say('Starting');
  const started = supervisor.start((title, inMs) => say(`  ✓ ${title} (${(inMs / 1000).toFixed(1)} s)`));
  const stopped = stopRequested.then(() => 'stopped' as const);
  if ((await Promise.race([started, stopped])) !== 'stopped') {
    say(`\nReady after ${((performance.now() - from) / 1000).toFixed(1)} s`);
    say(`  Page   ${addresses.page}`);
    if (addresses.inbox) say(`  Inbox  ${addresses.inbox}`);
    say(`  Data   ${options.dataFolder}`);
    if (!['127.0.0.1', 'localhost'].includes(options.host)) {
      say(
        'Browsers give the microphone only to localhost and https: put a proxy with a certificate in front of the page and of LiveKit, set PUBLIC_URL, TRUST_PROXY and LIVEKIT_PUBLIC_URL, and log in through Firebase (docs/operating.md).',
      );
    }
    if (options.dev) supervisor.followSources();
    const offer = await ollamaOffer(process.env);
    if (offer) say(offer);
    say('Ctrl-C stops everything.');
  }
  await stopRequested;
  say('\nStopping');
  started.catch(() => undefined);
}

async function main(): Promise<number> {
  const stopRequested = stopRequest();
  try {
    takeEnvFile();
    const options = parseOptions(process.argv.slice(2), process.env);
    if (options.help) {
      say(usage);
      return 0;
    }
    if (options.mock) {
      // Vite is needed here alone.
      const { serveMockPage } = await import('./start/mockPage.ts');
      await serveMockPage(options, stopRequested, say);
      return 0;
    }
    await run(options, stopRequested);
    return 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    return 1;
  }
}

process.exit(await main());
