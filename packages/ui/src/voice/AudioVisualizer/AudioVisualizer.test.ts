import { describe, expect, it } from 'vitest';
import { endsOf } from './ends.ts';
import { litBars, stepMs } from './sequence.ts';
import { spread } from './spread.ts';

describe('the steps of the animation', () => {
  it('last as long as the state says', () => {
    expect(stepMs('connecting')).toBe(2000);
    expect(stepMs('initializing')).toBe(2000);
    expect(stepMs('listening')).toBe(500);
    expect(stepMs('thinking')).toBe(150);
    expect(stepMs(undefined)).toBe(1000);
  });
  it('move from the edges to the middle while connecting', () =>
    expect(litBars('connecting', 7)).toEqual([[0, 6], [1, 5], [2, 4], [3]]));
  it('blink in the middle while listening', () => {
    expect(litBars('listening', 7)).toEqual([[3], []]);
    expect(litBars('listening', 4)).toEqual([[1, 2], []]);
  });
  it('go to and fro while thinking', () => expect(litBars('thinking', 4)).toEqual([[0], [1], [2], [3], [2], [1]]));
  it('light every bar of a speaker', () => expect(litBars('speaking', 3)).toEqual([[0, 1, 2]]));
  it('light nothing when disconnected', () => expect(litBars('disconnected', 3)).toEqual([[]]));
});

describe('heights', () => {
  const range = { min: 20, max: 100 };
  it('stay between the least and the greatest', () =>
    expect(spread([-1, 0, 1, 3], 4, range)).toEqual([20, 20, 100, 100]));
  it('are highest in the middle for a single level', () => {
    const [first = 0, middle = 0, last = 0] = spread([1], 3, range);
    expect(middle).toBeGreaterThan(first);
    expect(last).toBeCloseTo(first);
  });
  it('spread fewer levels over more bars', () => expect(spread([0, 1], 4, range)).toEqual([20, 20, 100, 100]));
  it('are least without any level', () => expect(spread([], 2, range)).toEqual([20, 20]));
});

describe('a bar', () => {
  it('is as high as its percent, its round ends included', () =>
    expect(endsOf(50, { height: 200, bar: 20 })).toEqual({ top: 60, bottom: 140, flat: false }));
  it('has flat ends where it is lower than wide', () =>
    expect(endsOf(5, { height: 20, bar: 3 })).toEqual({ top: 9.5, bottom: 10.5, flat: true }));
});
