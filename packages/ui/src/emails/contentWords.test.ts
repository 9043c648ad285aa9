import { expect, test } from 'vitest';
import { countedText, notAssessed, nothingAssessed, whyUnassessed } from './contentWords.ts';

test('a whole interview that couldn’t be matched to its questions is told of as that, and not as one without content', () => {
  expect(whyUnassessed(false, ['no-content', 'not-matched', 'fact'])).toBe('not-matched');
  expect(nothingAssessed('not-matched')).toContain('your answers to the questions');
  expect(notAssessed('not-matched')).toContain('this answer to the question');
});

test('what was not heard well is told of before anything else', () => {
  expect(whyUnassessed(true, ['no-content'])).toBe('approximate-transcript');
  expect(whyUnassessed(false, ['not-matched', 'approximate-transcript'])).toBe('approximate-transcript');
});

test.each([
  [1, '1 of 1 answer assessed'],
  [3, '1 of 3 answers assessed'],
])('one of %i answers is counted in words that fit', (questions, words) => {
  expect(countedText({ assessed: 1, questions })).toBe(words);
});
