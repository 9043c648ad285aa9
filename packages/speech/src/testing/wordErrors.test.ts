import { describe, expect, test } from 'vitest';
import { comparableWords, errorRate, sumOfErrors, wordErrors } from './wordErrors.ts';

const errors = (said: string, written: string) => wordErrors(said, written).errors;

describe('what is the same', () => {
  test.each([
    ['Case and punctuation', 'case and, punctuation!'],
    ['about 12 percent', 'About twelve percent.'],
    ['12% of them', 'twelve percent of them'],
    ['12 per cent', '12 percent'],
    ['a hundred and twenty people', '120 people'],
    ['one hundred twenty people', 'a hundred and twenty people'],
    ['in 2019', 'in two thousand nineteen'],
    ['in 2019', 'in twenty nineteen'],
    ['on the 3rd of May', 'on the third of May'],
    ['OK, that is okay', 'Okay, that is OK.'],
    ['O.K. then', 'okay then'],
    ['Mister Dashwood', 'Mr. Dashwood'],
    ['a follow-up email', 'a followup e-mail'],
    ['a fork lift', 'a forklift'],
    ['alright', 'all right'],
    ['I don’t know', "I don't know"],
    ['a café', 'a cafe'],
    ['under the GDPR', 'under the Gdpr'],
    ['our CI/CD, and the ICU', 'our Cicd and the I. C. U.'],
    ['by API', 'by A P I'],
  ])('%s: %s', (said, written) => {
    expect(wordErrors(said, written)).toMatchObject({ errors: 0 });
  });
});

describe('what is an error', () => {
  test('a contraction is not the words that it stands for', () => {
    expect(errors("I don't know", 'I do not know')).toBe(2);
  });

  test('a list of numbers is not one number', () => {
    expect(errors('two and three people', 'two three people')).toBe(1);
  });

  test('words changed, added and left out are told apart', () => {
    expect(wordErrors('we had a plan', 'we had the plan')).toMatchObject({ substitutions: 1, errors: 1 });
    expect(wordErrors('we had a plan', 'so we had a plan')).toMatchObject({ insertions: 1, errors: 1 });
    expect(wordErrors('we had a plan', 'we had plan')).toMatchObject({ deletions: 1, errors: 1 });
  });

  test('nothing written leaves out every word', () => {
    expect(wordErrors('we had a plan', '')).toEqual({
      words: 4,
      substitutions: 0,
      insertions: 0,
      deletions: 4,
      errors: 4,
    });
  });
});

describe('fillers', () => {
  test('are left out on both sides', () => {
    expect(wordErrors('so um we did', 'So, uh, we did')).toMatchObject({ words: 3, errors: 0 });
  });

  test('count when asked for', () => {
    expect(wordErrors('so um we did', 'so we did', { fillers: true })).toMatchObject({ words: 4, deletions: 1 });
    expect(comparableWords('Um, yes.', { fillers: true })).toEqual(['um', 'yes']);
  });
});

describe('rates', () => {
  test('of several texts weigh each word alike', () => {
    const all = sumOfErrors([wordErrors('yes', 'no'), wordErrors('one two three', 'one two three')]);
    expect(errorRate(all)).toBe(0.25);
  });

  test('of nothing said are unknown', () => {
    expect(errorRate(wordErrors('', 'well'))).toBeUndefined();
  });
});
