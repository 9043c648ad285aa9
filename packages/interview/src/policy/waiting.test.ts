import { describe, expect, it } from 'vitest';
import { as, atStory, play, said } from '../testing/talk.ts';
import { decide } from './decide.ts';
import { phrases } from './phrases/index.ts';
import type { PolicyState } from './state.ts';
import { wantsToGoOn } from './waiting.ts';
import { mayPause, progressView } from './views.ts';

const { pause, pauseOver, goOn } = phrases.neutral;
const pausable = (state: PolicyState): PolicyState => ({ ...state, pausable: true });
const greeted = (): PolicyState => play([{ type: 'ready', atMs: 1_000 }]).state;
const startsWith = (say: string, pool: readonly string[]) => pool.some((line) => say.startsWith(line));
const asked = said('Can we pause for a minute?', as('wait'));

describe('a pause', () => {
  it('that is asked for aloud stops the clock, and says so', () => {
    const option = decide(pausable(atStory()), asked);
    expect(option).toMatchObject({ move: 'wait', pauses: true, next: { paused: true, waitMinutes: 1 } });
    expect(pause).toContain(option.say);
  });

  it.each(['One moment, please.', 'Let me think.'])('is not a moment to think: %s', (text) => {
    const option = decide(pausable(atStory()), said(text, as('wait')));
    expect(option).toMatchObject({ move: 'wait', next: { paused: false, waiting: true } });
    expect(option).not.toHaveProperty('pauses');
  });

  it('is a moment on the clock where the clock can’t be stopped', () => {
    const option = decide(atStory(), asked);
    expect(option).toMatchObject({ move: 'wait', next: { paused: false, waitMinutes: 1 } });
    expect(option).not.toHaveProperty('pauses');
  });

  it('stops the clock after distress, too', () => {
    const cared = decide(pausable(atStory()), said('I feel awful right now.', as('distress')));
    const option = decide(cared.next, said('pause', as('wait')));
    expect(option).toMatchObject({ move: 'wait', pauses: true, next: { paused: true } });
  });

  it('ends with the wish to go on, which neither answers nor leaves the question', () => {
    const { next } = decide(pausable(atStory()), asked);
    const option = decide(next, said('Okay, go on.', as('skip')));
    expect(option).toMatchObject({ move: 'go-on', next: { index: next.index, paused: false, waiting: false } });
    expect(startsWith(option.say, goOn)).toBe(true);
    expect(option.say.endsWith(next.prompt)).toBe(true);
  });

  it('ends with an answer, which counts as one', () => {
    const { next } = decide(pausable(atStory()), asked);
    expect(decide(next, said('I called them.')).next).toMatchObject({ paused: false, answer: { words: 3 } });
  });

  it('that is over says so, and says the question again', () => {
    for (const [over, pool] of [
      [true, pauseOver],
      [false, goOn],
    ] as const) {
      const option = decide(atStory(), { type: 'resumed', over, atMs: 60_000 });
      expect(option.move).toBe('go-on');
      expect(startsWith(option.say, pool)).toBe(true);
      expect(option.say.endsWith(atStory().prompt)).toBe(true);
    }
  });

  it('is possible from the greeting to the goodbye, but not while help is on the screen', () => {
    expect(mayPause(pausable(greeted()))).toBe(true);
    expect(mayPause(greeted())).toBe(false);
    expect(mayPause({ ...pausable(atStory()), step: 'start' })).toBe(false);
    expect(mayPause({ ...pausable(atStory()), step: 'ended' })).toBe(false);
    expect(mayPause({ ...pausable(atStory()), help: true })).toBe(false);
  });
});

describe('a wish to go on', () => {
  it.each(['Go on.', 'Okay, let’s continue', 'I’m back', 'ready', 'Yes, I am ready now.'])('is heard: %s', (text) =>
    expect(wantsToGoOn(text)).toBe(true),
  );
  it.each(['Don’t go on yet.', 'Is dinner ready before seven?', 'I can’t go on.', 'Mum, I will call you back later.'])(
    'is not heard in: %s',
    (text) => expect(wantsToGoOn(text)).toBe(false),
  );
});

describe('the progress of an interview', () => {
  it('counts what was answered, the open question among it once something was said to it', () => {
    const state = atStory();
    const of = state.plan?.questions.length;
    expect(progressView(greeted())).toBeNull();
    const before = progressView(state)?.answered ?? 0;
    expect(progressView(state)?.of).toBe(of);
    expect(progressView(decide(state, said('We all helped.')).next)).toEqual({ answered: before + 1, of });
    expect(progressView(decide(state, said('skip')).next)).toEqual({ answered: before, of });
  });
});
