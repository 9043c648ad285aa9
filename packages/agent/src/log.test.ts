import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const url = JSON.stringify(new URL('./log.ts', import.meta.url).href);
const levelWith = (value: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', `console.log((await import(${url})).log.level)`], {
    env: { ...process.env, LOG_LEVEL: value, NODE_NO_WARNINGS: '1' },
    encoding: 'utf8',
  }).trim();

test.each([
  ['debug', 'debug'],
  ['', 'warn'],
  ['loud', 'warn'],
])('LOG_LEVEL=%s never keeps the interviewer from saying what is wrong with its configuration', (value, level) => {
  expect(levelWith(value)).toBe(level);
});
