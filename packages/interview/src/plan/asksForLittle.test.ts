import { expect, test } from 'vitest';
import { asksForLittle } from './asksForLittle.ts';

test.each([
  'How many beds did the ward have?',
  'Do you have a forklift license?',
  'Is your first aid certificate still valid?',
  'Are you able to work weekends?',
  'Thank you. When could you start?',
  'Which accounting software did you use?',
  'Which role would you like to practice for?',
])('%j is answered in a sentence', (text) => {
  expect(asksForLittle(text)).toBe(true);
});

test.each([
  'Tell me about a time when you solved a difficult problem.',
  'When have you had to deal with a complaint about yourself?',
  'Can you give me an example of a lesson that didn’t go to plan?',
  'Have you ever had to let a customer down?',
  'Do you work better alone or in a team, and why?',
  'What was your average pick rate, and how did you maintain it across a shift?',
  'Where do you see yourself in five years?',
  'How do you keep your knowledge up to date?',
  'What did you learn from it?',
])('%j wants more than a sentence', (text) => {
  expect(asksForLittle(text)).toBe(false);
});
