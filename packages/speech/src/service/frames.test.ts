import { describe, expect, test } from 'vitest';
import { FrameReader, frameOf } from './frames.ts';

const messages = [
  { op: 'feed', samples: Int16Array.from({ length: 999 }, (_, n) => n - 500), at: 1.5 },
  { op: 'hear', urgent: true },
  { text: 'Zoë’s café', floats: Float32Array.of(0.1, -1), nothing: undefined, none: null },
  { samples: new Int16Array(0) },
];
const bytes = Buffer.concat(messages.map(frameOf));

describe('FrameReader', () => {
  test.each([1, 2, 3, 5, 7, 64, 1_000, bytes.length])('reads messages that come in parts of %i bytes', (size) => {
    const reader = new FrameReader();
    const read: unknown[] = [];
    for (let at = 0; at < bytes.length; at += size) read.push(...reader.read(bytes.subarray(at, at + size)));
    expect(read).toEqual(messages);
  });

  test('carries only the part of a buffer that was meant', () => {
    const whole = Int16Array.from({ length: 50_000 }, (_, n) => n);
    const frame = frameOf({ samples: whole.subarray(10, 20) });
    expect(frame.length).toBeLessThan(200);
    expect(new FrameReader().read(frame)).toEqual([{ samples: whole.slice(10, 20) }]);
  });

  test('refuses a message that is too long before it has come', () => {
    const header = Buffer.alloc(4);
    header.writeUInt32LE(2 ** 31);
    expect(() => new FrameReader().read(header)).toThrow('too long');
  });

  test('refuses what is no message', () => {
    const garbled = Buffer.from('\u0004\0\0\0GET ', 'latin1');
    expect(() => new FrameReader().read(garbled)).toThrow();
  });
});
