import { expect, test } from 'vitest';
import { readLogLine } from './logLine.ts';

test.each([
  ['{"level":30,"msg":"fine"}', 'info', 'fine'],
  ['{"level":40,"msg":"slow"}', 'warn', 'slow'],
  ['{"level":50,"msg":"job failed","err":{"message":"no mail server"}}', 'error', 'job failed (no mail server)'],
  ['{"level":"warn","msg":"no webhook","error":"refused"}', 'warn', 'no webhook (refused)'],
  ['FATAL:  could not create shared memory', 'error', 'FATAL:  could not create shared memory'],
  ['TypeError: x is not a function', 'error', 'TypeError: x is not a function'],
  ['TypeError [ERR_INVALID_URL]: Invalid URL', 'error', 'TypeError [ERR_INVALID_URL]: Invalid URL'],
  ['\u001b[31mRangeError\u001b[39m: too long', 'error', 'RangeError: too long'],
  ['    at somewhere', 'info', 'at somewhere'],
] as const)('%s', (line, level, message) => {
  expect(readLogLine(line)).toEqual({ level, message });
});
