import { describe, expect, it } from 'vitest';
import { hedgesIn } from './hedges.ts';
import { tokensOf } from './tokens.ts';

const found = (text: string) => hedgesIn(tokensOf(text, null, 0)).map((hedge) => hedge.text);

describe('hedges', () => {
  it.each([
    ['Maybe it was my fault.', ['maybe']],
    ['I think we could probably do it.', ['I think', 'probably']],
    ['it was kind of hard', ['kind of']],
    ['It was, sort of, my idea.', ['sort of']],
    ['I guess I was nervous.', ['I guess']],
    ['I suppose so.', ['I suppose']],
    ['It was a bit loud.', ['a bit']],
    ['It was a little bit of a mess.', ['a little bit']],
    ['We were more or less ready.', ['more or less']],
    ["I'm not sure, but it worked.", ["I'm not sure"]],
    ['He was ill or something like that.', ['or something like that']],
    ["I'd say about ten.", ["I'd say"]],
    ['In a way, it helped.', ['in a way']],
    ['I um think it was May', ['I think']],
    ['Perhaps. Possibly.', ['perhaps', 'possibly']],
  ])('are found in "%s"', (text, hedges) => {
    expect(found(text)).toEqual(hedges);
  });

  it.each([
    'What kind of shop was it?',
    'I think about safety all day.',
    'What do you think of it?',
    'I add a bit of sugar.',
    'I did it in a way that everybody understood.',
    'I am sure that it worked.',
    'We had to guess the weight.',
    'That sort of thing helps.',
    'I thought of a plan. I think ahead.',
  ])('are not in "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });
});
