import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conduct, fullAnswer, spoken, startedAt, untilFirstQuestion } from '../testing/conduct.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(startedAt + 1_000);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('while the candidate pauses', () => {
  it.each([
    ['an answer with all that was asked for', [fullAnswer]],
    [
      'an answer that lacks something',
      ['We had a slow checkout and I looked into it for a week or so, and that was it.'],
    ],
    ['a request', ['Can you repeat the question please?']],
    ['a wish to stop', ['I want to stop the interview now please']],
    ['an answer that grows', ['I measured it', `I measured it. ${fullAnswer}`]],
    ['another answer after the first', [fullAnswer, fullAnswer]],
  ])('makes the very line ready that it then says: %s', async (_what, texts) => {
    const it = conduct();
    await untilFirstQuestion(it);
    for (const text of texts) await it.conductor.consider(spoken(text));
    const prepared = it.speaker.prepared.at(-1);
    await it.conductor.said(spoken(texts.at(-1) ?? ''));
    expect(it.speaker.last.text).toBe(prepared);
  });

  it('decides nothing, says nothing and stores nothing', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    const before = [it.speaker.lines.length, it.stored.length, it.questions.length, it.phases.length];
    await it.conductor.consider(spoken(fullAnswer));
    await it.conductor.consider(spoken('I want to stop the interview now please'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([it.speaker.lines.length, it.stored.length, it.questions.length, it.phases.length]).toEqual(before);
    const without = conduct();
    await untilFirstQuestion(without);
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all([it, without].map(({ conductor }) => conductor.said(spoken(fullAnswer))));
    expect(it.speaker.last.text).toBe(without.speaker.last.text);
  });

  it('tells whether the answer has all that was asked for', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    const considered = [await it.conductor.consider(spoken('We had a slow checkout.', 2))];
    considered.push(await it.conductor.consider(spoken(fullAnswer)));
    expect(considered.map(({ answered }) => answered)).toEqual([false, true]);
  });

  it('waits longer after a complaint about being interrupted', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    expect(it.conductor.moreTime).toBe(false);
    await it.conductor.said(spoken('You keep cutting me off every time I take a breath.'));
    expect(it.conductor.moreTime).toBe(true);
  });

  it('has its first line ready before the candidate is there', async () => {
    const it = conduct();
    const [greeting] = it.speaker.prepared;
    await it.conductor.ready();
    expect(it.speaker.last.text).toBe(greeting);
  });

  it('has the questions of a plan ready before they are asked, in their order', () => {
    const questions = ['How do you hand over to the next shift?', 'Which tools do you use for planning?'];
    const { speaker } = conduct({ kind: 'candidate', job: { title: 'Foreman', skills: [], questions } });
    expect(speaker.later.filter((text) => questions.includes(text))).toEqual(questions);
  });

  it('prepares nothing before the interview has begun, nor after its end', async () => {
    const it = conduct();
    const atFirst = it.speaker.prepared.length;
    expect(await it.conductor.consider(spoken(fullAnswer))).toMatchObject({ answered: false });
    await untilFirstQuestion(it);
    it.conductor.stop();
    expect(await it.conductor.consider(spoken(fullAnswer))).toMatchObject({ answered: false });
    expect(it.speaker.prepared).toHaveLength(atFirst);
  });
});
