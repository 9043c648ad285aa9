import { expect, it } from 'vitest';
import { clausesOf } from './clauses.ts';

it.each<[text: string, pieces: string[]]>([
  ['Hello, and welcome. Let us begin.', ['Hello, and welcome.', 'Let us begin.']],
  ['Tell me about Dr. Lee. What did she do?', ['Tell me about Dr. Lee.', 'What did she do?']],
  ['You left at 5 p.m. and then came back. Why?', ['You left at 5 p.m. and then came back.', 'Why?']],
  ['You left at 5 p.m. Why?', ['You left at 5 p.m.', 'Why?']],
  ['Some tools, e.g. Jira. Which ones?', ['Some tools, e.g. Jira.', 'Which ones?']],
  ['It was 3.5 miles. Really?', ['It was 3.5 miles.', 'Really?']],
  [
    'Tell me about a time when you disagreed with your manager on a plan, and how it was settled in the end.',
    ['Tell me about a time when you disagreed with your manager on a plan,', 'and how it was settled in the end.'],
  ],
  [
    'How would you explain to a family that the treatment did not work and that nothing else is left?',
    ['How would you explain to a family that the treatment did not work', 'and that nothing else is left?'],
  ],
  ['Here it is again: Tell me about it.', ['Here it is again:', 'Tell me about it.']],
  ['There are two parts: what and why.', ['There are two parts: what and why.']],
  ['Thanks, that is a clear answer.', ['Thanks, that is a clear answer.']],
  ['', []],
  ['…', []],
])('%j is said in pieces', (text, pieces) => {
  expect(clausesOf(text)).toEqual(pieces);
});

it('a sentence without a good place to cut it is cut at 60 words', () => {
  const words = Array.from({ length: 130 }, (_, n) => `word${n}`);
  expect(clausesOf(words.join(' ')).map((piece) => piece.split(' ').length)).toEqual([60, 60, 10]);
});

it('no piece of a cut sentence is shorter than four words', () => {
  const line =
    'In that case, please, tell me which of the five tools, say, Jira, Figma, Slack, Notion and Miro, you would keep, and why, if you had to choose only one of them today.';
  for (const piece of clausesOf(line)) expect(piece.split(' ').length).toBeGreaterThanOrEqual(4);
  expect(clausesOf(line).join(' ')).toBe(line);
});
