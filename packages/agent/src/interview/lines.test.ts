import { decide, startPolicy } from '@viva/interview';
import { expect, it, vi } from 'vitest';
import { Lines } from './lines.ts';
import type { SpokenLine } from './ports.ts';

const greeting = decide(startPolicy({ seed: 's', maxMs: 600_000 }), { type: 'ready', atMs: 0 });

it.each([
  ['fails', () => ({ finished: Promise.reject(new Error('no voice')) })],
  [
    'can not even be begun',
    (): SpokenLine => {
      throw new Error('the session is closed');
    },
  ],
])('a line that %s counts as broken off', async (_how, say) => {
  const failed = vi.fn();
  const lines = new Lines({ say, hush: () => undefined }, failed);
  const said = vi.fn();
  lines.say(greeting, said);
  expect(lines.sounding).toBe(true);
  await lines.silent();
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ interrupted: true, startedAt: undefined }));
  expect(failed).toHaveBeenCalledOnce();
  expect(lines.sounding).toBe(false);
});
