import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conduct, fullAnswer, maxMs, spoken, startedAt, untilFirstQuestion } from '../testing/conduct.ts';
import type { Planner } from './ports.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(startedAt + 1_000);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Conductor', () => {
  it('keeps a wish for plain words, and its reason, as a personal matter', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    await it.conductor.said(spoken('I’m autistic, so please ask me literal questions.'));
    const turn = it.stored.findLast(({ turn: { speaker } }) => speaker === 'user')?.turn;
    expect(turn?.kinds).toEqual(['answer', 'private']);
  });

  it('reads a turn as a reply to the question that is open', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    const first = it.questions.at(-1)?.text;
    await it.conductor.said(spoken('Can you repeat that?'));
    await it.speaker.last.finish();
    await it.conductor.said(spoken(fullAnswer));
    await it.speaker.last.finish();
    const second = it.questions.at(-1)?.text;
    await it.conductor.said(spoken('Skip this'));
    expect(it.repliedTo.slice(-3)).toEqual([first, first, second]);
    expect(second).not.toBe(first);
  });

  it('says goodbye after the sixtieth answer, also when more is being said', async () => {
    const turns = Array.from({ length: 58 }, (_, n) => ({
      ...{ n, speaker: 'user' as const, text: 'Yes.' },
      ...{ startMs: 0, endMs: 1 },
    }));
    const it = conduct({ turns });
    await it.conductor.ready();
    await it.speaker.last.finish();
    await it.conductor.said(spoken(fullAnswer));
    await it.speaker.last.finish();
    expect(it.ended).toEqual([]);
    const both = [it.conductor.said(spoken(fullAnswer)), it.conductor.said(spoken('And one more thing.'))];
    await vi.advanceTimersByTimeAsync(0);
    await Promise.all(both);
    await it.speaker.last.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(it.speaker.last.text).toMatch(/time is up/);
    expect(it.ended).toEqual(['time']);
  });

  it('greets once, however often the browser says that it is ready', async () => {
    const it = conduct();
    await Promise.all([it.conductor.ready(), it.conductor.ready()]);
    await it.conductor.ready();
    expect(it.speaker.lines).toHaveLength(1);
  });

  it('asks what a planner made of the plan, and waits for it with the greeting', async () => {
    const job = { title: 'Nurse', skills: ['Wound care'], questions: [] };
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const planner: Planner = {
      improve: async (plan) => {
        await promise;
        return { ...plan, questions: plan.questions.map((one) => ({ ...one, text: `Better: ${one.id}?` })) };
      },
    };
    const it = conduct({ kind: 'candidate', job }, planner);
    const ready = it.conductor.ready();
    await vi.advanceTimersByTimeAsync(500);
    expect(it.speaker.lines).toHaveLength(0);
    resolve(undefined);
    await ready;
    expect(it.speaker.last.text).toMatch(/Better: opener\?$/);
  });

  it('leaves the plan alone when it goes on after a crash', async () => {
    const job = { title: 'Nurse', skills: ['Wound care'], questions: [] };
    const first = conduct({ kind: 'candidate', job });
    await first.conductor.ready();
    await first.speaker.last.finish();
    const planner: Planner = { improve: () => Promise.reject(new Error('not to be asked')) };
    const checkpoint = first.stored.at(-1)?.checkpoint;
    const second = conduct(
      { kind: 'candidate', job, checkpoint, turns: first.stored.map(({ turn }) => turn) },
      planner,
    );
    await second.conductor.ready();
    expect(second.speaker.lines).toHaveLength(1);
  });

  it('stores every turn of both sides, numbered without a gap, with the state after it', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    await it.conductor.said(spoken(fullAnswer));
    await it.speaker.last.finish();
    expect(it.stored.map(({ turn }) => [turn.n, turn.speaker])).toEqual([
      [0, 'agent'],
      [1, 'user'],
      [2, 'agent'],
      [3, 'user'],
      [4, 'agent'],
    ]);
    expect(it.stored.every((put) => put.checkpoint !== undefined)).toBe(true);
    expect(it.stored[3]?.turn.questionId).toBe(it.stored[2]?.turn.questionId);
  });

  it('shows the question that is being asked', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    expect(it.questions.at(-1)).toMatchObject({ n: 1 });
    expect(it.speaker.last.text).toContain(it.questions.at(-1)?.text);
  });

  it('joins an answer that was cut off with its rest, and takes back the reply to its first half', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    const question = it.questions.at(-1);
    await it.conductor.said(spoken('I was working on the checkout', 2));
    vi.advanceTimersByTime(400);
    await it.speaker.last.finish({ text: 'Thank', interrupted: true });
    await it.conductor.said(spoken('and then I went home'));
    expect(it.speaker.last.text).not.toContain(question?.text ?? 'no question');
    const state = it.stored.at(-1)?.checkpoint;
    expect(JSON.stringify(state)).toContain('I was working on the checkout and then I went home');
  });

  it('asks again kindly when nobody speaks, and not while the candidate speaks', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    const before = it.speaker.lines.length;
    it.conductor.userSpeaking(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(it.speaker.lines).toHaveLength(before);
    it.conductor.userSpeaking(false);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(it.speaker.lines).toHaveLength(before + 1);
  });

  it('says goodbye, can then not be interrupted, and ends the session when the line has been said', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    await it.conductor.said(spoken('I want to stop the interview now please', 2));
    expect(it.speaker.last.interruptible).toBe(false);
    expect(it.ended).toEqual([]);
    await it.speaker.last.finish();
    expect(it.ended).toEqual(['stopped']);
    expect(it.phases.at(-1)).toBe('ended');
  });

  it('asks once before it ends an employer’s interview at the candidate’s wish', async () => {
    const it = conduct({
      kind: 'candidate',
      job: { title: 'Nurse', skills: [], questions: ['How do you hand over?'] },
    });
    await it.conductor.ready();
    await it.speaker.last.finish();
    await it.conductor.said(spoken('I want to stop the interview now please', 2));
    expect(it.speaker.last.interruptible).toBe(true);
    await it.speaker.last.finish();
    expect(it.ended).toEqual([]);
    await it.conductor.said(spoken('Yes.', 1));
    await it.speaker.last.finish();
    expect(it.ended).toEqual(['stopped']);
  });

  it('closes when the time is up although the candidate never stops talking', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    it.conductor.userSpeaking(true);
    await vi.advanceTimersByTimeAsync(maxMs + 30_000);
    expect(it.speaker.last.interruptible).toBe(false);
  });

  it('goes on with the same interview after a crash', async () => {
    const first = conduct();
    await untilFirstQuestion(first);
    const question = first.questions.at(-1);
    const second = conduct({
      turns: first.stored.map(({ turn }) => turn),
      checkpoint: first.stored.at(-1)?.checkpoint ?? null,
    });
    await second.conductor.ready();
    expect(second.speaker.last.text).toContain(question?.text);
    expect(second.speaker.last.text).not.toBe(first.speaker.last.text);
    expect(second.questions.at(-1)).toEqual(question);
    await second.speaker.last.finish();
    expect(second.stored[0]?.turn.n).toBe(first.stored.length);
  });

  it('takes an answer to a welcome-back as a new answer, however early it breaks in', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    await it.conductor.said(spoken(fullAnswer));
    await it.speaker.last.finish();
    const second = it.questions.at(-1);
    it.conductor.away();
    await it.conductor.ready();
    await it.speaker.last.finish({ text: 'Welcome', interrupted: true });
    await it.conductor.said(spoken(fullAnswer));
    expect(it.stored.at(-1)?.turn).toMatchObject({ speaker: 'user', questionId: second?.id });
    expect(it.questions.at(-1)?.n).toBeGreaterThan(second?.n ?? 0);
  });

  it('does not take a request that breaks in early for the rest of the answer', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    await it.conductor.said(spoken(fullAnswer));
    const asked = it.questions.at(-1);
    await it.speaker.last.finish({ text: 'Thank', interrupted: true });
    await it.conductor.said(spoken('Can you repeat that?', 1));
    expect(it.questions.at(-1)).toEqual(asked);
    expect(it.speaker.last.text).toContain(asked?.text);
  });

  it('takes a typed answer that comes before the greeting, once, and begins the interview by it', async () => {
    const it = conduct();
    const answer = { id: 'a1', text: 'I am practising for a nurse role' };
    await Promise.all([it.conductor.typed(answer), it.conductor.typed(answer)]);
    expect(it.stored.filter(({ turn }) => turn.typed)).toHaveLength(1);
    await it.conductor.ready();
    expect(it.questions.at(-1)).toMatchObject({ n: 1 });
  });

  it('knows a typed answer that an interviewer stored before it died by its id, not by its words', async () => {
    const first = conduct();
    await untilFirstQuestion(first);
    await first.conductor.typed({ id: 'a1', text: 'Skip this question please' });
    const second = conduct({
      turns: first.stored.map(({ turn }) => turn),
      checkpoint: first.stored.at(-1)?.checkpoint ?? null,
    });
    await second.conductor.ready();
    await second.speaker.last.finish();
    const asked = second.questions.at(-1)?.n ?? 0;
    await second.conductor.typed({ id: 'a2', text: 'Skip this question please' });
    await second.conductor.typed({ id: 'a1', text: 'Skip this question please' });
    expect(second.stored.flatMap(({ turn }) => turn.answerId ?? [])).toEqual(['a2']);
    expect(second.questions.at(-1)?.n).toBe(asked + 1);
  });

  it('loses none of two answers that come while it decides', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    await Promise.all([
      it.conductor.typed({ id: 'a1', text: fullAnswer }),
      it.conductor.typed({ id: 'a2', text: 'Skip this question please' }),
    ]);
    expect(it.stored.filter(({ turn }) => turn.typed)).toHaveLength(2);
    expect(it.questions.at(-1)?.n).toBe(3);
  });

  it('stores what is said after the end, without an answer', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    const lines = it.speaker.lines.length;
    it.conductor.stop();
    await it.conductor.said(spoken(fullAnswer));
    expect(it.stored.at(-1)?.turn.text).toBe(fullAnswer);
    expect(it.speaker.lines).toHaveLength(lines);
  });

  it('stores what was said after the end with what it was taken for, so that a request is not assessed', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    it.conductor.stop();
    await it.conductor.said(spoken(fullAnswer));
    await it.conductor.said(spoken('Skip this question please'));
    expect(it.stored.slice(-2).map(({ turn }) => turn.kinds)).toEqual([['answer'], ['skip']]);
  });

  it('welcomes back a candidate who reloaded, with the question they were at', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    it.conductor.away();
    await vi.advanceTimersByTimeAsync(20_000);
    const before = it.speaker.lines.length;
    await it.conductor.ready();
    expect(it.speaker.lines).toHaveLength(before + 1);
    expect(it.speaker.last.text).toContain(it.questions.at(-1)?.text);
  });
});
