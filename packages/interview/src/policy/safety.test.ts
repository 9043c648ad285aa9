import { describe, expect, it } from 'vitest';
import { as, atStory, fullAnswer, said, silence } from '../testing/talk.ts';
import type { Option, PolicyEvent, SaidEvent } from './option.ts';
import { decide } from './decide.ts';
import { tellsOfDanger } from './safety.ts';
import type { PolicyState } from './state.ts';
import { helpView, patienceMs } from './views.ts';

const reading = (danger: number) => ({ reading: { ...as('answer', 'distress').reading, danger } });
const hint = 'Nobody would miss me.';
const misheard = { approximate: true, typed: false, speakingMs: 3_000 } as const;

/** Ways to speak of danger: plainly, in other words, by a hint, of another time, and to a recognizer that guesses. */
const ways: readonly (readonly [string, SaidEvent])[] = [
  ['plainly', said('I want to kill myself')],
  ['in other words', said(hint, reading(0.95))],
  ['by a hint', said(hint, reading(0.8))],
  ['of another time', said('I was suicidal last year')],
  ['to a recognizer that guesses', said('i want to kill myself', misheard)],
];
const pausing = ways.slice(1);

const after = (option: Option, ...events: PolicyEvent[]): Option =>
  events.reduce((last, event) => decide(last.next, event), option);

/** Whether anything of an option may be stored: the candidate's turn, or the line together with the state. */
const kept = ({ unstored, next }: Option) => ({ turn: unstored !== true, line: !next.help });

describe.each(ways)('danger to a life, told %s', (_way, event) => {
  it('puts help on the screen, says so, and keeps neither the turn nor the line', () => {
    const option = decide(atStory(), event);
    expect(helpView(option.next)).toBe(option.ends ? 'closing' : 'offered');
    expect(option.say).toMatch(/on your screen/i);
    expect(kept(option)).toEqual({ turn: false, line: false });
    expect(option.next.said).toEqual(atStory().said);
  });

  it('is told apart from an answer, also when nothing is decided any more', () => {
    expect([tellsOfDanger(event), tellsOfDanger(said(fullAnswer))]).toEqual([true, false]);
  });
});

describe.each(pausing)('help that was offered after danger, told %s', (_way, event) => {
  const offered = () => decide(atStory(), event);

  it('is taken off the screen by “go on”, which is not kept either; the line that goes on is', () => {
    const option = after(offered(), said('Go on.'));
    expect([option.move, helpView(option.next)]).toEqual(['go-on', null]);
    expect(kept(option)).toEqual({ turn: false, line: true });
    expect(JSON.stringify(option.next)).not.toMatch(/miss me|kill|suicid|emergency|on your screen/i);
  });

  it('stays on the screen when the candidate stops, in a goodbye that is not kept', () => {
    const option = after(offered(), said('stop', as('stop')));
    expect(option).toMatchObject({ ends: true, endReason: 'stopped' });
    expect(helpView(option.next)).toBe('closing');
    expect(kept(option)).toEqual({ turn: false, line: false });
    expect(option.say).not.toContain('report');
  });

  it('stays on the screen of a candidate who reloads the page, and the question waits', () => {
    const option = after(offered(), { type: 'returned', atMs: 70_000 });
    expect([option.move, option.ends, helpView(option.next)]).toEqual(['care', false, 'offered']);
    expect(option.say).not.toContain(atStory().prompt);
    expect(after(option, said('Go on.')).say).toContain(atStory().prompt);
  });

  it('has a minute before silence does anything', () => {
    expect(patienceMs(offered().next)).toBe(60_000);
  });
});

describe('silence after help was offered', () => {
  const untilTheEnd = (state: PolicyState): Option => {
    const option = decide(state, silence());
    return option.ends ? option : untilTheEnd(option.next);
  };

  it.each([
    ['in other words', 0.95],
    ['by a hint', 0.8],
  ] as const)('ends the interview, and help stays on the screen: %s', (_way, danger) => {
    const option = untilTheEnd(decide(atStory(), said(hint, reading(danger))).next);
    expect([option.endReason, helpView(option.next)]).toEqual(['silence', 'closing']);
    expect(kept(option).line).toBe(false);
  });
});

describe('an answer after a hint', () => {
  it('is an answer again: it is kept, and help leaves the screen', () => {
    const option = after(decide(atStory(), said(hint, reading(0.8))), said(fullAnswer));
    expect([option.move, helpView(option.next)]).toEqual(['ask', null]);
    expect(kept(option)).toEqual({ turn: true, line: true });
  });
});

describe('distress without danger', () => {
  it('puts no help on the screen, and is kept as before', () => {
    const option = decide(atStory(), said('I’m crying.', as('distress')));
    expect(helpView(option.next)).toBeNull();
    expect(kept(option)).toEqual({ turn: true, line: true });
  });
});
