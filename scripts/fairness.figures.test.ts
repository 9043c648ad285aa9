import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { measureFairness } from './fairness/measure.ts';
import { pageOf } from './fairness/page.ts';
import { root } from './lib/paths.mjs';

test('who tells an answer does not change its level, and the page says what is measured', async () => {
  const measured = await measureFairness();
  for (const { kind, mean, impactRatio } of measured.marks) {
    expect(Math.abs(mean), kind).toBeLessThanOrEqual(0.2);
    expect(impactRatio, kind).toBeGreaterThanOrEqual(0.9);
  }
  for (const { kind, mean } of measured.ways) expect(Math.abs(mean), kind).toBeLessThanOrEqual(0.3);
  const page = path.join(root, 'docs/fairness.md');
  const written = await format(pageOf(measured), { ...(await resolveConfig(page)), parser: 'markdown' });
  expect(numbersLeftOut(readFileSync(page, 'utf8'))).toBe(numbersLeftOut(written));
});

/** Another processor rounds otherwise: the figures may differ in their last place, the page's words may not. */
const numbersLeftOut = (text: string): string => text.replaceAll(/[+-]?\d+(?:\.\d+)?/g, 'n').replaceAll(/[ -]+/g, ' ');
