import { expect, test } from 'vitest';
import { as, said } from '../testing/talk.ts';
import { meaningOf } from './meaning.ts';

/** A turn that is most likely an answer, and hardly surely. */
const unsure = (text: string) => said(text, { reading: { ...as('answer').reading, confidence: 0.3 } });

test('an unsure turn is taken for an answer, unless it is short and asks something', () => {
  expect(meaningOf(unsure('The confetti, dear.'))).toBe('answer');
  expect(meaningOf(unsure('Before we start, may I know how long this will take?'))).toBe('unclear');
  const story = 'We had to move the stock and I thought, how do I tell them? ';
  expect(meaningOf(unsure(story.repeat(3)))).toBe('answer');
});

test('a sure answer may ask something', () => {
  expect(meaningOf(said('I called them and asked, what do you need?', as('answer')))).toBe('answer');
});
