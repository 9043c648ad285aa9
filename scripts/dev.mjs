// npm run dev: sets up what this kind of development needs, and starts it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const here = import.meta.dirname;
const given = process.argv.slice(2);
const setUp = spawn(process.execPath, [join(here, 'setup.mjs'), given.includes('--mock') ? 'mock' : 'dev'], {
  stdio: 'inherit',
});
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const pass = (/** @type {NodeJS.Signals} */ signal) => setUp.kill(signal);
for (const signal of signals) process.on(signal, pass);
const code = await new Promise((resolve) => setUp.on('exit', resolve));
for (const signal of signals) process.off(signal, pass);
if (code !== 0) process.exit(typeof code === 'number' ? code : 130);

// In this same process, which npm's shell started: that is how the start notices that npm is gone.
process.argv = [process.execPath, join(here, 'node24.mjs'), join(here, 'start.ts'), '--dev', ...given];
await import('./node24.mjs');
