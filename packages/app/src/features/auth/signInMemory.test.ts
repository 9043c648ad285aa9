import { expect, test } from 'vitest';
import { signInMemory } from './signInMemory.ts';

test('remembers whether there was somebody, and nothing of them', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const memory = signInMemory(() => storage);
  expect(memory.somebody()).toBe(false);
  memory.note(true);
  expect([memory.somebody(), [...kept.values()]]).toEqual([true, ['yes']]);
  memory.note(false);
  expect([memory.somebody(), kept.size]).toEqual([false, 0]);
});

test('where nothing can be stored there may always be somebody', () => {
  const memory = signInMemory(() => {
    throw new Error('The operation is insecure.');
  });
  memory.note(false);
  expect(memory.somebody()).toBe(true);
});
