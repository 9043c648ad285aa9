import { describe, expect, it } from 'vitest';
import { as, atStory, fullAnswer, play, said, silence, telling } from '../testing/talk.ts';
import { decide } from './decide.ts';
import { judges } from './judging.ts';
import { isJudged } from './missing.ts';
import type { SaidEvent } from './option.ts';
import type { PolicyState } from './state.ts';
import { questionView } from './views.ts';

const other =
  'Before I came here I was at a bakery for three years. I baked the bread in the night and sold it in the morning, and on Sundays I cleaned.';
/** An answer to another question, as the judge sees it. */
const miss = (more: Partial<SaidEvent> = {}): SaidEvent => said(other, { ...missing(), ...more });
const missing = ({ reading } = telling([['action', other]])): Pick<SaidEvent, 'reading'> => ({
  reading: { ...reading, fits: 0.05 },
});

describe('an answer to another question', () => {
  it('gets the question once more, without a verdict', () => {
    const asked = atStory();
    const { move, say, next } = decide(asked, miss());
    expect(move).toBe('ask-again');
    expect(say.endsWith(next.prompt)).toBe(true);
    const { text, rephrase } = asked.plan?.questions[asked.index] ?? {};
    expect(next.prompt).toBe(rephrase ?? text);
    expect(judges(say)).toBe(false);
    expect(questionView(next)).toEqual(questionView(asked));
  });

  it('is let be the second time, and then counts', () => {
    const again = decide(atStory(), miss()).next;
    expect(decide(again, miss()).move).not.toBe('ask-again');
    // Nor once the second one was begun anew.
    const anew = decide(again, said('Let me start over.', as('redo'))).next;
    expect(decide(anew, miss()).move).not.toBe('ask-again');
  });

  it.each<[string, Pick<SaidEvent, 'reading'>]>([
    ['That was my answer.', as('answer')],
    ['That was my answer.', as('done')],
    ['Seriously? Why do you ask that again?', as('complaint')],
    ['No.', as('yes_no')],
    ['Skip.', as('skip')],
    ['I can’t think of another one.', as('cannot')],
  ])('counts where the candidate leaves it at that: %s', (text, reading) => {
    const again = decide(atStory(), miss()).next;
    const { move, next } = decide(again, said(text, reading));
    expect(move).toBe('ask');
    expect(next.outcomes.at(-1)).toMatchObject({ outcome: 'answered' });
  });

  it('is no part of an answer that stands alone, and counts beside a short one', () => {
    const told = telling([
      ['action', other],
      ['result', 'In the end all was sold.'],
    ]);
    const again = decide(atStory(), miss(missing(told))).next;
    const long = 'It rained on the whole way, and the roads were full of people. '.repeat(6);
    expect(decide(again, said(long, telling([['situation', long]]))).move).toBe('probe');
    // By itself, it would be asked for more.
    expect(decide(atStory(), said('It rained.')).probe).toBe('more');
    expect(decide(again, said('It rained.')).probe).not.toBe('more');
  });

  it('gets the floor back where the candidate had not finished, however unsure that is read', () => {
    const again = decide(atStory(), miss()).next;
    const cutOff = as('complaint');
    const reading = { ...cutOff.reading, complaint: { about: 'rushed' as const, confidence: 0.5 } };
    expect(decide(again, said('Hang on, I was still going.', { reading }))).toMatchObject({ move: 'wait' });
  });

  it('is not asked about where its beginning was told before', () => {
    const later = decide(atStory(), said(fullAnswer)).next;
    const back = decide(later, said('I’d like to add something to the question before.', as('redo'))).next;
    expect(back.index).toBeLessThan(later.index);
    expect(decide(back, miss()).move).not.toBe('ask-again');
  });

  it.each<[string, Partial<SaidEvent>, Partial<PolicyState>?]>([
    ['may well be one to this', { reading: { ...miss().reading, fits: 0.1 } }],
    ['was not judged', telling([['action', other]])],
    ['was hard to hear', { approximate: true, typed: false }],
    ['tells something private', missing(as('answer', 'private'))],
    ['asks something besides', missing(as('answer', 'process'))],
    ['says that there is nothing else', missing(as('answer', 'cannot'))],
    ['says that this is all', missing(as('answer', 'done'))],
    ['comes from a candidate without a job', { text: `I have never had a job, but in school ${other}` }],
    ['leaves no time for another', { atMs: 780_000 }],
    ['was met with care', {}, { gentle: true }],
    ['was asked for as anything comparable', {}, { eased: true }],
    ['follows a request', {}, { asides: 1 }],
    ['comes from a newcomer', {}, { newcomer: true }],
    ['tells of something grave', { text: `My colleague died in an accident at work. ${other}` }],
    ['comes from a candidate who was promised fewer questions', {}, { asksLess: true }],
  ])('is taken as it is where it %s', (_what, more, state = {}) =>
    expect(decide({ ...atStory(), ...state }, miss(more)).move).not.toBe('ask-again'),
  );

  it('is taken as it is where the question’s own time is used up', () => {
    const state = atStory();
    const questions = (state.plan?.questions ?? []).map((one) => ({ ...one, budgetMs: 60_000 }));
    const late = { ...state, askedAtMs: 10_000, plan: state.plan && { ...state.plan, questions } };
    expect(decide(late, miss({ atMs: 40_000 })).move).toBe('ask-again');
    expect(decide(late, miss({ atMs: 50_000 })).move).not.toBe('ask-again');
  });

  it('ends no interview when silence follows', () => {
    const silent = (state: PolicyState) => decide(decide(decide(state, silence()).next, silence()).next, silence());
    const { move, next } = silent({ ...decide(atStory(), miss()).next, silentRun: 2 });
    expect(move).toBe('ask');
    expect(next.outcomes.at(-1)).toMatchObject({ outcome: 'answered' });
  });
});

describe('what is judged', () => {
  it('is a first answer of twenty to three hundred words', () => {
    const asked = atStory();
    expect(isJudged(asked, other)).toBe(true);
    expect(isJudged(asked, 'I baked the bread.')).toBe(false);
    expect(isJudged(asked, 'and then '.repeat(200))).toBe(false);
    expect(isJudged(decide(asked, miss()).next, other)).toBe(false);
  });

  it('is no role, and nothing where a background or a fact is asked for', () => {
    expect(isJudged(play([{ type: 'ready', atMs: 0 }]).state, other)).toBe(false);
    for (const evidence of ['background', 'fact'] as const) {
      const state = atStory();
      const questions = (state.plan?.questions ?? []).map((one) => ({
        ...one,
        ...{ evidence, behavioural: false, text: 'Do you have a license to drive?' },
      }));
      expect(isJudged({ ...state, plan: state.plan && { ...state.plan, questions } }, other)).toBe(false);
    }
  });
});
