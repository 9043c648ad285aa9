import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { z } from 'zod';

declare module 'vitest' {
  interface ProvidedContext {
    /** The identity service that the tests of a run share, and the file with its signing key. */
    identity: { readonly url: string; readonly keyFile: string };
  }
}

const program = fileURLToPath(new URL('../embedded/identityMain.ts', import.meta.url));

/**
 * Starts one identity service for all tests of a run, since loading the emulator takes a second. Its accounts live as
 * long as the run, so every test has addresses of its own: a second account of the same address is an error. A rerun
 * of Vitest's watch begins with an empty service.
 */
export async function shareIdentity(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'viva-test-identity-'));
  const env = { DATA_DIR: dataDir, PORT: '0', SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'http://127.0.0.1' };
  const start = async () => {
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const exited = once(child, 'exit');
    const failed = exited.then(() => Promise.reject(new Error('The identity service did not start.')));
    const ready = once(child, 'message');
    await Promise.race([ready, failed]);
    const [message] = (await ready) as unknown[];
    const { url } = z.object({ url: z.string() }).parse(message);
    project.provide('identity', { url, keyFile: join(dataDir, 'signing-key.pem') });
    return async () => {
      child.kill('SIGKILL');
      await exited;
    };
  };
  let stop = await start();
  project.onTestsRerun(async () => {
    await stop();
    rmSync(join(dataDir, 'accounts.json'), { force: true });
    stop = await start();
  });
  return async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** The identity service that the tests of a run share. */
export const sharedIdentity = () => inject('identity');
