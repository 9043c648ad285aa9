import { describe, expect, it } from 'vitest';
import { UtteranceQueue } from './utteranceQueue.ts';

/** A decoder whose words are the samples it was fed. */
function counting() {
  let fed: number[] = [];
  return {
    start: () => void (fed = []),
    feed: (samples: Int16Array) => void fed.push(...samples),
    partial: () => fed.join(' '),
    end: () => ({ text: fed.join(' '), words: [] }),
  };
}

describe('UtteranceQueue', () => {
  it('keeps the sound of overlapping utterances apart', () => {
    const queue = new UtteranceQueue(counting());
    const heard: string[] = [];
    queue.start(1);
    queue.feed(1, Int16Array.of(1, 2));
    queue.start(2);
    queue.feed(2, Int16Array.of(7));
    queue.feed(1, Int16Array.of(3));
    expect(queue.partial(2)).toBe('');
    queue.feed(2, Int16Array.of(8));
    queue.end(2, ({ text }) => heard.push(`2: ${text}`));
    expect(heard).toEqual([]);
    queue.end(1, ({ text }) => heard.push(`1: ${text}`));
    expect(heard).toEqual(['1: 1 2 3', '2: 7 8']);
  });
});
