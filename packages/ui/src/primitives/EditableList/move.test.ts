import { describe, expect, it } from 'vitest';
import { move, placeUnder } from './move.ts';

describe('move', () => {
  it('takes an item out and puts it in at its new place', () => {
    expect(move(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(move(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
    expect(move(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });
});

describe('placeUnder', () => {
  const rows = [
    { top: 0, bottom: 50 },
    { top: 60, bottom: 260 },
    { top: 270, bottom: 320 },
  ];

  it('keeps a row while the pointer is over it, and beyond the ends of the list', () => {
    expect(placeUnder(rows, 1, 100)).toBe(1);
    expect(placeUnder(rows, 0, -500)).toBe(0);
    expect(placeUnder(rows, 2, 5000)).toBe(2);
  });

  it('trades places with a taller neighbour only where the row would lie under the pointer', () => {
    expect(placeUnder(rows, 0, 150)).toBe(0);
    expect(placeUnder(rows, 0, 211)).toBe(1);
  });

  it('does not trade back at the same point', () => {
    const traded = [
      { top: 0, bottom: 200 },
      { top: 210, bottom: 260 },
      { top: 270, bottom: 320 },
    ];
    expect(placeUnder(traded, 1, 211)).toBe(1);
    expect(placeUnder(traded, 1, 49)).toBe(0);
  });
});
