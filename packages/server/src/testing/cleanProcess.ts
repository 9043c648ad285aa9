import { afterAll, expect, vi } from 'vitest';

/** Test files share a process, so each of them leaves its clock as it found it. */
afterAll(() => {
  const faked = vi.isFakeTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(faked, 'fake timers are left behind').toBe(false);
});
