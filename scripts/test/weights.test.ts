import { expect, it } from 'vitest';
import { type BuiltScript, firstLoadKb } from './weights.ts';

/** Code that gzip can't make smaller: about three bytes in four of its length remain. */
function noise(length: number, seed: number): string {
  let state = seed;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
}

const script = (fileName: string, more: Partial<BuiltScript> = {}): BuiltScript => ({
  fileName,
  code: noise(10_000, fileName.length + fileName.charCodeAt(0)),
  isEntry: false,
  facadeModuleId: null,
  imports: [],
  ...more,
});

const shared = script('shared.js');
const entry = script('index.js', { isEntry: true, imports: ['shared.js'] });
const landing = script('landing.js', {
  facadeModuleId: '/app/routes/LandingRoute.tsx',
  imports: ['shared.js', 'index.js'],
});
const room = script('room.js', { facadeModuleId: '/app/routes/RoomRoute.tsx', imports: ['media.js', 'shared.js'] });
const media = script('media.js', { code: noise(100_000, 7) });
const built = [entry, shared, landing, room, media];

it('counts the entry, the route and all that they import, each once', () => {
  const alone = firstLoadKb([script('index.js', { isEntry: true, facadeModuleId: '/app/Alone.tsx' })], 'Alone');
  expect(firstLoadKb(built, 'LandingRoute')).toBeCloseTo(3 * alone, 0);
});

it('counts nothing that only another route needs', () => {
  expect(firstLoadKb(built, 'RoomRoute')).toBeGreaterThan(firstLoadKb(built, 'LandingRoute') + 50);
});

it('is an error for a route that was not built', () => {
  expect(() => firstLoadKb(built, 'NoRoute')).toThrow('no script was built for NoRoute');
});
