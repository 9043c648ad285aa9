// Runs before any package is installed: nothing but Node's own modules, and Node 20.19 is enough.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { takeEnvFile, takeMachineSettings } from './lib/envFile.mjs';
import { helpOn } from './lib/help.mjs';
import { findNode24, noNode24 } from './lib/node24.mjs';
import { cacheFolder, root } from './lib/paths.mjs';
import { takeLock } from './lib/pidLock.mjs';
import { buildApp } from './setup/appBuild.mjs';
import { provideChromium } from './setup/chromium.mjs';
import { provideLiveKit } from './setup/livekit.mjs';
import { provideModels } from './setup/models.mjs';
import { provideNetworkTools } from './setup/networkTools.mjs';
import { installNpmPackages } from './setup/npmPackages.mjs';
import { SetupError, messageOf, step } from './setup/report.mjs';
import { stopRunning } from './setup/run.mjs';
import { provideSchemathesis } from './setup/schemathesis.mjs';

const goals = ['start', 'dev', 'mock', 'test'];

/** @param {string} goal */
async function setUp(goal) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new SetupError(
      `Viva needs Node 20.19 or newer and this is ${process.versions.node}: install a newer one from https://nodejs.org.`,
    );
  }
  if (goal === 'test') takeMachineSettings();
  else takeEnvFile();
  console.log('Setting up');
  await step('npm packages', (output) => installNpmPackages(root, output));
  if (!findNode24(root)) throw new SetupError(noNode24);
  if (goal === 'mock') return;
  await step('LiveKit server', (output) => provideLiveKit(output));
  await step('Speech models', (output) => provideModels(output, { forTests: goal === 'test' }));
  if (goal === 'test') {
    await step('Chromium', (output) => provideChromium(output));
    await step('Network tools', (output) => provideNetworkTools(output));
    await step('Schemathesis', (output) => provideSchemathesis(output));
  }
  if (goal !== 'dev') await step('App', (output) => buildApp(root, output));
}

/** Two set-ups at once would build the same things in the same place: the later one waits. */
async function lockOrWait() {
  const file = join(cacheFolder(), 'setup.lock');
  for (let told = false; ; told = true) {
    const lock = takeLockIn(file);
    if (lock.held) return lock;
    if (!told) console.log(`Another set-up is running (process ${lock.holder.pid}): waiting for it.`);
    await wait(500);
  }
}

/** @param {string} file */
function takeLockIn(file) {
  try {
    return takeLock(file);
  } catch (error) {
    throw new SetupError(
      `Nothing can be kept in ${cacheFolder()} (${messageOf(error)}): let it be written, or name another folder in VIVA_CACHE.`,
    );
  }
}

async function main() {
  const help = helpOn('scripts/setup.mjs', process.argv.slice(2));
  if (help !== undefined) {
    console.log(help);
    return 0;
  }
  const goal = process.argv[2] ?? '';
  if (!goals.includes(goal)) {
    console.error(`Usage: node scripts/setup.mjs ${goals.join('|')}`);
    return 2;
  }
  const code = await setUpAlone(goal);
  // The last line of the gate's log is always the count, even when set-up fails.
  if (goal === 'test' && code !== 0) console.log('\n0 passed, 1 failed');
  return code;
}

/** Sets up while no other process does. Returns the exit code: what failed was told.
 * @param {string} goal */
async function setUpAlone(goal) {
  /** @type {{ release: () => void } | undefined} */
  let lock;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => {
      stopRunning();
      lock?.release();
      process.exit(130);
    });
  }
  try {
    lock = await lockOrWait();
    await setUp(goal);
    return 0;
  } catch (error) {
    tell(error);
    return 1;
  } finally {
    lock?.release();
  }
}

/** @param {unknown} error */
function tell(error) {
  if (error instanceof SetupError && error.details) console.error(error.details.split('\n').slice(-30).join('\n'));
  console.error(error instanceof SetupError ? error.message : error);
}

process.exitCode = await main();
