import { describe, expect, it } from 'vitest';
import { planForJob } from '../../plan.ts';
import { as, opened, play, said } from '../../testing/talk.ts';
import { decide } from '../decide.ts';
import { judges } from '../judging.ts';
import { startPolicy } from '../state.ts';
import type { PolicyState } from '../state.ts';
import { type Situation, factOf, factTexts } from './facts.ts';

const maxMs = 20 * 60_000;
const ready = { type: 'ready', atMs: 0 } as const;
const plan = planForJob({ title: 'Nurse', skills: [], questions: [] }, 'facts', maxMs);
const states: Readonly<Record<Situation, () => PolicyState>> = {
  practice: () => play(opened).state,
  preview: () => play(opened, { questions: 3, preview: true }).state,
  employer: () => play([ready], { plan, maxMs }).state,
};
const situations = Object.keys(states) as Situation[];
const asked = [
  ['who reads this?', 'reads'],
  ['does a human listen to it?', 'reads'],
  ['is this being recorded?', 'keeps'],
  ['who keeps the recording?', 'keeps'],
  ['am I talking to a robot?', 'machine'],
  ['are you human?', 'machine'],
  ['what happens next?', 'next'],
  ['you talk too fast, slow down', 'pace'],
] as const;

describe('what an interviewer knows of the interview', () => {
  it('can be said aloud, and judges nothing', () => {
    for (const text of Object.values(factTexts()))
      expect([text, judges(text), /[\d*_#{}/&%]/.test(text)]).toEqual([text, false, false]);
  });

  it.each(situations.flatMap((situation) => asked.map(([text, name]) => ({ situation, text, name }))))(
    'is told as it is: $text ($situation)',
    ({ situation, text, name }) => {
      const option = decide(states[situation](), said(text, as('process')));
      expect(option.say).toContain(factOf(name, situation).says);
    },
  );

  it.each(situations)("isn't brought up when the candidate complains about repeated questions: %s", (situation) => {
    const { says } = factOf('keeps', situation);
    for (const text of ['why do you keep asking me that?', 'you keep on repeating the question'])
      expect(decide(states[situation](), said(text, as('complaint'))).say).not.toContain(says);
  });

  it.each(situations)(
    'is told again in other words to one who goes on asking, and never held back: %s',
    (situation) => {
      const { says, again } = factOf('reads', situation);
      let state = states[situation]();
      for (const words of [says, ...again]) {
        const option = decide(state, said('who reads this?', as('process')));
        expect(option.say).toContain(words);
        state = option.next;
      }
    },
  );

  it('is said by every greeting: the interviewer is an AI', () => {
    for (const persona of ['friendly', 'neutral', 'demanding'] as const) {
      expect(decide(startPolicy({ seed: 'ai', maxMs, persona }), ready).say).toContain('I’m a voice AI');
    }
    for (const state of Object.values(states)) expect(state().said[0]).toContain('I’m a voice AI');
  });
});
