import { pauseMostMs } from '@viva/api-client/internal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conduct, fullAnswer, maxMs, spoken, startedAt, untilFirstQuestion } from '../testing/conduct.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(startedAt + 1_000);
});
afterEach(() => {
  vi.useRealTimers();
});

const minutes = (some: number) => some * 60_000;

describe('a pause that is pressed', () => {
  it('stops what is being said, and nothing is said until the candidate goes on', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    const question = it.questions.at(-1)?.text ?? 'none';
    const lines = it.speaker.lines.length;
    expect(it.conductor.pause()).toBe(true);
    await vi.advanceTimersByTimeAsync(minutes(5));
    expect(it.speaker.lines).toHaveLength(lines);
    await it.conductor.goOn();
    expect(it.speaker.last.text).toContain(question);
    expect(it.clocks.at(-1)).toMatchObject({ pausedMs: minutes(5), pause: null, pausable: true });
  });

  it('stops the interview’s own time', async () => {
    const it = conduct({ startedAt: Date.now() - maxMs + minutes(3) });
    await untilFirstQuestion(it);
    it.conductor.pause();
    await vi.advanceTimersByTimeAsync(minutes(9));
    expect(it.ended).toEqual([]);
    await it.conductor.goOn();
    await it.speaker.last.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(it.speaker.last.text).not.toMatch(/time is up/);
    await it.conductor.said(spoken('We all helped.', 2));
    expect(it.speaker.last.text).not.toMatch(/time is up/);
  });

  it('ends by itself after ten minutes in all, and there is no other after it', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    it.conductor.pause();
    await vi.advanceTimersByTimeAsync(minutes(4));
    await it.conductor.goOn();
    expect(it.conductor.pause()).toBe(true);
    expect(it.clocks.at(-1)?.pause).toMatchObject({ by: 'press', untilMs: Date.now() + minutes(6) });
    await vi.advanceTimersByTimeAsync(minutes(6));
    expect(it.speaker.last.text).toMatch(/as long as I can wait|The pause is over/);
    expect(it.clocks.at(-1)).toMatchObject({ pausedMs: pauseMostMs, pause: null, pausable: false });
    expect(it.conductor.pause()).toBe(false);
  });

  it('keeps nothing of what is said in it, save for a wish to go on', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    it.conductor.pause();
    expect(it.conductor.deaf).toBe(true);
    const stored = it.stored.length;
    const lines = it.speaker.lines.length;
    await it.conductor.said(spoken('Yes, I am in an interview, put it on the table.', 3));
    expect(it.stored.slice(stored).filter(({ turn }) => turn.speaker === 'user')).toEqual([]);
    expect(it.speaker.lines).toHaveLength(lines);
    await it.conductor.said(spoken('Okay, go on.', 1));
    expect(it.conductor.deaf).toBe(false);
    expect(it.speaker.lines).toHaveLength(lines + 1);
  });

  it('does not keep danger to a life from being met', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    it.conductor.pause();
    await it.conductor.said(spoken('I won’t be around much longer.', 3));
    expect(it.helps.at(-1)).toBe('offered');
    expect(it.conductor.deaf).toBe(false);
  });

  it('ends with a typed answer, which counts', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    it.conductor.pause();
    await it.conductor.typed({ id: 'a', text: fullAnswer });
    expect(it.stored.at(-1)?.turn).toMatchObject({ speaker: 'user', text: fullAnswer });
    expect(it.clocks.at(-1)?.pause).toBeNull();
  });

  it('keeps the half of an answer that was being said, and goes on at the same question', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    const question = it.questions.at(-1);
    it.conductor.pause(() => spoken('We had a slow checkout last year, and'));
    await vi.advanceTimersByTimeAsync(0);
    expect(it.stored.at(-1)?.turn).toMatchObject({ speaker: 'user', text: 'We had a slow checkout last year, and' });
    await it.conductor.goOn();
    expect(it.questions.at(-1)).toEqual(question);
    expect(it.speaker.last.text).toContain(question?.text);
  });

  it('outlives a reload of the page, and the interviewer', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    it.conductor.pause();
    const lines = it.speaker.lines.length;
    it.conductor.away();
    await vi.advanceTimersByTimeAsync(minutes(1));
    await it.conductor.ready();
    expect(it.speaker.lines).toHaveLength(lines);
    expect(it.paused.at(-1)?.()).toEqual({ pausedMs: 0, pauseMs: minutes(1) });

    const turns = it.stored.map(({ turn }) => turn);
    const next = conduct({ turns, checkpoint: it.stored.at(-1)?.checkpoint, pausedMs: 0, pauseMs: minutes(1) });
    await next.conductor.ready();
    expect(next.speaker.lines).toHaveLength(0);
    await next.conductor.goOn();
    expect(next.speaker.lines).toHaveLength(1);
    expect(next.clocks.at(-1)).toMatchObject({ pausedMs: minutes(1), pause: null });
  });

  it('is not to be had in a preview, or before the greeting', async () => {
    const preview = conduct({ kind: 'preview' });
    await untilFirstQuestion(preview);
    expect(preview.clocks.at(-1)?.pausable).toBe(false);
    expect(preview.conductor.pause()).toBe(false);
    expect(conduct().conductor.pause()).toBe(false);
  });
});

