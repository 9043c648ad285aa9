import { describe, expect, it } from 'vitest';
import { factsOf } from '../core/attributes.ts';
import { type RoomScript, wordMs } from './script.ts';
import { endOf, type Moment, momentOf, timelineOf } from './timeline.ts';
import { worldOf } from './world.ts';

const script: RoomScript = {
  steps: [
    { step: 'interviewer-joins', afterMs: 500 },
    { step: 'interviewer-says', text: 'Good morning to you', afterMs: 100, mark: 'greeting' },
    { step: 'candidate-says', text: 'Hello', afterMs: 1_000, mark: 'answer' },
  ],
};

/** The room after all that happened until a time. */
const worldAt = (of: RoomScript, ms: number) =>
  timelineOf(of)
    .filter(({ atMs }) => atMs <= ms)
    .reduce((world, moment) => (moment.kind === 'world' ? moment.change(world) : world), worldOf(of));

const captions = (moments: readonly Moment[]) =>
  moments.flatMap((moment) => (moment.kind === 'segment' ? [{ atMs: moment.atMs, ...moment.segment }] : []));

describe('timelineOf', () => {
  it('lets a step wait for the end of what is being said', () => {
    expect(momentOf(script, 'greeting')).toBe(600);
    expect(momentOf(script, 'answer')).toBe(600 + 4 * wordMs + 1_000);
    expect(endOf(script)).toBe(momentOf(script, 'answer') + wordMs);
  });

  it('is in the order of time', () => {
    const times = timelineOf(script).map(({ atMs }) => atMs);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('grows a caption word by word, and makes it final once', () => {
    const [first, second, third, last] = captions(timelineOf(script));
    expect([first?.text, second?.text, third?.text]).toEqual(['Good', 'Good morning', 'Good morning to']);
    expect(last).toMatchObject({ text: 'Good morning to you', final: true, type: 'agent', id: first?.id });
    expect([first?.atMs, last?.atMs]).toEqual([600 + wordMs, 600 + 4 * wordMs]);
  });

  it('has the interviewer speak while it says something, and listen afterwards', () => {
    const state = (ms: number) => worldAt(script, ms).interviewer?.attributes['lk.agent.state'];
    expect([state(500), state(600), state(600 + 4 * wordMs)]).toEqual(['initializing', 'speaking', 'listening']);
  });

  it('has the interviewer tell what the real one tells', () => {
    const question = { id: 'q', n: 2, of: 8, text: 'Why?' };
    const feedback = { questionId: 'q', text: 'Clear and short.' };
    const telling: RoomScript = {
      steps: [
        { step: 'interviewer-joins' },
        { step: 'question', question },
        { step: 'feedback', feedback },
        { step: 'phase', phase: 'questions' },
        { step: 'ears', ears: 'built-in' },
        { step: 'help', help: 'offered' },
        { step: 'notice', code: 'voice-fallback', afterMs: 5 },
        { step: 'notice', code: null, afterMs: 5 },
        { step: 'help', help: null },
        { step: 'feedback', feedback: null },
      ],
    };
    const facts = (ms: number) => factsOf(worldAt(telling, ms).interviewer?.attributes ?? {});
    expect(facts(5)).toEqual({
      question,
      phase: 'questions',
      ears: 'built-in',
      notice: { code: 'voice-fallback', atMs: 5 },
      recording: false,
      help: 'offered',
      clock: null,
      progress: { answered: 1, of: 8 },
      hint: { questionId: 'q' },
      feedback,
    });
    expect([facts(10).notice, facts(10).help, facts(10).feedback]).toEqual([null, null, null]);
  });

  it('names a mark that there is not', () => {
    expect(() => momentOf(script, 'nowhere')).toThrow('No step is marked nowhere.');
  });
});
