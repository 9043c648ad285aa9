import { describe, expect, it } from 'vitest';
import type { Aside } from '@viva/understanding';
import { as, atStory, fullAnswer, play, said, telling } from '../testing/talk.ts';
import { planForJob } from '../plan.ts';
import { decide } from './decide.ts';
import { allFacts } from './facts/facts.ts';
import { judges } from './judging.ts';
import { phrases } from './phrases/index.ts';
import type { PolicyState } from './state.ts';
import { touchesUnlawful } from './unlawful.ts';

/** A full answer, and what is said to the interviewer at its end. */
const ending = (label: Aside['label'], text: string) =>
  said(`${fullAnswer} ${text}`, {
    reading: { ...said(fullAnswer).reading, asides: [{ text, label, confidence: 0.9 }] },
  });

const from = (pool: keyof typeof phrases.neutral, say: string): boolean =>
  phrases.neutral[pool].some((line) => say.startsWith(line));
const isOpen = ({ index }: PolicyState): boolean => index === atStory().index;

describe('what an answer ends with is dealt with, and the answer is kept', () => {
  it.each([
    ['wait', 'Can we take a short break?', 'wait'],
    ['repeat', 'What was it you asked?', 'repeat'],
    ['clarify', 'Or did you mean at home?', 'rephrase'],
    ['more', 'Can I finish the story first?', 'moreToCome'],
  ] as const)('%s', (label, text, pool) => {
    const { say, next } = decide(atStory(), ending(label, text));
    expect([say, from(pool, say)]).toEqual([say, true]);
    expect(isOpen(next)).toBe(true);
    expect(next.answer.text).toContain('backup locked the tables');
  });

  it('a wish for the next question is granted', () => {
    const { next } = decide(atStory(), ending('skip', 'Can we go to the next one?'));
    expect(isOpen(next)).toBe(false);
    expect(next.outcomes.at(-1)).toMatchObject({ outcome: 'answered' });
  });

  it('a wish to begin again takes the answer back', () => {
    const { say, next } = decide(atStory(), ending('redo', 'Actually, can I start again?'));
    expect(from('redo', say)).toBe(true);
    expect(next.answer.words).toBe(0);
  });

  it('a wish to stop ends a practice interview', () =>
    expect(decide(atStory(), ending('stop', 'Could we stop here?'))).toMatchObject({ ends: true }));

  it('a goodbye changes nothing', () => {
    const plainly = decide(atStory(), said(fullAnswer));
    expect(decide(atStory(), ending('greeting', 'Thank you.')).move).toBe(plainly.move);
  });

  it('but not what was said long before its end', () => {
    const asked: Aside = { text: 'Can we take a break?', label: 'wait', confidence: 0.9 };
    const event = said(`So I said. ${asked.text} ${fullAnswer}`, {
      reading: { ...said(fullAnswer).reading, asides: [asked] },
    });
    expect(decide(atStory(), event).move).not.toBe('wait');
  });
});

describe('what is asked, in words that no pattern knows,', () => {
  it.each(['answer', 'process', 'company', 'clarify', 'cannot', 'complaint', 'redo'] as const)(
    'alone is answered before the question is given back, whatever the turn was taken for: %s',
    (label) => {
      const option = decide(atStory(), said('May it be invented?', as(label)));
      expect(option.move).toBe('answer-candidate');
      expect(option.say).toMatch(/^Please use a real example/);
      expect(option.next).toMatchObject({ prompt: atStory().prompt, index: atStory().index });
    },
  );

  it('with an answer is answered with the next question', () => {
    const text = 'I called them one by one. Are you after something like this?';
    const option = decide(atStory(), said(text, telling([['action', 'I called them one by one.']])));
    expect(option.say).toMatch(/^There’s no set answer/);
    expect(option.next.answer.text + option.next.prompt).not.toBe(atStory().prompt);
  });

  it('of what is wanted, before anything was told, is answered with the question in other words', () => {
    const option = decide(atStory(), said('Are you after something like this?', as('clarify')));
    expect(option.move).toBe('rephrase');
  });

  it('with a wish that is served is not answered first', () => {
    const text = 'May it be invented? I’d skip this.';
    expect(decide(atStory(), said(text, as('skip'))).move).toBe('ask');
  });

  it('is not answered without end: the question is left at last', () => {
    let state = atStory();
    const { index } = state;
    for (let i = 0; i < 8 && state.index === index; i += 1)
      state = decide(state, said('May it be invented?', as('process'))).next;
    expect(state.index).toBe(index + 1);
  });

  it('again is answered in other words', () => {
    const first = decide(atStory(), said('May it be invented?', as('process')));
    const second = decide(first.next, said('Is it fine if I invent it?', as('process')));
    expect(second.say).not.toContain('leave out names');
    expect(second.say).toMatch(/^A real one/);
  });

  it('is no coaching in an employer’s interview', () => {
    const asks = said('How would you put it?', as('process'));
    expect(decide(atStory(), asks).say).toMatch(/^After we finish, your report/);
    const plan = planForJob({ title: 'Nurse', skills: ['Wound care'], questions: [] }, 'a');
    const { state } = play([{ type: 'ready', atMs: 0 }], { plan });
    expect(decide(state, asks).say).toMatch(/^I can’t coach you here/);
  });

  it.each(['Could you take something out?', 'Can I delete something I said?'])('is not said to be done: %s', (text) => {
    const option = decide(atStory(), said(text, as('redo')));
    expect(option.say).toContain('can’t take anything out');
    expect(option.next.answer).toEqual(atStory().answer);
  });
});

it('every reply judges nothing, asks nothing unlawful, and can be followed by ear', () => {
  for (const say of allFacts()) {
    expect([say, judges(say), touchesUnlawful(say)]).toEqual([say, false, false]);
    expect(say).not.toMatch(/[\d*_#<>[\]{}/&%]|e\.g|etc/);
  }
});
