import { expect, test } from 'vitest';
import { differing, type Picture } from './picture.ts';

const size = 100;

/** A picture whose pixels are as dark as said, 0 for white to 1 for black. */
function picture(darkness: (x: number, y: number) => number): Picture {
  const data = Buffer.alloc(size * size * 4, 255);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      data.fill(Math.round(255 * (1 - darkness(x, y))), (y * size + x) * 4, (y * size + x) * 4 + 3);
  return { width: size, height: size, data };
}

/** A disc with a softened edge. */
const disc = (radius: number) =>
  picture((x, y) => Math.min(1, Math.max(0, radius - Math.hypot(x - size / 2, y - size / 2))));

test('the same picture does not differ', () => {
  expect(differing(disc(30), disc(30))).toBe(0);
});

test('one clear pixel differs', () => {
  const dotted = disc(30);
  dotted.data.fill(0, 4 * 505, 4 * 505 + 3);
  expect(differing(dotted, disc(30))).toBe(1);
});

test('a few softened pixels do not differ: a focus ring is painted so at times', () => {
  expect(differing(disc(5.3), disc(5))).toBe(0);
});

test('a softened edge that is another one all along differs', () => {
  expect(differing(disc(30.5), disc(30))).toBe(288);
});

test('a picture of another size differs everywhere', () => {
  expect(differing(disc(30), { ...disc(30), width: size / 2 })).toBe(size * size);
});
