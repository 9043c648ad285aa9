/** A tiny part for the tests of the supervisor: answers on PORT, and misbehaves as it is told. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

if (process.env.COMPLAINT) {
  console.error(process.env.COMPLAINT);
  process.exit(1);
}
if (process.env.STUBBORN) process.on('SIGTERM', () => undefined);
else process.on('SIGTERM', () => process.exit(0));
const forked = process.env.FORKS ? spawn('sleep', ['600'], { stdio: 'ignore' }) : undefined;
createServer((_request, response) => response.end(String(forked?.pid ?? 'well'))).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
