import { describe, expect, test } from 'vitest';
import { numbersIn, sayNumbers } from '../testing/spokenNumbers.ts';
import { StreamHearing } from './streamHearing.ts';
import { WorkQueue } from './workQueue.ts';

/** Streams that share a recognizer, which writes down what it is given only when it is let. */
function listen() {
  const queue = new WorkQueue(1, 10);
  const begun: string[] = [];
  const held: (() => void)[] = [];
  const ears = {
    decode: async (sound: Float32Array<ArrayBuffer>) => {
      const text = numbersIn(sound).join(' ');
      begun.push(text);
      await new Promise<void>((resolve) => held.push(resolve));
      return { text, tokens: [], logProbs: [] };
    },
  };
  const stream = (key: string) => new StreamHearing(ears, queue, key);
  const settled = () => new Promise(setImmediate);
  /** Lets what is being written down end. */
  const go = async () => {
    await settled();
    held.shift()?.();
    await settled();
  };
  const always = new AbortController().signal;
  return { stream, begun, go, settled, always };
}

describe('StreamHearing', () => {
  test('answers all who ask before its turn comes with one reading of all that was said by then', async () => {
    const { stream, begun, go, always } = listen();
    const [other, turn] = [stream('a'), stream('b')];
    other.feed(sayNumbers(1), 0);
    turn.feed(sayNumbers(2), 0);
    const results = [other.hear(true, always), turn.hear(true, always)];
    turn.feed(sayNumbers(3), 1_000);
    results.push(turn.hear(false, always), turn.hear(true, always));
    await go();
    await go();
    expect((await Promise.all(results)).map(({ open }) => open.text)).toEqual(['1', '2 3', '2 3', '2 3']);
    expect(begun).toEqual(['1', '2 3']);
  });

  test('reads anew for who asks after the reading began', async () => {
    const { stream, begun, go, settled, always } = listen();
    const turn = stream('a');
    turn.feed(sayNumbers(1), 0);
    const first = turn.hear(true, always);
    await settled();
    turn.feed(sayNumbers(2), 1_000);
    const second = turn.hear(true, always);
    await go();
    await go();
    expect([(await first).open.text, (await second).open.text]).toEqual(['1', '1 2']);
    expect(begun).toEqual(['1', '1 2']);
  });

  test('lets others go first whose pause lasts, when its own candidate has gone on speaking', async () => {
    const { stream, begun, go, always } = listen();
    const [running, resumed, paused] = [stream('a'), stream('b'), stream('c')];
    [running, resumed, paused].forEach((one, index) => one.feed(sayNumbers(index + 1), 0));
    const results = [running.hear(true, always), resumed.hear(true, always), paused.hear(true, always)];
    resumed.feed(sayNumbers(4), 1_000);
    for (let count = 0; count < 3; count++) await go();
    await Promise.all(results);
    expect(begun).toEqual(['1', '3', '2 4']);
  });

  test('is urgent again at the next pause', async () => {
    const { stream, begun, go, always } = listen();
    const [running, turn, paused] = [stream('a'), stream('b'), stream('c')];
    [running, turn, paused].forEach((one, index) => one.feed(sayNumbers(index + 1), 0));
    const results = [running.hear(true, always), turn.hear(true, always)];
    turn.feed(sayNumbers(4), 1_000);
    results.push(turn.hear(true, always), paused.hear(true, always));
    for (let count = 0; count < 3; count++) await go();
    await Promise.all(results);
    expect(begun).toEqual(['1', '2 4', '3']);
  });

  test('reads for who still wants to know, and for nobody when all have given up', async () => {
    const { stream, begun, go, always } = listen();
    const [running, turn, left] = [stream('a'), stream('b'), stream('c')];
    [running, turn, left].forEach((one, index) => one.feed(sayNumbers(index + 1), 0));
    const [gone, alsoGone] = [new AbortController(), new AbortController()];
    const first = running.hear(true, always);
    const given = [turn.hear(false, gone.signal), left.hear(true, gone.signal), left.hear(true, alsoGone.signal)];
    const kept = turn.hear(true, always);
    gone.abort();
    alsoGone.abort();
    for (const one of given) await expect(one).rejects.toThrow('called off');
    await expect(turn.hear(true, gone.signal)).rejects.toThrow('called off');
    await go();
    await go();
    await Promise.all([first, kept]);
    expect(begun).toEqual(['1', '2']);
    const again = left.hear(true, always);
    await go();
    expect((await again).open.text).toBe('3');
  });

  test('asks again after a refusal', async () => {
    const queue = new WorkQueue(1, 0);
    const ears = { decode: () => Promise.resolve({ text: 'heard', tokens: [], logProbs: [] }) };
    const turn = new StreamHearing(ears, queue, 'a');
    turn.feed(sayNumbers(1), 0);
    const { signal } = new AbortController();
    await expect(turn.hear(true, signal)).rejects.toThrow('too much work');
    await expect(turn.hear(true, signal)).rejects.toThrow('too much work');
  });
});
