import { describe, expect, test } from 'vitest';
import { overlapping, sentencesOf } from './parts.ts';

describe('sentencesOf', () => {
  test('gives sentences as they were said', () => {
    expect(sentencesOf('I asked her. She said no! So what?')).toEqual(['I asked her.', 'She said no!', 'So what?']);
  });

  test('cuts what goes on for long into parts of about the same length, and loses no word', () => {
    const words = Array.from({ length: 70 }, (_, at) => `w${at}`);
    const parts = sentencesOf(words.join(' '));
    expect(parts).toHaveLength(4);
    expect(parts.join(' ').split(' ')).toEqual(words);
    expect(Math.min(...parts.map((part) => part.split(' ').length))).toBeGreaterThan(15);
  });

  test('leaves out what has no words', () => {
    expect(sentencesOf('Yes. ... Well.')).toEqual(['Yes. ...', 'Well.']);
    expect(sentencesOf('?!')).toEqual([]);
  });
});

test('overlapping parts cover every word, and each begins with the end of the one before', () => {
  const words = Array.from({ length: 95 }, (_, at) => `w${at}`);
  const parts = overlapping(words.join(' '), 40, 10).map((part) => part.split(' '));
  expect(parts.map((part) => [part[0], part.at(-1)])).toEqual([
    ['w0', 'w39'],
    ['w30', 'w69'],
    ['w60', 'w94'],
  ]);
  expect(overlapping('yes', 40, 10)).toEqual(['yes']);
});
