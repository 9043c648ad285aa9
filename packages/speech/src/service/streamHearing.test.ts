import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { modelSampleRate } from '../ears/moonshine.ts';
import { numbersIn, sayNumbers } from '../testing/spokenNumbers.ts';
import { StreamHearing } from './streamHearing.ts';
import { WorkQueue } from './workQueue.ts';

/** How long a recognizer takes for anything, in milliseconds. */
const decodingMs = 100;
const always = new AbortController().signal;

/** Streams that share a recognizer of one thread. */
function listen(mostWaiting = 10) {
  const queue = new WorkQueue(1, mostWaiting, { need: 'next', rest: 3, mostRestMs: 1_000 });
  const begun: string[] = [];
  const lengths: number[] = [];
  const ears = {
    decode: async (sound: Float32Array<ArrayBuffer>) => {
      const text = numbersIn(sound).join(' ');
      begun.push(text);
      lengths.push(sound.length);
      await new Promise((resolve) => setTimeout(resolve, decodingMs));
      return { text, tokens: [], logProbs: [] };
    },
  };
  let keys = 0;
  /** A stream of another interview, in which numbers were said. */
  const stream = (...numbers: number[]) => {
    const heard = new StreamHearing(ears, queue, String(++keys));
    heard.feed(sayNumbers(...numbers), 0);
    return heard;
  };
  return { queue, stream, begun, lengths };
}

const texts = async (results: readonly ReturnType<StreamHearing['hear']>[]) =>
  (await Promise.all(results)).map(({ open }) => open.text);

