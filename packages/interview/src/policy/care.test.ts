import { describe, expect, it } from 'vitest';
import { as, atStory, fullAnswer, opened, play, said, silence } from '../testing/talk.ts';
import { decide } from './decide.ts';
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
    expect(option).toMatchObject({ move: 'care', ends: false });
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
    expect(again).toMatchObject({ move: 'go-on', next: { prompt: atStory().prompt } });
    expect(decide(again.next, said('It was fine.')).move).toBe('ask');
    expect(decide(cared, said('It was fine.')).move).toBe('ask');
  });

  it('lets go of a probe that was open, and of a question that was answered', () => {
    const probed = decide(atStory(), said('It was fine.'));
    expect(probed.move).toBe('probe');
    const on = follow(probed.next, 'This is too much for me.', 'go on');
    expect(on.move).toBe('ask');
    expect(on.say).not.toContain(probed.next.prompt);
  });

  it('in the middle of an answer is met before the answer is', () => {
    const text = 'So we had a problem, I’m so sorry, I’m shaking, and then it was over and we went home.';
    expect(decide(atStory(), said(text, as('answer', 'distress'))).move).toBe('care');
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
    expect(nudge).toMatchObject({ move: 'nudge' });
    expect(decide(nudge.next, silence())).toMatchObject({ ends: true, endReason: 'silence' });
  });

  it('that comes again and again ends the interview, kindly', () => {
    const texts = ['I’m not okay.', 'I can’t cope.', 'I’m crying.', 'It’s too much.'];
    expect(movesOf(atStory(), ...texts)).toEqual(['care', 'care', 'care', 'close']);
    expect(follow(atStory(), ...texts).say).toContain('take care of yourself');
  });

  it.each([
    ['at once', atStory()],
    ['after an offer', decide(atStory(), said('I’m not okay.')).next],
  ])('together with a wish to stop ends the interview, kindly: %s', (_when, state) => {
    const option = decide(state, said('I can’t do this, I’m crying, please stop', as('distress', 'stop')));
    expect([option.move, option.endReason]).toEqual(['close', 'stopped']);
    expect(option.say).toContain('take care of yourself');
  });

  it('is asked about when the reading is unsure', () => {
    const reading = { ...as('distress').reading, confidence: 0.5 };
    expect(decide(atStory(), said('I just like this kind of work very much.', { reading })).move).toBe('offer');
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
        const option = decide(state, event);
        expect(option).toMatchObject({ move: 'close', ends: true, endReason: 'stopped' });
        expect(option.say).toMatch(/local emergency number.*someone you trust.*Goodbye\.$/);
      }
    }
  });

  const hinting = (danger: number, ...also: Parameters<typeof as>[0][]) => ({
    reading: { ...as('answer', ...also).reading, danger },
  });
  const hint = 'I don’t see why I’d need a plan, I won’t be around.';

  it.each([
    [0.97, ['distress'], 'care', 'safety', true],
    [0.94, ['distress'], 'care', 'care', true],
    [0.8, ['private'], 'care', 'care', true],
    [0.2, [], 'probe', 'none', undefined],
    // A story of work with words that sound so.
    [0.99, [], 'probe', 'none', undefined],
  ] as const)(
    'in other words: at %d with %j it leads to %s, and offers %s',
    (danger, also, move, offered, unstored) => {
      const option = decide(atStory(), said(hint, hinting(danger, ...also)));
      expect([option.move, option.next.offered, option.unstored]).toEqual([move, offered, unstored]);
      if (unstored) expect(option.say).toMatch(/on your screen.*local emergency number/i);
    },
  );

  it('in other words is stopped for, unless they say that it was meant otherwise', () => {
    const met = decide(atStory(), said(hint, hinting(0.97, 'distress'))).next;
    for (const text of ['No, you got me wrong. Go on, please.', 'I’m fine, don’t worry, go on.', 'no go on'])
      expect(decide(met, said(text)).move).toBe('go-on');
    expect(decide(met, silence())).toMatchObject({ move: 'close', ends: true });
    for (const text of ['ok', 'It does not matter any more.', 'stop', 'I can’t go on.', 'There is no reason to go on.'])
      expect(decide(met, said(text))).toMatchObject({ move: 'close', ends: true, unstored: true });
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
    expect(option).toMatchObject({ move: 'set-boundary', ends: false });
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
      expect(option).toMatchObject({ move: 'check', ends: false });
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

describe('nerves', () => {
  it.each(['My head is empty. Sorry, I’m really nervous.', 'Sorry, my mind went blank.'])(
    'are met lightly, with time: %s',
    (text) => {
      const option = decide(atStory(), said(text, as('distress')));
      expect(option).toMatchObject({ move: 'wait' });
      expect(option.say).not.toMatch(/sorry|stop/i);
    },
  );

  it('are not what somebody has who feels empty', () => {
    expect(decide(atStory(), said('I feel so empty.', as('distress'))).move).toBe('care');
  });

  it('with tears or panic are met with care', () => {
    expect(decide(atStory(), said('I’m so nervous that I can’t breathe.', as('distress'))).move).toBe('care');
  });
});

describe('somebody who says that they are well', () => {
  it('is believed, though the words look like danger', () => {
    const read = (danger: number) => ({ reading: { ...as('answer', 'distress').reading, danger } });
    const met = decide(atStory(), said('Nobody stands behind me.', read(0.8)));
    expect(met.move).toBe('care');
    expect(decide(met.next, said('There is nothing weighing on me, I’m fine. Just go on.', read(0.99))).move).toBe(
      'go-on',
    );
    expect(decide(met.next, said('I have the pills here.', read(0.99))).unstored).toBe(true);
  });
});

describe('something private', () => {
  const told = () => said('My mother died in spring and I was off for two months.', as('private', 'answer'));

  it('is met with sympathy where somebody close died', () => {
    expect(decide(atStory(), told()).say).toMatch(/^I’m (?:so sorry for your loss|very sorry)/);
  });

  it('is met kindly: no more need be said, it isn’t assessed, and it is never repeated', () => {
    const option = decide(atStory(), told());
    expect(option).toMatchObject({ move: 'care' });
    expect(option.say).toMatch(/assess/);
    expect(option.say).toMatch(/skip.*pause.*stop|go on.*pause/);
    expect(option.say).not.toMatch(/mother|died|months/);
    expect(option.next.answer.words).toBe(0);
  });

  it('is not probed at: the question may be gone on with, left, or the interview ended', () => {
    const met = decide(atStory(), told()).next;
    expect(decide(met, said('go on')).move).toBe('go-on');
    expect(decide(met, said('skip')).move).toBe('ask');
    expect(decide(met, said('stop')).move).toBe('close');
    expect(decide(met, said('It was fine.')).move).toBe('ask');
  });

  it('in the middle of a whole answer leaves the rest of it told: go on is the next question', () => {
    const whole = said('I did the rota while my mother was ill, and nobody worked alone.', {
      reading: {
        ...as('private', 'answer').reading,
        sentences: [{ text: 'I did the rota', label: 'action', confidence: 0.9, also: [] }],
      },
    });
    const met = decide(atStory(), whole);
    expect(met.move).toBe('care');
    expect(decide(met.next, said('go on')).move).toBe('ask');
  });

  it('that comes again at the same question ends the question', () => {
    const met = decide(atStory(), told()).next;
    const on = decide(met, told());
    expect([on.move, on.next.offered]).toEqual(['ask', 'none']);
  });
});
