import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { livekitKeys } from '../testing/livekitServer.ts';
import { sign } from '../testing/interviewer.ts';
import { createSignatureCheck } from './signature.ts';

test('a clock that differs is told of once, though every request shows it', async () => {
  const told: number[] = [];
  const check = createSignatureCheck(livekitKeys, (aheadS) => told.push(aheadS));
  const sha256 = createHash('sha256').update('x').digest('base64');
  expect(await check.token(`Bearer ${await sign('x')}`)).toBe(sha256);
  expect(told).toEqual([]);
  for (let n = 0; n < 3; n++) await check.token(`Bearer ${await sign('x', { age: 30 })}`);
  expect(told).toHaveLength(1);
  expect(told[0]).toBeCloseTo(-30, -1);
});

test('a clock that is too far off is told of, and its request refused', async () => {
  const told: number[] = [];
  const check = createSignatureCheck(livekitKeys, (aheadS) => told.push(aheadS));
  await expect(check.token(`Bearer ${await sign('x', { age: 90 })}`)).rejects.toMatchObject({ code: 'unauthorized' });
  expect(told).toHaveLength(1);
});
