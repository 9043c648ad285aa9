import { describe, expect, it } from 'vitest';
import { fill } from '../facts.ts';
import { testFacts } from '../testing/facts.ts';
import { answerById, answers, isTopic, parseAnswers } from './answers.ts';

describe('a file of answers', () => {
  it('is read block by block', () => {
    const text =
      '# a\nabout: the a\nit: it\nsays: One.\nsays: Two.\nsales: Buy.\n? what is a\n? a?\n\n# b\nabout: b\nsays: B.';
    expect(parseAnswers('billing', text)).toMatchObject([
      {
        id: 'a',
        area: 'billing',
        it: 'it',
        says: 'One.\nTwo.',
        adds: { sales: 'Buy.' },
        examples: ['what is a', 'a?'],
      },
      { id: 'b', it: 'b', more: undefined, examples: [] },
    ]);
  });

  it.each(['# a\nabout: x', 'about: x\nsays: y', '# a\nabout: x\nsays: y\nno key', '# a\nabout: x\nsays: y\nodd: key'])(
    'with a mistake is refused: %j',
    (text) => expect(() => parseAnswers('billing', text)).toThrow(/billing\.txt/),
  );
});

describe('an answer', () => {
  const texts = answers.flatMap(({ says, more = '', why = '', adds }) => [says, more, why, ...Object.values(adds)]);

  it('has an id of its own', () => {
    expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
    expect(answers.filter(isTopic).length).toBeGreaterThanOrEqual(90);
    expect(() => answerById('nothing')).toThrow();
  });

  it('names no amount of money, and nothing that was left to fill in', () => {
    const others = { persona: 'Sales', greeting: 'Hi.', knows: 'all' };
    const told = texts.map((text) => fill(text, testFacts, others));
    expect(told.filter((text) => /[$€£]\s?\d|\d\s?(?:dollars|euros)|[{}]|undefined/.test(text))).toEqual([]);
  });

  it('can be read: at most some 110 words', () => {
    expect(texts.filter((text) => text.split(/\s+/).length > 120)).toEqual([]);
  });
});
