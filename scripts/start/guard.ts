/**
 * Runs a program that knows nothing of us: node guard.ts PROGRAM [ARGUMENT...]. It ends when this process is told to,
 * and also when the supervisor is gone; when it ends by itself, this process ends like it.
 */
import { spawn } from 'node:child_process';

const stopInMs = 5000;
const [program = '', ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });

function stop(): void {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), stopInMs).unref();
}

child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, stop);
