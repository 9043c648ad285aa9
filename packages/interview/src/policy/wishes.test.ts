import { describe, expect, it } from 'vitest';
import { asksForNext, asksSomething, endsWithCorrection, isAll, wasMyAnswer } from './wishes.ts';

describe('a wish of a candidate', () => {
  it.each([
    ['I meant the next question, please.', true],
    ['I answered that already. Go on.', true],
    ["I can't go on.", false],
    ['How many are there before the next one?', false],
  ])('for the next question is heard: %s', (text, heard) => expect(asksForNext(text)).toBe(heard));

  it.each([
    ["No, that's all, love. Thank you now.", true],
    ['no thats it cheers', true],
    ['When is break? Just kidding. No.', true],
    ['No. I wonder about the hours', false],
    ['What else has to be done?', false],
    ['I have worked there for years.', false],
  ])('to end is heard: %s', (text, heard) => expect(isAll(text)).toBe(heard));

  it.each([
    ['did i say um too much', true],
    ['I only ask if that story is suitable.', true],
    ['I have a scanner and a van.', false],
  ])('to know something is heard: %s', (text, heard) => expect(asksSomething(text)).toBe(heard));

  it.each([
    ['It went well. Sorry, I said sixty-two flats, it was seventy-two.', true],
    ['No, wait, it was in spring, not in the autumn.', true],
    ['It was fourteen, not forty.', true],
    ['I said that it was late.', false],
    ['It was not easy.', false],
  ])('to correct something is heard at the end: %s', (text, heard) => expect(endsWithCorrection(text)).toBe(heard));

  it.each([
    ['No, that was my answer.', true],
    ['What would be the answer?', false],
  ])('to be believed is heard: %s', (text, heard) => expect(wasMyAnswer(text)).toBe(heard));
});
