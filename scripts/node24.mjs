// Runs a script on Node 24 whatever Node is on the PATH: node scripts/node24.mjs SCRIPT [ARGUMENT...]
import { spawn } from 'node:child_process';
import { basename, delimiter, dirname } from 'node:path';
import { takeMachineSettings } from './lib/envFile.mjs';
import { helpOn } from './lib/help.mjs';
import { findNode24, noNode24 } from './lib/node24.mjs';
import { parentOf } from './lib/processes.mjs';

const [script = '', ...given] = process.argv.slice(2);
const help = helpOn(script, given);
if (help !== undefined) {
  console.log(help);
  process.exit(0);
}

const node = findNode24();
if (!node) {
  console.error(noNode24);
  process.exit(1);
}

takeMachineSettings();

// The channel is how the script learns that this process was killed and nobody forwards signals any more.
const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
  // What starts the product gets a session without a terminal, for itself and all parts (see scripts/start/partProcesses.ts).
  detached: process.platform === 'linux' && basename(script) === 'start.ts',
});

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal));
}

child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

// npm runs scripts through a shell, and that shell dies of a signal without passing it on; npm itself can be killed too.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  const npm = parentOf(shell);
  const watch = setInterval(() => {
    if (process.ppid === shell && (npm === undefined || parentOf(shell) === npm)) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 1000);
  watch.unref();
}
