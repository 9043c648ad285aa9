import { describe, expect, it } from 'vitest';
import { measureBands } from './levels.ts';

describe('measureBands', () => {
  it('is 0 in silence and 1 at full level', () => {
    const levels = new Float32Array(7);
    measureBands(new Uint8Array(512), 47, levels);
    expect([...levels]).toEqual([0, 0, 0, 0, 0, 0, 0]);
    measureBands(new Uint8Array(512).fill(255), 47, levels);
    expect([...levels]).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  it('moves the low bars for a low voice', () => {
    const spectrum = new Uint8Array(512);
    spectrum[2] = 255;
    const levels = new Float32Array(7);
    measureBands(spectrum, 47, levels);
    expect(levels[0]).toBeGreaterThan(0);
    expect(levels[6]).toBe(0);
  });
});
