import { describe, expect, it } from 'vitest';
import { as, atStory, fullAnswer, opened, play, said } from '../testing/talk.ts';
import { competencySchema } from '../types.ts';
import { decide } from './decide.ts';
import { allExamples, exampleFor, isNewcomer, tellsOfNoJob } from './examples.ts';
import { judges } from './judging.ts';
import { phrases } from './phrases/index.ts';
import { touchesUnlawful } from './unlawful.ts';
import { currentQuestion } from './views.ts';

describe('an example', () => {
  it('is there for every competency, of stories and of views', () => {
    const state = atStory();
    const question = currentQuestion(state);
    if (!question) throw new Error('no question is open');
    for (const competency of competencySchema.options)
      for (const behavioural of [true, false])
        expect(exampleFor({ ...question, competency, behavioural }, state)).toMatch(/^For example, /);
  });

  it('judges nothing, asks nothing, and can be said aloud', () => {
    for (const text of allExamples())
      expect([text, judges(text), touchesUnlawful(text), /[?\d]/.test(text)]).toEqual([text, false, false, false]);
  });

  it('is given when it is asked for, of the kind that the question asks for, and another one the next time', () => {
    const state = atStory();
    const question = currentQuestion(state);
    const first = decide(state, said('Could you give me an example?', as('clarify')));
    const second = decide(first.next, said('Another example please?', as('clarify')));
    if (!question) throw new Error('no question is open');
    expect(first.say).toContain(exampleFor(question, state));
    expect(second.say).toContain(exampleFor(question, first.next));
    expect(second.say).not.toContain(exampleFor(question, state));
  });

  it('comes with the word that either is fine, where a candidate asks which of two is meant', () => {
    const option = decide(atStory(), said('Do you mean at work, or at school?', as('clarify')));
    expect(option.say).toMatch(/^Either is fine\./);
  });
});

describe('a candidate without a job yet', () => {
  it.each([
    'I’ve just finished school this summer.',
    'So this would be my first job.',
    'I was at home with my kids for six years.',
    'I’m a student in my second year.',
  ])('is known by what they tell of themselves: %s', (text) => expect(tellsOfNoJob(text)).toBe(true));

  it.each(['I’ve been a nurse for nine years.', 'I teach maths to teenagers in Leeds.'])(
    'is not seen in others: %s',
    (text) => expect(tellsOfNoJob(text)).toBe(false),
  );

  it('is told with the next questions that school, volunteering, or home will do', () => {
    const { state } = play(opened);
    const option = decide(state, said(`I have just finished school. ${fullAnswer}`));
    expect(isNewcomer(option.next)).toBe(true);
    const told = play([...opened, said(`I have just finished school. ${fullAnswer}`), said('skip'), said('skip')]);
    expect(phrases.neutral.elsewhere.some((text) => told.state.said.some((line) => line.includes(text)))).toBe(true);
  });
});

describe('a candidate who loses the thread', () => {
  it('is led back into the answer, of which nothing is lost', () => {
    const option = decide(
      atStory(),
      said('We had a flood in the store and the tills went off, and my brother had sandbags... sorry, where was I?'),
    );
    expect(option.move).toBe('go-on');
    expect(option.say.endsWith(atStory().prompt)).toBe(true);
    expect(option.next.answer.words).toBeGreaterThan(10);
  });
});
