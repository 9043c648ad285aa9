import { afterEach, expect, it, vi } from 'vitest';
import { measuringWith } from './measuring.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks nobody, fetches nothing and sends nothing without a measurement id', async () => {
  const fetched = vi.fn();
  for (const way of ['fetch', 'XMLHttpRequest', 'Image', 'document']) vi.stubGlobal(way, fetched);
  vi.stubGlobal('navigator', { sendBeacon: fetched });
  const { port, consent } = measuringWith(null);
  port.pageView('/', 'Viva');
  port.event({ category: 'preview', action: 'microphone_permission_granted' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(consent).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});
