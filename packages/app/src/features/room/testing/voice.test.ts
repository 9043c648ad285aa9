import { describe, expect, it } from 'vitest';
import { fakeClock } from '../core/testing.ts';
import { scriptedLevels, voiceAt } from './voice.ts';

const moments = Array.from({ length: 200 }, (_, frame) => frame * 33);

describe('voiceAt', () => {
  it('stays between 0 and 1 and swells', () => {
    const levels = moments.flatMap((ms) => voiceAt(ms, 7));
    expect(Math.min(...levels)).toBeGreaterThan(0);
    expect(Math.max(...levels)).toBeLessThanOrEqual(1);
    expect(Math.max(...levels) - Math.min(...levels)).toBeGreaterThan(0.6);
  });

  it('is the same at every time of asking', () => {
    expect(voiceAt(1_234, 7)).toEqual(voiceAt(1_234, 7));
    expect(voiceAt(1_234, 1)).toHaveLength(1);
  });
});

describe('scriptedLevels', () => {
  it('draws at once, goes on with the clock, and stops when nobody listens', async () => {
    const clock = fakeClock();
    const seen: number[] = [];
    let since: number | null = null;
    const source = scriptedLevels(clock, 1, () => since);
    const stop = source.subscribe((levels) => seen.push(levels[0] ?? -1));
    expect(seen).toEqual([0]);
    since = 400;
    await clock.advance(100);
    expect(seen.at(-1)).toBe(voiceAt(400, 1)[0]);
    const drawn = seen.length;
    expect(drawn).toBeGreaterThan(2);
    stop();
    await clock.advance(1_000);
    expect(seen).toHaveLength(drawn);
  });
});
