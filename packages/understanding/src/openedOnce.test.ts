import { expect, test, vi } from 'vitest';
import { openedOnce } from './openedOnce.ts';

test('opens once, for all who ask meanwhile', async () => {
  const open = vi.fn(() => Promise.resolve({}));
  const opened = openedOnce(open);
  const [one, other] = await Promise.all([opened(), opened()]);
  expect(one).toBe(other);
  expect(await opened()).toBe(one);
  expect(open).toHaveBeenCalledOnce();
});

test('opens anew after a failure', async () => {
  const open = vi.fn(() => Promise.resolve('open')).mockRejectedValueOnce(new Error('half copied'));
  const opened = openedOnce(open);
  await expect(opened()).rejects.toThrow('half copied');
  expect(await opened()).toBe('open');
});