describe('a pause that is asked for aloud', () => {
  it('stops the clock until the candidate says something', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    await it.conductor.said(spoken('Can we pause here?', 1));
    await it.speaker.last.finish();
    expect(it.clocks.at(-1)?.pause).toMatchObject({ by: 'voice' });
    expect(it.conductor.deaf).toBe(false);
    const lines = it.speaker.lines.length;
    await vi.advanceTimersByTimeAsync(minutes(3));
    expect(it.speaker.lines).toHaveLength(lines);
    await it.conductor.said(spoken(fullAnswer));
    expect(it.clocks.at(-1)).toMatchObject({ pausedMs: minutes(3), pause: null });
    expect(it.stored.at(-1)?.turn.text).toBe(fullAnswer);
  });

  it('lasts as long as was asked for, and then the question is said again', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    const question = it.questions.at(-1)?.text ?? 'none';
    await it.conductor.said(spoken('Can we pause for two minutes?', 1));
    await it.speaker.last.finish();
    await vi.advanceTimersByTimeAsync(minutes(2));
    expect(it.speaker.last.text).toContain(question);
    expect(it.clocks.at(-1)).toMatchObject({ pausedMs: minutes(2), pause: null, pausable: true });
  });
});

describe('a hint', () => {
  it('is said once for the question that was shown, and stands in what is stored as one', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    const { questionId = '' } = it.hints.at(-1) ?? {};
    expect(it.conductor.hint('another-question')).toBe(false);
    expect(it.conductor.hint(questionId)).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(it.speaker.last.text).toMatch(/^Here’s a hint\./);
    expect(it.hints.at(-1)).toMatchObject({ questionId, text: expect.any(String) });
    await it.speaker.last.finish();
    expect(it.stored.at(-1)?.turn).toMatchObject({ speaker: 'agent', move: 'hint', questionId });
    expect(it.conductor.hint(questionId)).toBe(false);
  });

  it('that is asked for aloud is no answer', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    await it.conductor.said(spoken('Give me a hint, please.', 1));
    expect(it.stored.at(-1)?.turn).toMatchObject({ speaker: 'user', kinds: ['hint'] });
  });

  it('is not to be had from an employer’s interview', async () => {
    const it = conduct({ kind: 'candidate', job: { title: 'Nurse', skills: ['Wound care'], questions: [] } });
    await it.conductor.ready();
    await it.speaker.last.finish();
    expect(it.hints.at(-1)).toBeNull();
    expect(it.conductor.hint(it.questions.at(-1)?.id ?? '')).toBe(false);
  });
});
