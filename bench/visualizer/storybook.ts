import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** How long Storybook may take to answer, in milliseconds. */
const startMs = 180_000;

/** A Storybook in development mode, which counts renders as the built one does not. */
export interface RunningStorybook {
  readonly url: string;
  readonly stop: () => void;
}

/** Starts Storybook on a free port and waits until it answers. */
export async function startStorybook(): Promise<RunningStorybook> {
  const port = await freePort();
  const child = spawn('storybook', ['dev', '-p', String(port), '--ci', '--no-open', '--quiet'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}` },
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startMs;
  while (!(await answers(`${url}/index.json`))) {
    if (child.exitCode !== null) throw new Error(`Storybook ended with code ${child.exitCode}.`);
    if (Date.now() > deadline) throw new Error(`Storybook did not answer within ${startMs / 1_000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { url, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(30_000) })).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });
}
