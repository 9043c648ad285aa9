import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The service as a process of its own. */
export interface ServiceProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Everything that it has written so far. */
  readonly output: () => string;
}

/** What a process that a test starts is given of the test's own environment: a way to programs, and compiled sources. */
export const bareEnvironment = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

/** Starts the service as a process and waits until it is ready. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
    env: { ...bareEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`It did not start: ${output}`))),
  ]);
  return { child, url: `http://127.0.0.1:${env.PORT}`, output: () => output };
}
