import { afterEach, expect, it, vi } from 'vitest';
import { microphoneAllowed } from './microphoneAllowed.ts';

const told = (query: () => Promise<unknown>) => vi.stubGlobal('navigator', { permissions: { query } });
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['granted', true],
  ['prompt', false],
  ['denied', false],
])('reads a permission that is %s as %s', async (state, allowed) => {
  told(async () => ({ state }));
  expect(await microphoneAllowed()).toBe(allowed);
});

it('takes a browser that does not say so for one that asks', async () => {
  told(() => Promise.reject(new TypeError('no such permission')));
  expect(await microphoneAllowed()).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await microphoneAllowed()).toBe(false);
});
