import { describe, expect, it } from 'vitest';
import { metricsOf } from '../../report/metrics.ts';
import { sessionRecordSchema } from '../../report/record.ts';
import { hear } from '../../report/turns.ts';
import type { MadeSession, ScriptedAnswer } from './session.ts';
import { again, precise, speechCorpus } from './speech.ts';
import type { SpokenSession } from './speech.ts';

const corpus = speechCorpus();
const exact = corpus.filter(({ options }) => options.recogniser === precise);
const timed = exact.filter(({ options }) => options.wordTimes);
const measured = ({ record }: MadeSession) => metricsOf(hear(record));
const figures = new Map(corpus.map((session) => [session.name, measured(session)]));
const measure = (session: SpokenSession) => figures.get(session.name) ?? measured(session);

const plain = (text: string) => text.toLowerCase().replace(/[^a-z ]/g, '');

/** F1 of what was found against what is so, each told as a text. */
function f1(pairs: readonly { found: readonly string[]; truth: readonly string[] }[]): number {
  const count = (of: (pair: { found: readonly string[]; truth: readonly string[] }) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0);
  const hits = count(({ found, truth }) => found.filter((one) => truth.includes(one)).length);
  return (2 * hits) / (count(({ found }) => found.length) + count(({ truth }) => truth.length));
}

const paceOf = ({ truth }: MadeSession) => (truth.words * 60_000) / truth.speakingMs;
const longOf = ({ truth }: MadeSession) => truth.pauses.filter(({ durationMs }) => durationMs > 1_000);

describe('the corpus', () => {
  it('has 60 sessions and more, at paces from 90 to 220, with up to 12 percent of fillers', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(60);
    const paces = corpus.flatMap(({ script }) => script.map(({ pace }) => pace ?? 0));
    expect([Math.min(...paces), Math.max(...paces)]).toEqual([90, 220]);
    const shares = timed.map(({ truth }) => truth.fillers.length / truth.words);
    expect(Math.min(...shares)).toBe(0);
    expect(Math.max(...shares)).toBeGreaterThan(0.1);
    expect(exact.length).toBeGreaterThan(60);
    expect(timed.length).toBeLessThan(exact.length);
  });

  it('is the same every time, and so are its figures', () => {
    expect(JSON.stringify(speechCorpus())).toBe(JSON.stringify(corpus));
    for (const session of speechCorpus(12))
      expect(JSON.stringify(measured(session))).toBe(JSON.stringify(measure(session)));
  });

  it('is of session files', () => {
    for (const { record } of corpus)
      expect(sessionRecordSchema.parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });
});

describe('over the corpus', () => {
  it.each(timed.map((session) => [session.name, session] as const))(
    '%s has its pace within two percent',
    (_name, session) => {
      const { wordsPerMinute, speakingMs, words } = measure(session);
      expect(Math.abs((wordsPerMinute ?? 0) / paceOf(session) - 1)).toBeLessThan(0.02);
      expect(Math.abs((speakingMs ?? 0) / session.truth.speakingMs - 1)).toBeLessThan(0.02);
      expect(words).toBe(session.truth.words);
    },
  );

  it('fillers are found with their moments, F1 0.97 and more', () => {
    const told = (all: readonly { text: string; startMs: number; turn: number }[]) =>
      all.map(({ text, startMs, turn }) => `${plain(text)} at ${startMs} in ${turn}`);
    const pairs = timed.map((session) => ({
      found: told(measure(session).fillers ?? []),
      truth: told(session.truth.fillers),
    }));
    expect(f1(pairs)).toBeGreaterThanOrEqual(0.97);
  });

  it('fillers are counted without word times as well', () => {
    for (const session of exact.filter(({ options }) => options.wordTimes === false)) {
      const found = measure(session).fillers?.length ?? 0;
      expect(Math.abs(found - session.truth.fillers.length)).toBeLessThanOrEqual(1);
    }
  });

  it('pauses are found where and as long as they are, F1 0.97 and more', () => {
    const told = (all: readonly { startMs: number; durationMs: number; turn: number }[]) =>
      all.map(({ startMs, durationMs, turn }) => `${startMs} for ${durationMs} in ${turn}`);
    const pairs = timed.map((session) => ({
      found: told(measure(session).pauses ?? []),
      truth: told(longOf(session)),
    }));
    expect(f1(pairs)).toBeGreaterThanOrEqual(0.97);
    for (const session of timed) {
      const longest = Math.max(0, ...longOf(session).map(({ durationMs }) => durationMs));
      expect(measure(session).longestPauseMs).toBe(longest);
    }
  });

  it('time to the first word is the median of what it was', () => {
    for (const session of exact) {
      const sorted = session.truth.firstWordMs.toSorted((a, b) => a - b);
      const middle = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
      expect(measure(session).firstWordMs).toBe(Math.round(((middle[0] ?? 0) + (middle[1] ?? 0)) / 2));
    }
  });

  it('what a recogniser does not tell is never a number', () => {
    const others = corpus.filter(({ options }) => options.recogniser !== precise);
    expect(others.length).toBeGreaterThan(10);
    for (const session of others) {
      const { fillers, restarts, hedges, reasons } = measure(session);
      const { approximate } = session.options.recogniser ?? precise;
      expect({ fillers, restarts }).toEqual({ fillers: null, restarts: null });
      expect(reasons.fillers).toBe('not-measurable-with-this-recogniser');
      expect(hedges === null).toBe(approximate);
    }
  });
});

describe('a change moves its own figure', () => {
  const changed = (session: SpokenSession, change: (answer: ScriptedAnswer) => ScriptedAnswer) => {
    const [first, ...rest] = session.script;
    return first ? measured(again(session, [change(first), ...rest])) : measure(session);
  };
  const some = timed.slice(0, 24).map((session) => [session.name, session] as const);
  const bare = (answer: ScriptedAnswer): ScriptedAnswer => ({ ...answer, fillers: [], pauses: [] });

  it.each(some)(
    '%s: a filler more, a pause more, a word said twice, a slower pace, a later beginning',
    (_name, session) => {
      const before = changed(session, bare);
      const filler = changed(session, (answer) => ({ ...bare(answer), fillers: [{ before: 5, text: 'um' }] }));
      expect(filler.fillers?.length).toBe((before.fillers?.length ?? 0) + 1);
      expect(filler.pauses).toHaveLength(before.pauses?.length ?? -1);

      const pause = changed(session, (answer) => ({ ...bare(answer), pauses: [{ before: 5, ms: 20_000 }] }));
      expect(pause.pauses?.length).toBe((before.pauses?.length ?? 0) + 1);
      expect(pause.longestPauseMs).toBe(20_000);
      expect(pause.fillers).toHaveLength(before.fillers?.length ?? -1);
      expect(Math.abs((pause.wordsPerMinute ?? 0) - (before.wordsPerMinute ?? 0))).toBeLessThan(0.5);

      const twice = changed(session, (answer) => ({ ...bare(answer), text: `We we ${answer.text ?? ''}` }));
      expect(twice.restarts?.length).toBe((before.restarts?.length ?? 0) + 1);

      const slow = changed(session, (answer) => ({ ...bare(answer), pace: 80 }));
      expect(slow.wordsPerMinute).toBeLessThan(before.wordsPerMinute ?? 0);

      const script = session.script.map((answer) => ({ ...answer, firstWordMs: 60_000 }));
      expect(measured(again(session, script)).firstWordMs).toBe(60_000);
    },
  );
});
