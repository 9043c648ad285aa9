import { expect, test } from 'vitest';
import { rememberTokens } from './rememberedTokens.ts';

function checking(most: number) {
  const asked: string[] = [];
  const clock = { now: 0 };
  const check = async (token: string) => {
    asked.push(token);
    if (token.startsWith('bad')) throw new Error('refused');
    return { claims: token.toUpperCase(), untilMs: 1_000 };
  };
  return { asked, clock, ask: rememberTokens(check, { most, now: () => clock.now }) };
}

test('a good token is checked once, until it expires', async () => {
  const { asked, clock, ask } = checking(10);
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual(['A', 'A', 'B']);
  expect(asked).toEqual(['a', 'b']);
  clock.now = 1_000;
  await ask('a');
  expect(asked).toEqual(['a', 'b', 'a']);
});

test('a bad token is refused each time', async () => {
  const { asked, ask } = checking(10);
  for (let n = 0; n < 2; n++) await expect(ask('bad')).rejects.toThrow('refused');
  expect(asked).toHaveLength(2);
});

test('when there are too many, the one that came first is checked anew', async () => {
  const { asked, ask } = checking(2);
  for (const token of ['a', 'b', 'c', 'b', 'a']) await ask(token);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
