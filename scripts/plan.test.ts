import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readJobDescription } from '../packages/interview/src/index.ts';
import { readAdvert } from '../packages/server/src/textWork/reading.ts';
import { readDescription } from '../packages/server/src/textWork/tasks.ts';

const root = path.join(import.meta.dirname, '..');

test('npm run plan prints what the service serves, not what is fitted later', { timeout: 30_000 }, async () => {
  const description = 'Job title: Cust.Online Agent\n\nRequirements:\n- HACCP\n- Excel\n';
  const child = spawn(process.execPath, ['scripts/node24.mjs', 'scripts/plan.ts', '-'], { cwd: root });
  child.stdin.end(description);
  const [stdout, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(status).toBe(0);
  const served = await readDescription(description.trim());
  const printed: unknown = JSON.parse(stdout);
  expect(printed).toMatchObject(served);
  expect(printed).toMatchObject({ duties: [], conditions: [], seniority: 'regular' });
  const asRead = await readJobDescription(description.trim(), readAdvert);
  expect(served.suggested_title).not.toBe(asRead.suggested_title);
});
