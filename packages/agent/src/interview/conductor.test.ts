import type { EndReason, PutTurn, SessionContext } from '@viva/api-client/internal';
import type { InterviewPhase, QuestionAttribute } from '@viva/api-client/room';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtInMind } from '../mind/builtInMind.ts';
import { Conductor } from './conductor.ts';
import type { CandidateTurn, Planner, Speaker, SpokenResult } from './ports.ts';

const startedAt = 1_000_000;
const maxMs = 20 * 60_000;

/** A mouth whose lines end when the test says so. */
class FakeSpeaker implements Speaker {
  readonly lines: {
    text: string;
    interruptible: boolean;
    finish: (result?: Partial<SpokenResult>) => Promise<void>;
  }[] = [];

  say(text: string, options: { interruptible: boolean }) {
    const { promise, resolve } = Promise.withResolvers<SpokenResult>();
    const begun = Date.now();
    this.lines.push({
      text,
      interruptible: options.interruptible,
      finish: async (result = {}) => {
        resolve({ text, interrupted: false, startedAt: begun, endedAt: Date.now(), ...result });
        await vi.advanceTimersByTimeAsync(0);
      },
    });
    return { finished: promise };
  }

  /** Like a real mouth, it falls silent in the middle of the line. */
  hush(): void {
    void this.lines.at(-1)?.finish({ text: '', interrupted: true });
  }

  get last() {
    const line = this.lines.at(-1);
    if (!line) throw new Error('nothing was said');
    return line;
  }
}

function conduct(context: Partial<SessionContext> = {}, planner?: Planner) {
  const speaker = new FakeSpeaker();
  const stored: PutTurn[] = [];
  const questions: (QuestionAttribute | null)[] = [];
  const phases: InterviewPhase[] = [];
  const ended: EndReason[] = [];
  const conductor = new Conductor({
    context: {
      sessionId: 's1',
      roomId: 'room-0001',
      kind: 'practice',
      status: 'open',
      candidateIdentity: 'u1',
      seed: 'seed',
      startedAt,
      maxMs,
      turns: [],
      checkpoint: null,
      record: false,
      ...context,
    },
    speaker,
    mind: builtInMind,
    ...(planner ? { planner } : {}),
    screen: { question: (question) => questions.push(question), phase: (phase) => phases.push(phase) },
    turns: {
      put: (turn) => {
        stored.push(turn);
        return Promise.resolve();
      },
      flush: () => Promise.resolve(),
    },
    failed: (error) => {
      throw error;
    },
    ended: (reason) => ended.push(reason),
  });
  return { conductor, speaker, stored, questions, phases, ended };
}

function spoken(text: string, seconds = 20): CandidateTurn {
  return { text, startedAt: Date.now() - seconds * 1_000, endedAt: Date.now(), typed: false, recogniser };
}

const recogniser = { name: 'test', approximate: false, fillers: true };
const fullAnswer =
  'When our checkout was slow last year I measured every query, found one that took four seconds and added an index, ' +
  'and as a result the page became three times as fast and orders went up by twelve percent within a month.';

async function untilFirstQuestion(it: ReturnType<typeof conduct>) {
  await it.conductor.ready();
  await it.speaker.last.finish();
  await it.conductor.said(spoken('I am practising for a software engineer role', 3));
  await it.speaker.last.finish();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(startedAt + 1_000);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Conductor', () => {
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
    await it.conductor.said(spoken(fullAnswer));
    expect(it.speaker.last.text).not.toContain(question?.text ?? 'no question');
    const state = it.stored.at(-1)?.checkpoint;
    expect(JSON.stringify(state)).toContain('I was working on the checkout When our checkout was slow');
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
    expect(it.ended).toEqual(['candidate-left']);
    expect(it.phases.at(-1)).toBe('ended');
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
