import type { PutTurn, Turn } from '@viva/api-client/internal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earsSampleRate } from '../ears/recogniser.ts';
import { ServiceError } from '../service/serviceClient.ts';
import { Recording } from './recording.ts';

const startedAt = 1_800_000_000_000;
const away = () => new ServiceError(503, 'unavailable', 'later');
const put = (turn: Partial<Turn> & { n: number; startMs: number; endMs: number }): PutTurn => ({
  turn: { speaker: 'user', text: 'So.', ...turn },
  checkpoint: null,
});
const bytes = () => new Uint8Array(4);

beforeEach(() => void vi.useFakeTimers({ now: startedAt }));
afterEach(() => void vi.useRealTimers());

function record(answers: (n: number, attempt: number) => Error | undefined = () => undefined) {
  const kept: { n: number; startMs: number; lengthMs: number }[] = [];
  const lost: string[] = [];
  const changed = vi.fn();
  const stored = vi.fn(() => Promise.resolve());
  const lengths: number[] = [];
  const attempts = new Map<number, number>();
  const recording = new Recording({
    sessionId: 'session',
    startedAt,
    turns: {
      put: stored,
      withdraw: () => Promise.resolve(),
      pause: () => Promise.resolve(),
      flush: () => Promise.resolve(),
    },
    encoder: {
      encode: (samples) => {
        lengths.push((samples.length * 1_000) / earsSampleRate);
        return Promise.resolve(bytes());
      },
      close: () => Promise.resolve(),
    },
    sounds: {
      putSound: (_session, n, startMs) => {
        const attempt = (attempts.get(n) ?? 0) + 1;
        attempts.set(n, attempt);
        const failure = answers(n, attempt);
        if (failure) return Promise.reject(failure);
        kept.push({ n, startMs, lengthMs: lengths[kept.length] ?? 0 });
        return Promise.resolve();
      },
    },
    lost: (why) => void lost.push(why),
    changed,
  });
  /** Lets time go by, in which the candidate's microphone sounds. */
  const hear = async (ms: number) => {
    for (let at = 0; at < ms; at += 20) {
      await vi.advanceTimersByTimeAsync(20);
      recording.hear(new Int16Array((earsSampleRate * 20) / 1_000));
    }
  };
  return { recording, kept, lost, changed, stored, hear, attempts };
}

describe('Recording', () => {
  it('keeps the sound of a spoken turn with a margin at both ends, and tells when it began', async () => {
    const { recording, kept, hear } = record();
    await hear(10_000);
    await recording.put(put({ n: 3, startMs: 2_000, endMs: 6_000 }));
    await recording.finish(1_000);
    expect(kept).toEqual([{ n: 3, startMs: 1_740, lengthMs: 4_520 }]);
  });

  it('keeps nothing of what was typed, and nothing of the interviewer', async () => {
    const { recording, kept, stored, hear } = record();
    await hear(3_000);
    await recording.put(put({ n: 0, speaker: 'agent', startMs: 0, endMs: 2_000 }));
    await recording.put(put({ n: 1, typed: true, startMs: 0, endMs: 2_000 }));
    await recording.finish(1_000);
    expect(stored).toHaveBeenCalledTimes(2);
    expect(kept).toEqual([]);
  });

  it('drops what was said before a pause and in it, and keeps what is said after it', async () => {
    const { recording, kept, lost, changed, hear } = record();
    await hear(4_000);
    recording.hold(true);
    await hear(4_000);
    recording.hold(false);
    await hear(4_000);
    expect(changed.mock.calls).toEqual([[false], [true]]);
    await recording.put(put({ n: 1, startMs: 1_000, endMs: 7_000 }));
    await recording.put(put({ n: 2, startMs: 9_000, endMs: 11_000 }));
    await recording.finish(1_000);
    expect(lost).toEqual(['nothing was heard']);
    expect(kept).toEqual([{ n: 2, startMs: 8_740, lengthMs: 2_520 }]);
  });

  it('keeps what was said before a pause that keeps it, and nothing of what is said in it', async () => {
    const { recording, kept, lost, hear } = record();
    await hear(4_000);
    recording.hold(true, true);
    await recording.put(put({ n: 1, startMs: 1_000, endMs: 3_000 }));
    await hear(4_000);
    recording.hold(false, true);
    await recording.put(put({ n: 2, startMs: 5_000, endMs: 7_000 }));
    await recording.finish(1_000);
    expect(kept).toMatchObject([{ n: 1 }]);
    expect(lost).toEqual(['nothing was heard']);
  });

  it('does not begin anew after a pause once the consent is gone', async () => {
    const { recording, changed, hear } = record(() => new ServiceError(403, 'consent-required', 'no'));
    await hear(3_000);
    await recording.put(put({ n: 1, startMs: 1_000, endMs: 2_000 }));
    await hear(1_000);
    recording.hold(true);
    recording.hold(false);
    expect(changed.mock.calls).toEqual([[false]]);
  });

  it('tries again while the service is away, and never makes a turn wait for it', async () => {
    const { recording, kept, hear } = record((_n, attempt) => (attempt < 3 ? away() : undefined));
    await hear(3_000);
    await recording.put(put({ n: 1, startMs: 500, endMs: 2_000 }));
    expect(kept).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(kept).toMatchObject([{ n: 1 }]);
  });

  it('gives an answer up after two minutes, and goes on with the next', async () => {
    const { recording, kept, lost, hear } = record((n) => (n === 1 ? away() : undefined));
    await hear(6_000);
    await recording.put(put({ n: 1, startMs: 500, endMs: 2_000 }));
    await recording.put(put({ n: 3, startMs: 3_000, endMs: 5_000 }));
    await vi.advanceTimersByTimeAsync(130_000);
    expect(lost).toEqual(['it could not be stored']);
    expect(kept).toMatchObject([{ n: 3 }]);
  });

  it('lets go of what would wait in too long a row', async () => {
    const { recording, lost, hear } = record(away);
    await hear(20_000);
    for (let n = 0; n < 10; n++) await recording.put(put({ n, startMs: n * 1_500, endMs: n * 1_500 + 1_000 }));
    expect(lost).toEqual(['too many answers wait', 'too many answers wait']);
  });

  it('records nothing more once it is told that it must not', async () => {
    const refusal = new ServiceError(403, 'consent-required', 'no');
    const { recording, kept, changed, attempts, hear } = record(() => refusal);
    await hear(6_000);
    await recording.put(put({ n: 1, startMs: 500, endMs: 2_000 }));
    await vi.advanceTimersByTimeAsync(10);
    await recording.put(put({ n: 3, startMs: 3_000, endMs: 5_000 }));
    await recording.finish(1_000);
    expect(changed.mock.calls).toEqual([[false]]);
    expect([kept, [...attempts]]).toEqual([[], [[1, 1]]]);
  });

  it('sends no sound of a turn that was refused', async () => {
    const { recording, kept, lost, stored, hear } = record();
    stored.mockRejectedValueOnce(new ServiceError(409, 'turn-conflict', 'no'));
    await hear(3_000);
    await expect(recording.put(put({ n: 1, startMs: 500, endMs: 2_000 }))).rejects.toThrow();
    await recording.finish(1_000);
    expect([kept, lost]).toEqual([[], ['it could not be stored']]);
  });

  it('waits at its end for what is under way, but not for ever', async () => {
    const { recording, kept, hear } = record(away);
    await hear(3_000);
    await recording.put(put({ n: 1, startMs: 500, endMs: 2_000 }));
    const finished = recording.finish(3_000);
    await vi.advanceTimersByTimeAsync(3_000);
    await finished;
    expect(kept).toEqual([]);
  });
});
