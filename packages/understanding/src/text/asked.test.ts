import { expect, test } from 'vitest';
import { askedIn } from './asked.ts';

test.each([
  ['How are you?', 'How are you?'],
  ['I see. What would you change? Take your time.', 'What would you change?'],
  ['Thank you. Tell me about a mistake.', 'Tell me about a mistake.'],
  [`Say ${'more and '.repeat(12)}more.`, `Say ${'more and '.repeat(12)}more.`],
  ['…', ''],
])('what %j asks is %j', (line, asked) => expect(askedIn(line)).toBe(asked));
