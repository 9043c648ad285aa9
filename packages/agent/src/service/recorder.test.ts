import type { PutPause, PutTurn } from '@viva/api-client/internal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Recorder } from './recorder.ts';
import { type Service, ServiceError } from './serviceClient.ts';

function turn(n: number): PutTurn {
  return { turn: { n, speaker: 'user', text: `turn ${n}`, startMs: 0, endMs: 1 }, checkpoint: {} };
}

function record(answers: (n: number, attempt: number) => ServiceError | undefined) {
  const stored: number[] = [];
  const withdrawn: number[] = [];
  const pauses: PutPause[] = [];
  const attempts = new Map<number, number>();
  const service: Service = {
    session: () => Promise.reject(new Error('not asked for')),
    end: () => Promise.resolve(),
    alive: () => Promise.resolve(),
    pause: (_, told) => {
      pauses.push(told);
      return Promise.resolve();
    },
    withdraw: (_, n) => {
      withdrawn.push(n);
      const kept = stored.filter((other) => other < n);
      stored.splice(0, stored.length, ...kept);
      return Promise.resolve();
    },
    putTurn: (_, put) => {
      const attempt = (attempts.get(put.turn.n) ?? 0) + 1;
      attempts.set(put.turn.n, attempt);
      const error = answers(put.turn.n, attempt);
      if (error) return Promise.reject(error);
      stored.push(put.turn.n);
      return Promise.resolve();
    },
  };
  const events = { delayed: vi.fn(), refused: vi.fn() };
  return { recorder: new Recorder(service, 's', events), stored, withdrawn, pauses, events };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Recorder', () => {
  it('tries again until the service takes the turn, and keeps the order', async () => {
    const { recorder, stored, events } = record((n, attempt) =>
      n === 0 && attempt < 8 ? new ServiceError(0, 'network', 'down') : undefined,
    );
    const both = Promise.all([recorder.put(turn(0)), recorder.put(turn(1))]);
    await vi.advanceTimersByTimeAsync(30_000);
    await both;
    expect(stored).toEqual([0, 1]);
    expect(events.delayed).toHaveBeenCalledOnce();
  });

  it('tells of a pause in the order of the turns, as it is by then', async () => {
    const { recorder, stored, pauses } = record((n, attempt) =>
      n === 0 && attempt < 3 ? new ServiceError(503, 'unavailable', 'later') : undefined,
    );
    let told: PutPause = { pausedMs: 0, pauseMs: 0 };
    const both = Promise.all([recorder.put(turn(0)), recorder.pause(() => told)]);
    told = { pausedMs: 5_000, pauseMs: null };
    await vi.advanceTimersByTimeAsync(5_000);
    await both;
    expect([stored, pauses]).toEqual([[0], [told]]);
  });

  it('withdraws in the order of the turns, also those that the service has not taken yet', async () => {
    const { recorder, stored, withdrawn } = record((n, attempt) =>
      n === 1 && attempt < 3 ? new ServiceError(503, 'unavailable', 'later') : undefined,
    );
    const all = Promise.all([
      recorder.put(turn(0)),
      recorder.put(turn(1)),
      recorder.withdraw(1, {}),
      recorder.put(turn(2)),
    ]);
    await vi.advanceTimersByTimeAsync(5_000);
    await all;
    expect([stored, withdrawn]).toEqual([[0, 2], [1]]);
  });

  it('does not repeat a turn that the service refuses for good', async () => {
    const { recorder, stored, events } = record((n) =>
      n === 0 ? new ServiceError(409, 'turn-conflict', 'another one is there') : undefined,
    );
    const refused = expect(recorder.put(turn(0))).rejects.toThrow('another one is there');
    const taken = recorder.put(turn(1));
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all([refused, taken]);
    expect(stored).toEqual([1]);
    expect(events.refused).toHaveBeenCalledOnce();
  });

  it('waits for acknowledgement only as long as it is told to', async () => {
    const { recorder } = record(() => new ServiceError(503, 'unavailable', 'later'));
    const refused = expect(recorder.put(turn(0))).rejects.toThrow('later');
    let flushed = false;
    const flushing = recorder.flush(2_000).then(() => (flushed = true));
    await vi.advanceTimersByTimeAsync(1_900);
    expect(flushed).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    await flushing;
    recorder.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    await refused;
  });
});
