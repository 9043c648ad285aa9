import { describe, expect, it } from 'vitest';
import { as, atStory, fullAnswer, opened, play, said } from '../testing/talk.ts';
import { decide } from './decide.ts';
import type { PolicyState } from './state.ts';
import { progressView, questionView } from './views.ts';

const wish = (text: string, atMs = 60_000) => said(text, { ...as('redo'), atMs });
const first = wish('Can I go back to the first question?');
const full = said(fullAnswer);

/** A question after one that was answered, and the one after that, too. */
const later = (): PolicyState => {
  const before = decide(atStory(), full).next;
  return decide(before, full).next;
};
const textOf = (state: PolicyState, index: number) => state.plan?.questions[index]?.text;
const outcomeOf = (state: PolicyState, index: number) =>
  state.outcomes
    .filter(({ questionId }) => questionId === state.plan?.questions[index]?.id)
    .map(({ outcome }) => outcome);

describe('a candidate who goes back to an earlier question', () => {
  it('hears it again, and sees it', () => {
    const { move, say, questionId, next } = decide(later(), first);
    expect([move, questionId, questionView(next)?.n]).toEqual(['ask', next.plan?.questions[0]?.id, 1]);
    expect(say.endsWith(textOf(next, 0) ?? '-')).toBe(true);
  });

  it('then goes on where the interview was', () => {
    const before = later();
    const back = decide(decide(before, first).next, full);
    expect(back.say.endsWith(before.prompt)).toBe(true);
    expect(back.next).toMatchObject({ index: before.index, returnTo: null });
    const on = decide(back.next, full).next;
    expect([on.index, on.returnTo]).toEqual([before.index + 1, null]);
  });

  it('does not hear the open question again if they answered it', () => {
    const before = later();
    const probed = decide(before, said('It was fine.')).next;
    const away = decide(probed, first).next;
    expect(outcomeOf(away, before.index)).toEqual(['answered']);
    expect(decide(away, full).next.index).toBe(before.index + 1);
  });

  it('counts a question once, and keeps what was answered when the second try is skipped', () => {
    const before = decide(atStory(), full).next;
    const index = before.index - 1;
    const skipped = decide(decide(before, wish('Can I change my last answer?')).next, said('skip'));
    expect(outcomeOf(skipped.next, index)).toEqual(['answered']);
    expect(progressView(skipped.next)).toEqual(progressView(before));
  });

  it('gets an earlier question answered that they had skipped', () => {
    const before = play([...opened, full, said('skip')]).state;
    const back = decide(before, wish('Can I do the question I skipped after all?')).next;
    expect(back.index).toBe(1);
    expect(outcomeOf(decide(back, full).next, back.index)).toEqual(['answered']);
  });

  it('may add to an answer and is asked nothing more about it', () => {
    const added = decide(later(), wish('Back to the first question, I forgot to add something.'));
    expect(added.move).toBe('repeat');
    expect(decide(added.next, said('I like it.')).move).toBe('ask');
  });

  it('may do so when all questions are asked, and comes back to their own', () => {
    let state = later();
    for (let n = 0; n < 9 && state.step === 'questions'; n += 1) state = decide(state, said('skip')).next;
    expect(state.step).toBe('own-questions');
    const back = decide(state, first);
    expect(back.next).toMatchObject({ step: 'questions', index: 0 });
    expect(decide(back.next, full).move).toBe('offer-questions');
  });

  it('may go back from there to another one, and still comes back to where they were', () => {
    const before = later();
    const twice = decide(decide(before, first).next, wish('No, the second question.')).next;
    expect(twice.index).toBe(1);
    expect(decide(twice, full).next.index).toBe(before.index);
  });

  it('hears what to say where nobody can tell which question they mean', () => {
    const before = later();
    const { move, say, next } = decide(before, wish('Can I go back to the question with the horse?'));
    expect([move, next.index]).toEqual(['go-on', before.index]);
    expect(say).toMatch(/which/i);
    expect(say.endsWith(before.prompt)).toBe(true);
  });

  it('is understood in so many words where they were taken to ask something else', () => {
    const before = later();
    const asked = said('Could we go back to the first question?', as('process'));
    expect(decide(before, asked).next.index).toBe(0);
    const dog = said('can i go back to the question about the dog', as('skip'));
    expect(decide(before, dog).next.index).toBe(before.index);
    const elsewhere = said('Can we skip it? I never go back to the first one.', as('skip'));
    expect(decide(before, elsewhere).next.index).toBe(before.index + 1);
  });

  it('may then name it in a few words', () => {
    const before = later();
    const which = decide(before, wish('Can I go back to the question with the horse?')).next;
    for (const [text, label] of [
      ['The first one.', 'answer'],
      ['Number one, please.', 'unclear'],
    ] as const)
      expect(decide(which, said(text, as(label === 'unclear' ? 'noise' : label))).next.index).toBe(0);
    // What names none is taken as ever.
    expect(decide(which, full).next.index).toBe(before.index + 1);
  });

  it('is not sent back by a question of their own', () => {
    let state = later();
    for (let n = 0; n < 9 && state.step === 'questions'; n += 1) state = decide(state, said('skip')).next;
    const asks = decide(state, said('Does this go to the team that I’d work with?', as('process')));
    expect([asks.move, asks.next.step]).toEqual(['answer-candidate', 'own-questions']);
  });

  it('keeps what they told in the same breath', () => {
    const before = later();
    const both = said('We cut the errors in half. Can I go back to the first question?', as('answer', 'redo'));
    const away = decide(before, both).next;
    expect([away.index, outcomeOf(away, before.index)]).toEqual([0, ['answered']]);
  });

  it('hears that there is no time left, and can’t go round for ever', () => {
    const before = later();
    const late = decide(before, wish('Can I go back to the first question?', 850_000));
    expect([late.move, late.next.index]).toEqual(['go-on', before.index]);
    let state = before;
    for (let n = 0; n < 4; n += 1) state = decide(decide(state, first).next, full).next;
    const stays = decide(state, first);
    expect(stays.next.index).toBe(state.index);
    expect(stays.say).not.toMatch(/time to/);
  });

  it('is not taken to correct their role there', () => {
    const before = play([...opened, full]).state;
    const back = decide(before, wish('Can I go back to the first question?')).next;
    expect(decide(back, said('No, I was a teacher before.')).next.plan).toEqual(before.plan);
  });
});
