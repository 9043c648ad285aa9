import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const leash = pathToFileURL(`${import.meta.dirname}/leash.ts`).href;

test('a process that has nothing left to do ends, although the one above it lives', async () => {
  const child = spawn(process.execPath, ['--import', leash, '--eval', ''], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
});
