import { describe, expect, it } from 'vitest';
import { asksForPlainWords } from '../text/plainWish.ts';
import { as, atStory, fullAnswer, said, telling } from '../testing/talk.ts';
import { decide } from './decide.ts';
import { phrases } from './phrases/index.ts';
import { currentQuestion } from './views.ts';

const { plainFromNow, privateOffer } = phrases.neutral;
const wishes = [
  'I’m autistic, I need literal questions.',
  'im autistic and i need the questions to be more literal',
  'Can you please ask plainly, no figures of speech?',
  'could you use simple words please',
  'please more slow and easy word',
  'I’d prefer it if you used plain language.',
  'Please don’t use idioms, I’m dyslexic.',
  'I take things literally, so could you say exactly what you mean?',
  'I have ADHD and do better with direct questions.',
  'Would you mind? I need you to be literal.',
];

describe('a wish for plain words', () => {
  it.each(wishes)('is known: %s', (text) => expect(asksForPlainWords(text)).toBe(true));

  it.each([
    'I explained it in plain English to the customer.',
    'I used simple words so that the patient understood.',
    'It was easy, and I would do it again.',
    'I literally ran to the other ward.',
    'We kept the design simple and direct.',
    'I want an easy start in the team.',
    'My son is autistic, and so I know how to explain things.',
  ])('is not heard in an answer: %s', (text) => expect(asksForPlainWords(text)).toBe(false));

  it.each(
    wishes.flatMap((text) =>
      (['private', 'clarify', 'process', 'complaint', 'answer'] as const).map((label) => [text, label] as const),
    ),
  )('is met in one kind sentence, and what is open is asked plainly: %s, read as %s', (text, label) => {
    const state = atStory();
    const option = decide(state, said(text, as(label)));
    const question = currentQuestion(state);
    expect(option).toMatchObject({ move: 'rephrase', next: { plain: true, index: state.index, offered: 'none' } });
    expect(plainFromNow.map((line) => `${line} ${question?.rephrase}`)).toContain(option.say);
    expect(option.kept).toEqual(['private']);
    expect(option.next.answer.words).toBe(0);
  });

  it('holds for the rest of the interview: questions, thanks, and what is asked back', () => {
    const { next } = decide(atStory(), said(wishes[0] ?? ''));
    const probed = decide(next, said('We all helped.', telling([['others', 'We all helped.']])));
    expect(probed.move).toBe('probe');
    expect(probed.say).toMatch(/\b(?:I(?: would|’d) like to (?:know|hear)|Tell me) /);
    const asked = decide(next, said('skip'));
    const question = currentQuestion(asked.next);
    expect(asked.say).toContain(question?.rephrase);
    const answered = decide(decide(next, said(fullAnswer)).next, said('skip'));
    expect(answered.say).toContain(currentQuestion(answered.next)?.rephrase);
  });

  it('beside grief is met as grief, and all is asked plainly from then on', () => {
    const option = decide(atStory(), said('My mother died on Sunday, please ask plainly.', as('private')));
    expect(option).toMatchObject({ move: 'care', next: { plain: true } });
    expect(privateOffer.some((line) => option.say.includes(line))).toBe(true);
  });
});
