import { describe, expect, it } from 'vitest';
import { atStory, fullAnswer, opened, play, said, silence } from '../testing/talk.ts';
import { decide, propose } from './propose.ts';
import type { PolicyState } from './state.ts';
import { patienceMs } from './views.ts';

const misheard = { approximate: true, typed: false, speakingMs: 3_000 } as const;
const follow = (state: PolicyState, ...texts: string[]) =>
  texts.reduce((option, text) => decide(option.next, said(text)), { next: state } as ReturnType<typeof decide>);
const movesOf = (state: PolicyState, ...texts: string[]) =>
  texts.map((_, i) => follow(state, ...texts.slice(0, i + 1)).move);

describe('distress', () => {
  it('is met kindly, with an offer to pause, go on or stop, in words that no model changes', () => {
    const option = decide(atStory(), said('I’m sorry, I’m crying.'));
    expect(option).toMatchObject({ move: 'care', exact: true, ends: false });
    expect(option.say).toMatch(/pause.*go on|pause.*stop/);
    expect(option.next.outcomes).toEqual(atStory().outcomes);
  });

  it('is given time, and a pause even more', () => {
    const cared = decide(atStory(), said('I can’t breathe')).next;
    const paused = decide(cared, said('a pause please'));
    expect(paused.move).toBe('wait');
    expect([patienceMs(cared), patienceMs(paused.next)]).toEqual([30_000, 60_000]);
  });

  it('is never followed by a probe at that question, whatever a model would choose', () => {
    const cared = decide(atStory(), said('I feel like a failure.')).next;
    const again = decide(cared, said('go on'));
    expect(again).toMatchObject({ move: 'go-on', fixed: atStory().prompt });
    expect(propose(again.next, said('It was fine.')).options.map(({ move }) => move)).toEqual(['ask']);
    expect(propose(cared, said('It was fine.')).options.map(({ move }) => move)).toEqual(['ask']);
  });

  it('lets go of a probe that was open, and of a question that was answered', () => {
    const probed = decide(atStory(), said('It was fine.'));
    expect(probed.move).toBe('probe');
    const on = follow(probed.next, 'This is too much for me.', 'go on');
    expect(on.move).toBe('ask');
    expect(on.say).not.toContain(probed.next.prompt);
  });

  it('in the middle of an answer is not probed either', () => {
    const story = 'So we had a problem and we did some things and then it was over and we went home, I think.';
    const { options } = propose(atStory(), said(`I’m so sorry, I’m shaking. ${story} ${story}`));
    expect(options.map(({ move }) => move)).toEqual(['ask']);
  });

  it.each([
    ['stop', 'close'],
    ['I’d like to stop here', 'close'],
    ['go on', 'go-on'],
    ['I’m fine now', 'go-on'],
    ['no', 'go-on'],
    ['I need a minute', 'wait'],
    ['skip', 'ask'],
    [fullAnswer, 'ask'],
  ])('and then %j leads to %s', (text, move) => expect(follow(atStory(), 'I’m not okay.', text).move).toBe(move));

  it('met with silence is offered once more, then the interview is left kindly', () => {
    const cared = decide(atStory(), said('I’m not okay.')).next;
    const nudge = decide(cared, silence());
    expect(nudge).toMatchObject({ move: 'nudge', exact: true });
    expect(decide(nudge.next, silence())).toMatchObject({ ends: true, endReason: 'silence' });
  });

  it('that comes again and again ends the interview, kindly', () => {
    const texts = ['I’m not okay.', 'I can’t cope.', 'I’m crying.', 'It’s too much.'];
    expect(movesOf(atStory(), ...texts)).toEqual(['care', 'care', 'care', 'close']);
    expect(follow(atStory(), ...texts).say).toContain('take good care of yourself');
  });

  it('is met at any step', () => {
    expect(play([{ type: 'ready', atMs: 0 }, said('I can’t do this any more')]).last.move).toBe('care');
    const atEnd = play([...opened, ...Array.from({ length: 6 }, () => said('skip'))]).state;
    expect(decide(atEnd, said('I’m having a panic attack')).move).toBe('care');
  });
});

