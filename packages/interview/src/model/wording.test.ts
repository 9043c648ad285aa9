import { describe, expect, it } from 'vitest';
import { decide } from '../policy/decide.ts';
import type { SaidEvent } from '../policy/option.ts';
import { goodWording, miswordings } from '../testing/modelDouble.ts';
import { atStory, said, telling } from '../testing/talk.ts';
import { acceptWording, wordingBrief } from './probe.ts';

const sentence = 'I moved all that I could to the grill.';
const home = 'My wife was expecting twins in Leeds back then.';
const event = said(
  `${home} ${sentence}`,
  telling([
    ['private', home],
    ['action', sentence],
  ]),
);
const decided = decide(atStory(), event);
const quote = 'I moved all that I could';
const accept = (say: string, more: object = {}, of: SaidEvent = event) =>
  acceptWording(decided, of, { gap: decided.probe, quote, say, ...more });
const cited = 'You moved all that you could to the grill.';

describe('a question back in a model’s words', () => {
  it('is asked for with what may be quoted, and nothing private', () => {
    const brief = wordingBrief(decided, event);
    expect(decided.probe).toBe('result');
    expect(brief?.user).toContain(sentence);
    expect(brief?.user).not.toMatch(/wife|twins|Leeds/);
    expect(brief?.schema).toMatchObject({ properties: { gap: { enum: ['result'] } } });
  });

  it.each([
    `${cited} What came of it?`,
    'After you moved all that you could to the grill, how did it end?',
    'You said, I moved all that I could. What was the result of that?',
    `${cited} Tell me how that turned out.`,
  ])('may be as free as this: %s', (say) => {
    const wording = accept(say);
    expect(wording).toMatchObject({ option: { move: 'probe', probe: 'result', next: { prompt: say } } });
  });

  it('changes the words alone: what leads up to them and all else stays', () => {
    const wording = accept(`${cited} What came of it?`);
    if (!('option' in wording)) throw new Error(wording.refused);
    const { option } = wording;
    expect(option.say).toBe(decided.say.replace(decided.next.prompt, `${cited} What came of it?`));
    expect(option.next.said.at(-1)).toBe(option.say);
    expect({ ...option.next, prompt: '', said: [] }).toEqual({ ...decided.next, prompt: '', said: [] });
  });

  it.each<[string, string, object?]>([
    ['no-quote', 'What came of it in the end?'],
    ['no-quote', 'You won the prize. What came of it?', { quote: 'I won the prize' }],
    ['no-quote', 'Your wife was expecting twins. What came of it?', { quote: 'My wife was expecting twins' }],
    ['asks-otherwise', `${cited} What did you learn from it?`, { gap: 'lesson' }],
    ['asks-otherwise', `${cited} Is that so?`],
    ['asks-otherwise', `${cited} It is warm.`],
    ['asks-otherwise', 'You moved all that you could to the grill? What came of it?'],
    ['private', `${cited} What came of it with the twins?`],
    ['private', `${cited} What came of it in Leeds?`],
    ['invents', `${cited} What came of it at Northwind?`],
    ['invents', `${cited} What came of it after 40 minutes?`],
    ['judges', `${cited} Great, and what came of it?`],
    ['unlawful', `${cited} How old are you, and what came of it?`],
    ['too-long', `${cited} What came of it ${'in the end '.repeat(12)}?`],
  ])('is refused as %s: %s', (refused, say, more) => {
    expect(accept(say, more)).toEqual({ refused });
  });

  it('is not said twice', () => {
    const wording = accept(`${cited} What came of it?`);
    if (!('option' in wording)) throw new Error(wording.refused);
    const { next } = decided;
    const again = { ...decided, next: { ...next, said: [...wording.option.next.said, next.said.at(-1) ?? ''] } };
    expect(acceptWording(again, event, { gap: 'result', quote, say: `${cited} What came of it?` })).toEqual({
      refused: 'repeats',
    });
  });

  it('is taken from a model that keeps the rules', () => {
    expect(acceptWording(decided, event, goodWording(decided, quote))).toHaveProperty('option');
  });

  it.each(Object.entries(miswordings))('is not said when it is %s', (_name, misword) => {
    expect(acceptWording(decided, event, misword(decided, quote))).toHaveProperty('refused');
  });
});
