import { expect, test } from 'vitest';
import { withoutEval } from './withoutEval.ts';

test('schemas made afterwards never write code', async () => {
  withoutEval();
  const real = globalThis.Function;
  let attempts = 0;
  globalThis.Function = new Proxy(real, {
    construct: (target, args) => {
      attempts++;
      return Reflect.construct(target, args) as object;
    },
  });
  try {
    const { z } = await import('zod');
    expect(z.object({ name: z.string() }).parse({ name: 'a' })).toEqual({ name: 'a' });
  } finally {
    globalThis.Function = real;
  }
  expect(attempts).toBe(0);
});
