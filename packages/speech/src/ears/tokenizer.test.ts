import { describe, expect, test } from 'vitest';
import { readTokenizer } from './tokenizer.ts';

/** A tokenizer's file with these pieces. */
const file = (...pieces: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(
    pieces.flatMap((piece) => {
      const bytes = Buffer.from(piece);
      const { length } = bytes;
      return [Buffer.from(length < 128 ? [length] : [128 + (length % 128), Math.floor(length / 128)]), bytes];
    }),
  );

describe('readTokenizer', () => {
  test('puts pieces together, with a space at the beginning of each word', () => {
    expect(readTokenizer(file('', '▁I', '▁test', 'ed', '.'))([1, 2, 3, 4])).toBe('I tested.');
  });

  test.each([127, 128, 300, 16_000])('reads a piece of %i bytes', (length) => {
    const text = readTokenizer(file('▁a', 'b'.repeat(length), 'c'));
    expect(text([0, 1, 2])).toBe(`a${'b'.repeat(length)}c`);
  });

  test('puts a letter together whose bytes are in two tokens', () => {
    const [first, second] = [Buffer.from('é').subarray(0, 1), Buffer.from('é').subarray(1)];
    expect(readTokenizer(file('▁caf', first, second))([0, 1, 2])).toBe('café');
  });

  test('leaves out tokens that it does not know', () => {
    expect(readTokenizer(file('▁yes'))([0, 99])).toBe('yes');
  });

  test('refuses a file that is cut off', () => {
    expect(() => readTokenizer(Buffer.from([200]))).toThrow(RangeError);
  });
});
