import { describe, expect, it } from 'vitest';
import { planForJob } from '../plan.ts';
import { as, atStory, play, said } from '../testing/talk.ts';
import type { Evidence } from '../types.ts';
import { decide } from './decide.ts';
import { asksForHint, hintView } from './hints.ts';
import { judges } from './judging.ts';
import { startPolicy } from './state.ts';
import type { PolicyState } from './state.ts';
import { touchesUnlawful } from './unlawful.ts';

const greeted = (): PolicyState => play([{ type: 'ready', atMs: 1_000 }]).state;
const press = { type: 'hint', atMs: 60_000 } as const;
const resting = (state: PolicyState, evidence: Evidence): PolicyState => {
  const { plan, index } = state;
  if (!plan) throw new Error('There is no plan.');
  const questions = plan.questions.map((one, at) => (at === index ? { ...one, evidence } : one));
  return { ...state, plan: { ...plan, questions } };
};
const forEmployer = (): PolicyState => {
  const plan = planForJob({ title: 'Nurse', skills: ['Wound care'], questions: [] }, 'seed', 1_200_000);
  return decide(startPolicy({ seed: 'seed', maxMs: 1_200_000, plan }), { type: 'ready', atMs: 0 }).next;
};

describe('a hint', () => {
  it('says what an answer of its kind is made of, another thing for each kind', () => {
    const said = (['background', 'story', 'method', 'view'] as const).map((evidence) => {
      const { move, say, next } = decide(resting(atStory(), evidence), press);
      expect(move).toBe('hint');
      expect([say, judges(say), touchesUnlawful(say), /\d/.test(say)]).toEqual([say, false, false, false]);
      expect(say.endsWith(hintView(next)?.text ?? 'none')).toBe(true);
      return say;
    });
    expect(new Set(said).size).toBe(4);
  });

  it('has nothing of the question in it: it is the same for every question of a kind', () => {
    const one = resting(atStory(), 'story');
    const other = resting(decide(atStory(), said('skip')).next, 'story');
    expect(decide(other, press).say).toBe(decide(one, press).say);
  });

  it('leaves the question and the answer to it as they were', () => {
    const state = decide(atStory(), said('We all helped.')).next;
    const { next } = decide(state, press);
    expect(next).toMatchObject({
      index: state.index,
      prompt: state.prompt,
      answer: state.answer,
      probes: state.probes,
    });
  });

  it('is given once for a question, and again for the next', () => {
    const { next } = decide(atStory(), press);
    expect(decide(next, press).move).toBe('redirect');
    const after = decide(next, said('skip')).next;
    expect(hintView(after)).toEqual({ questionId: after.plan?.questions[after.index]?.id });
    expect(decide(after, press).move).toBe('hint');
  });

  it('is given when it is asked for aloud', () => {
    expect(decide(atStory(), said('Could you give me a hint, please?', as('clarify'))).move).toBe('hint');
    expect(asksForHint('Hint')).toBe(true);
    expect(asksForHint('He took the hint and left early, so I called them.')).toBe(false);
    expect(asksForHint('We gave the players hints in the game that I designed, and that is how they learned it.')).toBe(
      false,
    );
  });

  it('is not given before a question is open', () => {
    expect(hintView(greeted())).toBeNull();
    expect(decide(greeted(), press)).toMatchObject({ move: 'redirect', next: { hinted: false } });
  });

  it('is not given in an employer’s interview, where all candidates get the same help', () => {
    const state = forEmployer();
    expect(hintView(state)).toBeNull();
    const option = decide(state, said('Give me a hint.', as('clarify')));
    expect(option).toMatchObject({ move: 'redirect', next: { hinted: false, index: state.index } });
    expect(option.say).toMatch(/can’t give hints/);
  });
});
