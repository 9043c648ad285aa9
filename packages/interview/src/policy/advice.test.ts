import { describe, expect, it } from 'vitest';
import { as, atStory, play, said, telling } from '../testing/talk.ts';
import { planForJob } from '../plan.ts';
import { adviceFor, allAdvice } from './advice.ts';
import { decide } from './decide.ts';
import { judges } from './judging.ts';
import { touchesUnlawful } from './unlawful.ts';

describe('advice', () => {
  it.each([
    ['Is it ok to talk about money?', /^You can talk about money/],
    ['I ask if is good idea, talk about money in the first interview.', /^You can talk about money/],
    ['Should I use a real example?', /^Yes, use a real example/],
    ['Does an example from teaching count?', /^Yes, that counts/],
    ['Does it count if it was in a club?', /^Yes, that counts/],
    ['Was it okay that I talked about the patient who died?', /^You can tell a story like that/],
    ['Can I look at my notes?', /^Yes, you can use notes/],
    ['Would they mind that I’m sixty-two?', /choose by age/],
    ['Can I get a job in a shop when I’ve never worked in one?', /without experience/],
    ['My English, is it a problem?', /^Small mistakes/],
    ['Did I say "we" too much?', /^Say “I”/],
    ['How long should I talk?', /one or two minutes/],
    ['Must I tell them about my prosthesis?', /^You don’t have to/],
    ['Sorry, is that the sort of thing you mean?', /^Any story of your own is fine/],
  ])('is given for %j', (text, say) => expect(adviceFor(text, true)?.say).toMatch(say));

  it.each([
    ['What does it pay?'],
    ['I talked about money with the client.'],
    ['We had never worked with that system before.'],
    ['Is this recorded?'],
    ['I told a real example to the class.'],
  ])('is not given for %j', (text) => expect(adviceFor(text, true)).toBeNull());

  it('that would coach a candidate is kept out of an employer’s interview', () => {
    expect(adviceFor('Is it ok to talk about money?', false)).toBeNull();
    expect(adviceFor('Should I use a real example?', false)).not.toBeNull();
    const plan = planForJob({ title: 'Nurse', skills: ['Wound care'], questions: [] }, 'a');
    const { state } = play([{ type: 'ready', atMs: 0 }], { plan });
    expect(decide(state, said('Is it ok to talk about money?', as('process'))).say).toMatch(
      /can’t speak for the company/,
    );
  });

  it('judges nothing, asks nothing unlawful and can be followed by ear', () => {
    for (const say of allAdvice) {
      expect([say, judges(say), touchesUnlawful(say)]).toEqual([say, false, false]);
      expect(say).not.toMatch(/[\d*_#<>[\]{}/&%]|e\.g|etc/);
      expect(say.split(' ').length).toBeLessThanOrEqual(25);
    }
  });

  it.each(['answer', 'process', 'company', 'clarify', 'cannot'] as const)(
    'comes before the question is given back, whatever the turn was taken for: %s',
    (label) => {
      const option = decide(atStory(), said('Should I use a real example?', as(label)));
      expect(option.move).toBe('answer-candidate');
      expect(option.say).toMatch(/^Yes, use a real example/);
      expect(option.next).toMatchObject({ prompt: atStory().prompt, index: atStory().index });
    },
  );

  it('is given with the next question, where the turn answers too', () => {
    const text = 'I called them one by one. Is that the sort of thing you mean?';
    const option = decide(atStory(), said(text, telling([['action', 'I called them one by one.']])));
    expect(option.say).toMatch(/^Any story of your own is fine/);
    expect(option.next.answer.text + option.next.prompt).not.toBe(atStory().prompt);
  });

  it('is not given without end: the question is left at last', () => {
    let state = atStory();
    const { index } = state;
    for (let i = 0; i < 8 && state.index === index; i += 1)
      state = decide(state, said('Should I use a real example?', as('process'))).next;
    expect(state.index).toBe(index + 1);
  });

  it('is given once: who asks again hears that there is no more to it', () => {
    const first = decide(atStory(), said('Should I use a real example?', as('process')));
    const second = decide(first.next, said('So should I use a real example?', as('process')));
    expect(second.say).not.toContain('leave out names');
    expect(second.say).not.toContain(first.say);
  });
});
