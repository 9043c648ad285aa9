import { interviewLimits } from '@viva/api-client/internal';
import { expect, test } from 'vitest';
import { Allowance } from './allowance.ts';

const turn = (n: number, speaker: 'agent' | 'user', text = 'words') => ({ n, speaker, text, startMs: 0, endMs: 1 });

test('an interview is used up by its sixtieth answer', () => {
  const allowance = new Allowance({ turns: [] });
  for (let n = 1; n < interviewLimits.turns; n++) allowance.take('yes');
  expect(allowance.used).toBe(false);
  allowance.take('yes');
  expect(allowance.used).toBe(true);
});

test('an interview is used up when one more long answer might not fit', () => {
  const allowance = new Allowance({ turns: [] });
  for (let n = 0; n < 8; n++) allowance.take('a'.repeat(5_000));
  expect(allowance.used).toBe(false);
  allowance.take('a');
  expect(allowance.used).toBe(true);
});

test('answers from before a crash count, and lines of the interviewer do not', () => {
  const turns = Array.from({ length: interviewLimits.turns }, (_, n) => turn(n, n % 2 === 0 ? 'agent' : 'user'));
  const allowance = new Allowance({ turns });
  for (let n = 0; n < interviewLimits.turns / 2 - 1; n++) allowance.take('yes');
  expect(allowance.used).toBe(false);
  allowance.take('yes');
  expect(allowance.used).toBe(true);
});
