import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const root = path.resolve(import.meta.dirname, '../..');

/** How a start that cannot succeed ended. */
export interface FailedStart {
  readonly code: number | null;
  /** All that was said about the failure. */
  readonly complaint: string;
}

/** Types the start command and waits for its end; without a data folder it gets a new one. */
export async function typeStart(
  options: { readonly port: number; readonly dataDir?: string },
  env: Record<string, string> = {},
): Promise<FailedStart> {
  const own = mkdtempSync(path.join(tmpdir(), 'viva-e2e-'));
  const args = ['--port', String(options.port), '--data', options.dataDir ?? own];
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.ts'), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  try {
    return { complaint: await text(child.stderr), code: await ended };
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}
