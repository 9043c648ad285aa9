import { expect, test } from 'vitest';
import { silentOpus } from '../testing/oggOpus.ts';
import { durationOf } from './oggOpus.ts';

test.each([20, 999, 1_000, 61_234])('a file of %i ms plays for so long', (ms) => {
  expect(durationOf(silentOpus(ms))).toBe(ms);
});

const whole = silentOpus(3_000);
test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<!doctype html><title>x</title>'.repeat(9))],
  ['half a file', whole.subarray(0, whole.length - 40)],
  ['a file with something after it', Buffer.concat([whole, Buffer.from('more')])],
  ['another codec', Buffer.from(whole.toString('latin1').replace('OpusHead', '\x01vorbis\0'), 'latin1')],
  ['no sound at all', whole.subarray(0, 47)],
])('%s is no Ogg Opus file', (_what, file) => {
  expect(durationOf(file)).toBeUndefined();
});