describe('somebody who speaks of harming themselves', () => {
  it('hears at once where help is, and the interview stops, at any step and at any time', () => {
    const late = said('I want to kill myself', { atMs: 899_000 });
    for (const state of [play(opened.slice(0, 1)).state, atStory()]) {
      for (const event of [said('I want to kill myself'), late]) {
        const { options } = propose(state, event);
        expect(options).toHaveLength(1);
        expect(options[0]).toMatchObject({ move: 'close', ends: true, exact: true, endReason: 'candidate-left' });
        expect(options[0].say).toMatch(/local emergency number.*someone you trust.*Goodbye\.$/);
      }
    }
  });

  it('is given no telephone number and no promise of a report', () => {
    const { say } = decide(atStory(), said('I’m suicidal'));
    expect(say).not.toMatch(/\d|report/);
  });

  it('of another time is asked how to go on, and told of help', () => {
    const option = decide(atStory(), said('I was suicidal last year'));
    expect(option).toMatchObject({ move: 'care', ends: false });
    expect(option.say).toMatch(/someone you trust/);
  });
});

describe('hostility', () => {
  it('is named once, calmly, with an offer to go on or to stop', () => {
    const option = decide(atStory(), said('You stupid machine'));
    expect(option).toMatchObject({ move: 'set-boundary', exact: true, ends: false });
    expect(option.say).toMatch(/calmly.*go on.*stop/);
  });

  it('that goes on ends the interview politely', () => {
    const last = follow(atStory(), 'You stupid machine', 'Fuck you');
    expect(last).toMatchObject({ move: 'close', ends: true, endReason: 'insults' });
    expect(last.say).toMatch(/Thank you for your time\. Goodbye\.$/);
  });

  it('after an answer is not named again, and ends it only at the third time', () => {
    const texts = ['You stupid machine', fullAnswer, 'You idiot', fullAnswer, 'Shut up'];
    expect(movesOf(atStory(), ...texts)).toEqual(['set-boundary', 'ask', 'redirect', 'ask', 'close']);
  });

  it.each([
    ['sorry', 'go-on'],
    ['ok, go on', 'go-on'],
    ['yes', 'go-on'],
    ['no', 'close'],
    ['stop', 'close'],
    [fullAnswer, 'ask'],
  ])('and then %j leads to %s', (text, move) => expect(follow(atStory(), 'You idiot', text).move).toBe(move));

  it('costs nothing: the answer after it is probed like any other', () => {
    const plain = decide(atStory(), said('It was fine.'));
    const after = follow(atStory(), 'You idiot', 'It was fine.');
    expect([after.move, after.probe]).toEqual([plain.move, plain.probe]);
  });

  it('is not heard in a complaint about the question, which may be left', () => {
    const option = decide(atStory(), said('What a stupid question.'));
    expect(option.move).toBe('offer');
    expect(option.say).toContain('skip');
  });
});

describe('a recogniser that guesses', () => {
  it.each(['you stupid idiot', 'i am crying', 'i want to kill myself', 'i want to stop', 'and the interview'])(
    'ends nothing by hearing %j: at most it is asked',
    (text) => {
      const option = decide(atStory(), said(text, misheard));
      expect(option).toMatchObject({ move: 'check', ends: false, exact: true });
      expect(decide(option.next, said('yes', misheard)).ends).toBe(true);
      expect(decide(option.next, said('no', misheard)).move).toBe('go-on');
      expect(decide(option.next, silence()).move).toBe('go-on');
      expect(decide(option.next, said('we had a long meeting about the ship and the men', misheard)).ends).toBe(false);
    },
  );

  it('tells of help when it seems to have heard of harm, every time', () => {
    let state = atStory();
    for (let i = 0; i < 5; i += 1) {
      const option = decide(state, said('i want to kill myself', misheard));
      expect(option.say).toContain('someone you trust');
      state = decide(option.next, said('no', misheard)).next;
    }
  });

  it('does not ask again and again', () => {
    const first = decide(atStory(), said('you idiot', misheard));
    const on = decide(first.next, said('no', misheard));
    expect(decide(on.next, said('you idiot', misheard)).move).not.toBe('check');
  });
});

describe('a loss that is told', () => {
  const told = 'My grandmother died so I organised the funeral and learned how to plan under pressure.';

  it('is met kindly, and is not asked about', () => {
    const { options } = propose(atStory(), said(told));
    expect(options[0].say).toMatch(/^(?:I’m sorry|Thank you for trusting me)/);
    expect(options.map(({ probe }) => probe)).not.toContain('result');
    expect(options.filter(({ say }) => /grandmother|funeral/.test(say))).toEqual([]);
  });
});
