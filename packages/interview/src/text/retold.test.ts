import { expect, test } from 'vitest';
import { isRetold, standsAlone } from './retold.ts';

const first =
  'On a night shift a man came in with chest pain, and no doctor was free. I took his pulse, called the doctor, and got the trolley ready.';

test('an answer that is told once more is told from one that adds to it', () => {
  expect(
    isRetold(
      first,
      'So it was a night shift, and this man came in with pain in the chest. I took the pulse myself, I called the doctor, and ten minutes later he was in surgery.',
    ),
  ).toBe(true);
  const more =
    'In the end he was in surgery within twelve minutes, and a week later his wife brought us a cake for the ward.';
  expect(isRetold(first, more)).toBe(false);
  expect(isRetold(first, 'I took his pulse, called the doctor.')).toBe(false);
  expect(isRetold('My cat likes pizza.', 'My cat likes pizza.')).toBe(false);
  expect(isRetold('', more)).toBe(false);
  expect(isRetold(first, '')).toBe(false);
});

test('a further telling stands alone where it tells the same once more, or is long enough to tell a story', () => {
  const end = 'In the end he was in surgery within twelve minutes, and a week later his wife brought us a cake.';
  expect(standsAlone(first, end)).toBe(false);
  expect(standsAlone(first, first)).toBe(true);
  const other = 'Another story altogether was when the pharmacy sent the wrong box to our floor that day. '.repeat(4);
  expect(standsAlone(first, other)).toBe(true);
});
