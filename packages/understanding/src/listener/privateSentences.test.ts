import { expect, test } from 'vitest';
import { privateSentences, privateWordFrom } from './privateSentences.ts';

const text = 'I counted the stock. I had just lost my dad. It was all there.';

test('a sentence is private when some of its words are', () => {
  const personal = [0, 0, 0, 0, 0.1, 0.2, 0.4, 0.9, 0.8, 0.9, 0, 0, 0, 0];
  expect(privateSentences(text, { personal }, 0.5)).toEqual([false, true, false]);
});

test('it must be surer to be left out of an assessment than to be thanked for', () => {
  const personal = [0, 0, 0, 0, 0.1, 0.2, 0.4, 0.7, 0.7, 0.9, 0, 0, 0, 0];
  const isPrivate = ({ thanked, leftOut }: typeof privateWordFrom) =>
    [thanked, leftOut].map((from) => privateSentences(text, { personal }, from).includes(true));
  expect(isPrivate(privateWordFrom)).toEqual([true, false]);
});

test('a single word makes no sentence private, unless it is all of it', () => {
  const personal = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0.9, 0, 0, 0, 0];
  expect(privateSentences(text, { personal }, 0.5)).toEqual([false, false, false]);
  expect(privateSentences('Dad.', { personal: [0.9] }, 0.5)).toEqual([true]);
});

test('a sentence without words takes none from the next', () => {
  const marks = `${'– '.repeat(40)}.`;
  const personal = [0, 0, 0, 0.9, 0.9, 0.9];
  expect(privateSentences(`I did it. ${marks} My dad died.`, { personal }, 0.5).at(-1)).toBe(true);
});

test('words and sentences stay in step, however many there are', () => {
  const sentences = Array.from({ length: 200 }, (_, at) => `I did step number ${at}.`);
  const personal = sentences.flatMap((_, at) => (at === 150 ? [1, 1, 1, 1, 1] : [0, 0, 0, 0, 0]));
  expect(privateSentences(sentences.join(' '), { personal }, 0.5).indexOf(true)).toBe(150);
});
