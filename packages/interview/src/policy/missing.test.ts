import { describe, expect, it } from 'vitest';
import { as, atStory, fullAnswer, play, said, telling } from '../testing/talk.ts';
import { decide } from './decide.ts';
import { judges } from './judging.ts';
import { isJudged } from './missing.ts';
import type { SaidEvent } from './option.ts';
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
    const { next } = decide(again, said('That was my answer.', as('done')));
    expect(next.outcomes.at(-1)).toMatchObject({ outcome: 'answered' });
  });

  it('is followed by the answer, which lacks nothing', () => {
    const again = decide(atStory(), miss()).next;
    expect(decide(again, said(fullAnswer)).move).toBe('ask');
  });

  it.each<[string, Partial<SaidEvent>]>([
    ['that may well be one to this', { reading: { ...miss().reading, fits: 0.1 } }],
    ['that was not judged', telling([['action', other]])],
    ['that was hard to hear', { approximate: true, typed: false }],
    ['that tells something private', missing(as('answer', 'private'))],
    ['that asks something besides', missing(as('answer', 'process'))],
    ['for which time is short', { atMs: 890_000 }],
  ])('is taken as it is where it is one %s', (_what, more) =>
    expect(decide(atStory(), miss(more)).move).not.toBe('ask-again'),
  );
});

describe('what is judged', () => {
  it('is a first answer of twenty words', () => {
    const asked = atStory();
    expect(isJudged(asked, other)).toBe(true);
    expect(isJudged(asked, 'I baked the bread.')).toBe(false);
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
