import { expect, test } from 'vitest';
import { transferMeter } from './progress.mjs';
import { stepOutput } from './report.mjs';

function clock() {
  const time = { nowInMs: 0 };
  return { time, now: () => time.nowInMs };
}

/** A stream that keeps what is written to it. */
function stream(isTTY: boolean) {
  const written: string[] = [];
  return { written, isTTY, write: (text: string) => written.push(text) };
}

test('a transfer tells its size, rate and time left, and does not count what was there before', () => {
  const { time, now } = clock();
  const meter = transferMeter('voice.onnx', 60_000_000, now);
  expect(meter(20_000_000)).toBe('voice.onnx: 20 of 60 MB');
  time.nowInMs = 10_000;
  expect(meter(40_000_000)).toBe('voice.onnx: 40 of 60 MB, 2.0 MB/s, 10 s left');
  time.nowInMs = 100_000;
  expect(meter(40_000_000)).toBe('voice.onnx: 40 of 60 MB, 0.2 MB/s, 100 s left');
  time.nowInMs = 1_000_000;
  expect(meter(40_000_000)).toMatch(/17 min left$/);
});

test('without a terminal a line of progress appears every five seconds', () => {
  const { time, now } = clock();
  const out = stream(false);
  const { progress } = stepOutput('Models', out, now);
  for (time.nowInMs = 0; time.nowInMs <= 11_000; time.nowInMs += 1000) progress(`${time.nowInMs / 1000} s`);
  expect(out.written).toEqual(['  … Models: 5 s\n', '  … Models: 10 s\n']);
});

test('on a terminal a line of progress replaces the one before, and a note replaces it too', () => {
  const { time, now } = clock();
  const out = stream(true);
  const { progress, note } = stepOutput('Models', out, now);
  time.nowInMs = 200;
  progress('half');
  time.nowInMs = 300;
  progress('too soon');
  time.nowInMs = 400;
  progress('more');
  note('done');
  expect(out.written.join('')).toBe('  … Models: half\r\x1b[2K  … Models: more\r\x1b[2K  … Models: done\n');
});
