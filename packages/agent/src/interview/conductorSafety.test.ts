import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conduct, fullAnswer, spoken, startedAt, untilFirstQuestion } from '../testing/conduct.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(startedAt + 1_000);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('danger to a life', () => {
  const plainly = 'I want to kill myself';
  const hint = 'I don’t see why I’d plan, I won’t be around.';
  const traces = /kill myself|won’t be around|railing|misunder|emergency|on your screen|take care|"help":true/;

  it('is met with help on the screen and a goodbye, and nothing of it is stored', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    const before = it.stored.length;
    await it.conductor.said(spoken(plainly, 2));
    expect(it.speaker.last.text).toContain('emergency number');
    expect(it.helps.at(-1)).toBe('closing');
    await it.conductor.said(spoken('I stand at the railing', 2));
    await it.speaker.last.finish();
    expect(it.ended).toEqual(['stopped']);
    expect(it.stored).toHaveLength(before);
  });

  it('that was misunderstood lets the interview go on, and leaves no trace in what is stored', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    const before = it.stored.length;
    await it.conductor.said(spoken(hint, 3));
    await it.speaker.last.finish();
    expect([it.helps.at(-1), it.stored.length]).toEqual(['offered', before]);
    await it.conductor.said(spoken('You misunderstood me, I’m fine, go on.', 2));
    await it.speaker.last.finish();
    expect(it.helps.at(-1)).toBeNull();
    await it.conductor.said(spoken(fullAnswer));
    await it.speaker.last.finish();
    const after = it.stored.slice(before);
    expect(after.map(({ turn }) => turn.speaker)).toEqual(['agent', 'user', 'agent']);
    expect(JSON.stringify(after).match(traces)).toBeNull();
  });

  it('is stored nowhere either when the candidate leaves the room in the same breath', async () => {
    for (const text of [plainly, hint]) {
      const it = conduct();
      await untilFirstQuestion(it);
      const before = it.stored.length;
      it.conductor.stop();
      await it.conductor.said(spoken(text, 2));
      expect(it.stored).toHaveLength(before);
      await it.conductor.said(spoken(fullAnswer));
      expect(it.stored).toHaveLength(before + 1);
    }
  });

  it('is left off the record until the end, also when the candidate leaves after help was offered', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    const before = it.stored.length;
    await it.conductor.said(spoken(hint, 3));
    it.conductor.stop();
    await it.conductor.said(spoken('I stand at the railing', 2));
    await it.speaker.last.finish();
    expect(it.stored).toHaveLength(before);
  });

  it('is answered also when the candidate speaks on at once', async () => {
    for (const text of [plainly, hint]) {
      const it = conduct();
      await untilFirstQuestion(it);
      const both = Promise.all([it.conductor.said(spoken(text, 2)), it.conductor.said(spoken('I am so tired', 1))]);
      await vi.advanceTimersByTimeAsync(3_000);
      await both;
      expect(it.speaker.lines.map((line) => line.text).join(' ')).toContain('emergency number');
      expect(JSON.stringify(it.stored)).not.toMatch(traces);
    }
  });

  it('that shows only with the rest of what was said takes its beginning back, and what was replied to it', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    const before = [...it.stored];
    await it.conductor.said(spoken('I want to', 1));
    vi.advanceTimersByTime(400);
    await it.speaker.last.finish({ text: 'Take', interrupted: true });
    expect(it.stored.length).toBeGreaterThan(before.length);
    await it.conductor.said(spoken('kill myself', 1));
    await it.speaker.last.finish();
    expect(it.withdrawn).toEqual([before.length]);
    expect(it.stored).toEqual(before);
    expect(it.ended).toEqual(['stopped']);
  });

  it('that is typed is stored nowhere', async () => {
    const it = conduct();
    await untilFirstQuestion(it);
    const before = it.stored.length;
    await it.conductor.typed({ id: 'a1', text: hint });
    expect([it.helps.at(-1), it.stored.length]).toEqual(['offered', before]);
    await it.conductor.typed({ id: 'a2', text: 'Go on.' });
    await it.speaker.last.finish();
    expect(it.helps.at(-1)).toBeNull();
    expect(JSON.stringify(it.stored)).not.toMatch(traces);
  });
});
