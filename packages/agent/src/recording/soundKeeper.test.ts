import { describe, expect, it } from 'vitest';
import { type Samples, earsSampleRate } from '../ears/recogniser.ts';
import { SoundKeeper } from './soundKeeper.ts';

const blockMs = 20;
const began = 1_000_000;
const lengthMs = (samples: Samples | undefined) => ((samples?.length ?? 0) * 1_000) / earsSampleRate;
/** A block of which every sample says which one it is. */
const block = (n: number): Samples => new Int16Array((earsSampleRate * blockMs) / 1_000).fill(n);

/** Blocks `from`, …, `to - 1`; the sound of block n is that of the 20 ms from `began + 20 n` on. */
function hear(keeper: SoundKeeper, from: number, to: number, late: (n: number) => number = () => 0): void {
  for (let n = from; n < to; n++) keeper.add(block(n), began + (n + 1) * blockMs + late(n));
}

describe('SoundKeeper', () => {
  it('cuts what was heard between two moments', () => {
    const keeper = new SoundKeeper();
    hear(keeper, 0, 500);
    const cut = keeper.cut(began + 2_000, began + 3_000);
    expect(cut?.startedAt).toBe(began + 2_000);
    expect(lengthMs(cut?.samples)).toBe(1_000);
    expect([cut?.samples[0], cut?.samples.at(-1)]).toEqual([100, 149]);
  });

  it('cuts nothing where nothing was heard', () => {
    const keeper = new SoundKeeper();
    expect(keeper.cut(began, began + 1_000)).toBeUndefined();
    hear(keeper, 0, 50);
    expect(keeper.cut(began + 5_000, began + 6_000)).toBeUndefined();
  });

  it('is silent for as long as no sound came, as from a microphone that was off', () => {
    const keeper = new SoundKeeper();
    hear(keeper, 0, 50);
    hear(keeper, 200, 250);
    const cut = keeper.cut(began, began + 5_000);
    expect(lengthMs(cut?.samples)).toBe(5_000);
    expect(cut?.samples[(2_000 * earsSampleRate) / 1_000]).toBe(0);
    expect(cut?.samples[(4_100 * earsSampleRate) / 1_000]).toBe(205);
  });

  it('adds nothing to sound that came late and all at once', () => {
    const keeper = new SoundKeeper();
    hear(keeper, 0, 50);
    // Half a second without any, then all of it together.
    hear(keeper, 50, 75, (n) => (75 - n - 1) * blockMs);
    hear(keeper, 75, 150);
    const cut = keeper.cut(began, began + 3_000);
    expect(lengthMs(cut?.samples)).toBe(3_000);
    expect(cut?.samples[(1_200 * earsSampleRate) / 1_000]).toBe(60);
  });

  it('is not misled by a little lateness here and there', () => {
    const keeper = new SoundKeeper();
    hear(keeper, 0, 500, (n) => (n * 7) % 60);
    const cut = keeper.cut(began + 1_000, began + 9_000);
    expect(Math.abs(lengthMs(cut?.samples) - 8_000)).toBeLessThanOrEqual(40);
    expect(Math.abs((cut?.startedAt ?? 0) - began - 1_000)).toBeLessThanOrEqual(40);
  });

  it('forgets what it is told to, and all that is older than eight minutes', () => {
    const keeper = new SoundKeeper();
    hear(keeper, 0, 100);
    keeper.forgetBefore(began + 1_500);
    expect(keeper.cut(began, began + 2_000)?.startedAt).toBe(began + 1_480);
    hear(keeper, 100, 30_000);
    expect(lengthMs(keeper.cut(0, Infinity)?.samples)).toBe(8 * 60_000);
  });
});