describe('StreamHearing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('one reading of all that was said by then answers every question that came before its turn', async () => {
    const { stream, begun } = listen();
    const [other, turn] = [stream(1), stream(2)];
    const results = [other.hear(true, always), turn.hear(true, always)];
    turn.feed(sayNumbers(3), 1_000);
    results.push(turn.hear(false, always), turn.hear(true, always));
    await vi.runAllTimersAsync();
    expect(await texts(results)).toEqual(['1', '2 3', '2 3', '2 3']);
    expect(begun).toEqual(['1', '2 3']);
  });

  test('a question that comes after a reading began gets another one', async () => {
    const { stream, begun } = listen();
    const turn = stream(1);
    const results = [turn.hear(true, always)];
    await vi.advanceTimersByTimeAsync(decodingMs / 2);
    turn.feed(sayNumbers(2), 1_000);
    results.push(turn.hear(true, always));
    await vi.runAllTimersAsync();
    expect(await texts(results)).toEqual(['1', '1 2']);
    expect(begun).toEqual(['1', '1 2']);
  });

  test('the end of an utterance takes the reading of its pause, running or finished, without another turn in the queue', async () => {
    const { stream, begun } = listen();
    const [turn, other] = [stream(1), stream(2)];
    const results = [turn.hear(true, always)];
    await vi.advanceTimersByTimeAsync(decodingMs / 2);
    results.push(other.hear(true, always), turn.hear(true, always));
    await vi.advanceTimersByTimeAsync(decodingMs / 2);
    results.push(turn.hear(true, always));
    expect(await texts([results[0], results[2], results[3]].filter((result) => result !== undefined))).toEqual([
      '1',
      '1',
      '1',
    ]);
    expect(begun).toEqual(['1', '2']);
    await vi.runAllTimersAsync();
    await Promise.all(results);
  });

  test('a pause is not answered by a caption that is being read', async () => {
    const { stream, lengths } = listen();
    const turn = stream(1);
    const results = [turn.hear(false, always)];
    await vi.advanceTimersByTimeAsync(decodingMs / 2);
    results.push(turn.hear(true, always));
    await vi.runAllTimersAsync();
    await Promise.all(results);
    expect(lengths).toEqual([sayNumbers(1).length, sayNumbers(1).length + 0.2 * modelSampleRate]);
  });

  test('a reading that failed answers nothing that is asked later', async () => {
    const queue = new WorkQueue(1, 10);
    const decode = vi.fn(() => Promise.resolve({ text: 'heard', tokens: [], logProbs: [] }));
    decode.mockRejectedValueOnce(new Error('no'));
    const turn = new StreamHearing({ decode }, queue, 'a');
    turn.feed(sayNumbers(1), 0);
    await expect(turn.hear(true, always)).rejects.toThrow('no');
    expect((await turn.hear(true, always)).open.text).toBe('heard');
  });

  test('a candidate who is silent goes before one who has gone on speaking, and that one before captions', async () => {
    const { stream, begun } = listen();
    const [running, caption, resumed, paused] = [stream(1), stream(2), stream(3), stream(4)];
    const results = [
      running.hear(true, always),
      caption.hear(false, always),
      resumed.hear(true, always),
      paused.hear(true, always),
    ];
    resumed.feed(sayNumbers(5), 1_000);
    await vi.runAllTimersAsync();
    await Promise.all(results);
    expect(begun).toEqual(['1', '4', '3 5', '2']);
  });

  test('the next pause makes it urgent again', async () => {
    const { stream, begun } = listen();
    const [running, turn, paused] = [stream(1), stream(2), stream(3)];
    const results = [running.hear(true, always), turn.hear(true, always), paused.hear(true, always)];
    turn.feed(sayNumbers(4), 1_000);
    results.push(turn.hear(true, always));
    await vi.runAllTimersAsync();
    await Promise.all(results);
    expect(begun).toEqual(['1', '2 4', '3']);
  });

  test.each([
    ['without a pause', false],
    ['also when a pause comes in between', true],
  ])('others go first for two seconds at most, %s', async (_, pauses) => {
    const { stream, begun } = listen();
    const [monologue, ...others] = Array.from({ length: 4 }, (_, index) => stream(index + 1));
    const asking = others.map(async (other, index) => {
      for (let at = 0; at < 20; at++) {
        other.feed(sayNumbers(10 + 20 * index + at), at);
        await other.hear(true, always);
      }
    });
    const result = monologue?.hear(true, always);
    monologue?.feed(sayNumbers(5), 1_000);
    await vi.advanceTimersByTimeAsync(1_850);
    const again = pauses && monologue?.hear(true, always);
    if (pauses) monologue?.feed(sayNumbers(6), 2_000);
    const whole = pauses ? '1 5 6' : '1 5';
    expect(begun).not.toContain(whole);
    await vi.advanceTimersByTimeAsync(600);
    expect(begun).toContain(whole);
    await vi.runAllTimersAsync();
    await Promise.all([result, again, ...asking]);
  });

  test('a caption that waits becomes the reading of the pause, without the rest of captions', async () => {
    const { stream, begun } = listen();
    const [first, turn] = [stream(1), stream(2)];
    const results = [first.hear(false, always), turn.hear(false, always)];
    await vi.advanceTimersByTimeAsync(decodingMs + 1);
    results.push(turn.hear(true, always));
    await vi.advanceTimersByTimeAsync(decodingMs + 1);
    expect(await texts(results)).toEqual(['1', '2', '2']);
    expect(begun).toEqual(['1', '2']);
  });

  test('the end of the sound is drawn out at a pause alone', async () => {
    const { stream, lengths } = listen();
    const plain = sayNumbers(1).length;
    const [caption, paused, resumed] = [stream(1), stream(1), stream(1)];
    const results = [caption.hear(false, always), paused.hear(true, always), resumed.hear(true, always)];
    resumed.feed(sayNumbers(1), 1_000);
    await vi.runAllTimersAsync();
    await Promise.all(results);
    expect(lengths).toEqual([plain, plain + 0.2 * modelSampleRate, 2 * plain]);
  });

  test('what is settled stays settled for all who ask together', async () => {
    const { stream } = listen();
    const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
    const turn = stream(...numbers);
    const results = [turn.hear(false, always), turn.hear(true, always)];
    await vi.runAllTimersAsync();
    for (const { settled, open } of await Promise.all(results))
      expect([...settled, open].flatMap(({ text }) => text.split(' ').map(Number))).toEqual(numbers);
  });

  test('is read for those who still want to know; when all have given up, it is not', async () => {
    const { stream, begun } = listen();
    const [running, turn, left] = [stream(1), stream(2), stream(3)];
    const gone = new AbortController();
    const kept = [running.hear(true, always), turn.hear(true, always)];
    const givenUp = [turn.hear(false, gone.signal), left.hear(true, gone.signal), left.hear(true, gone.signal)];
    const refused = givenUp.map((result) => expect(result).rejects.toThrow('called off'));
    gone.abort();
    await vi.runAllTimersAsync();
    await Promise.all([...kept, ...refused]);
    expect(begun).toEqual(['1', '2']);
  });

  test('a question right after all have given up is a new one', async () => {
    const { stream, begun } = listen();
    const [running, turn] = [stream(1), stream(2)];
    const first = running.hear(true, always);
    const gone = new AbortController();
    const refused = expect(turn.hear(true, gone.signal)).rejects.toThrow('called off');
    gone.abort();
    const again = turn.hear(true, always);
    await vi.runAllTimersAsync();
    await Promise.all([first, refused]);
    expect((await again).open.text).toBe('2');
    expect(begun).toEqual(['1', '2']);
  });

  test('after a refusal a question may be put again', async () => {
    const { stream } = listen(1);
    const [running, waiting, turn] = [stream(1), stream(2), stream(3)];
    const others = [running.hear(true, always), waiting.hear(false, always)];
    await expect(turn.hear(false, always)).rejects.toThrow('too much work');
    await vi.runAllTimersAsync();
    await Promise.all(others);
    const again = turn.hear(false, always);
    await vi.runAllTimersAsync();
    expect((await again).open.text).toBe('3');
  });
});
