import { describe, expect, it } from 'vitest';
import { usefulPronunciations, vocabularyOf } from './vocabulary.ts';

function modelOf(words: readonly string[]): Buffer {
  const counts = Buffer.alloc(13);
  counts.writeUInt8(3, 0);
  counts.writeUInt32LE(words.length, 1);
  const text = Buffer.from(words.map((word) => `${word}\0`).join(''));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([Buffer.from('Trie Language Model'), counts, Buffer.alloc(64, 7), length, text]);
}

describe('vocabularyOf', () => {
  it('finds the words at the end of the file', () => {
    expect([...vocabularyOf(modelOf(['</s>', '<s>', 'nurse', "don't"]))]).toEqual(['</s>', '<s>', 'nurse', "don't"]);
  });

  it('refuses a file of another kind', () => {
    expect(() => vocabularyOf(Buffer.from('something else entirely'))).toThrow('trie format');
  });
});

describe('usefulPronunciations', () => {
  it('keeps every pronunciation of a word that the model knows, and no other', () => {
    const dictionary = 'nurse N ER S\nread R EH D\nread(2) R IY D\nzyzzyva Z IH Z IH V AH\n';
    expect(usefulPronunciations(dictionary, new Set(['read', 'nurse']))).toBe(
      'nurse N ER S\nread R EH D\nread(2) R IY D\n',
    );
  });
});
