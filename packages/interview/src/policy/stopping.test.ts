import { describe, expect, it } from 'vitest';
import { planForJob, planForProfile } from '../plan.ts';
import { as, fullAnswer, opened, play, said, silence } from '../testing/talk.ts';

const questions = ['Tell me about a night when things went wrong.', 'How do you hand over?'];
const plan = planForJob({ title: 'Night-Shift Nurse', questions }, 'test');
const ready = { type: 'ready', atMs: 1_000 } as const;
const stop = said('Please stop', as('stop'));
const playJob = (...events: Parameters<typeof play>[0]) => play([ready, ...events], { plan });

describe('a wish to stop', () => {
  it('ends practice at once', () => {
    expect(play([...opened, stop]).last).toMatchObject({ move: 'close', endReason: 'stopped' });
  });

  it('ends practice for a role of the profile at once', () => {
    const profile = { targetRole: 'teacher', described: null, resumeText: '', persona: 'neutral' } as const;
    const practice = planForProfile(profile, 'test', 900_000) ?? undefined;
    expect(play([ready, stop], { plan: practice }).last).toMatchObject({ move: 'close', endReason: 'stopped' });
  });

  it('in an employer’s interview is asked about once', () => {
    const { last } = playJob(stop);
    expect(last).toMatchObject({ move: 'check', ends: false, next: { offered: 'end', index: 0 } });
    expect(last.say).toMatch(/\bend here\?/i);
  });

  it.each(['Yes.', 'yes please', 'ok'])('in an employer’s interview ends it after: %s', (text) => {
    const { last } = playJob(stop, said(text));
    expect(last).toMatchObject({ move: 'close', ends: true, endReason: 'stopped' });
  });

  it('in an employer’s interview ends it when it is said again', () => {
    expect(playJob(stop, stop).last).toMatchObject({ move: 'close', endReason: 'stopped' });
  });

  it.each(['No.', 'Go on, please.', 'keep going'])('in an employer’s interview is taken back by: %s', (text) => {
    const { last } = playJob(stop, said(text));
    expect(last).toMatchObject({ move: 'go-on', ends: false, next: { offered: 'none', index: 0 } });
    expect(last.say).toContain(questions[0]);
  });

  it('in an employer’s interview is taken back by an answer, which counts', () => {
    const { last } = playJob(stop, said(fullAnswer));
    expect(last.ends).toBe(false);
    expect(last.next.offered).toBe('none');
    expect(last.next.outcomes).toMatchObject([{ outcome: 'answered' }]);
  });

  it('in an employer’s interview ends nothing when silence follows', () => {
    expect(playJob(stop, silence()).last).toMatchObject({ move: 'go-on', ends: false });
  });

  it('in an employer’s interview keeps what was answered in the same breath', () => {
    const { state } = playJob(said('I called the doctor. I want to stop here.', as('stop', 'answer')));
    expect(state.answer.text).toContain('I called the doctor.');
  });

  it('in distress in an employer’s interview is met kindly, with a choice, and then ends it kindly', () => {
    const upset = said('I can’t do this, I’m crying, please stop', as('distress', 'stop'));
    const met = playJob(upset);
    expect(met.last).toMatchObject({ move: 'care', ends: false });
    expect(met.last.say).toMatch(/\bstop\b/);
    const { last } = playJob(upset, stop);
    expect(last).toMatchObject({ move: 'close', endReason: 'stopped' });
    expect(last.say).toContain('take care of yourself');
  });

  it('that may be misheard in an employer’s interview is asked about once, not twice', () => {
    const unsure = said('Please stop', { ...as('stop'), approximate: true });
    expect(playJob(unsure).last.move).toBe('check');
    expect(playJob(unsure, said('yes')).last).toMatchObject({ move: 'close', endReason: 'stopped' });
  });
});

describe('distress that comes again and again', () => {
  it('ends an employer’s interview without the promise that it can be done again', () => {
    const texts = ['I’m not okay.', 'I can’t cope.', 'I’m crying.', 'It’s too much.'];
    const { last } = playJob(...texts.map((text) => said(text)));
    expect(last).toMatchObject({ move: 'close', endReason: 'stopped' });
    expect(last.say).not.toContain('come back');
  });
});
