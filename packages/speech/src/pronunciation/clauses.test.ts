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
  ['Thanks, that is a clear answer.', ['Thanks, that is a clear answer.']],
  ['', []],
  ['…', []],
])('%j is said in pieces', (text, pieces) => {
  expect(clausesOf(text)).toEqual(pieces);
});

it('no piece of a cut sentence is shorter than four words', () => {
  const line =
    'In that case, please, tell me which of the five tools, say, Jira, Figma, Slack, Notion and Miro, you would keep, and why, if you had to choose only one of them today.';
  for (const piece of clausesOf(line)) expect(piece.split(' ').length).toBeGreaterThanOrEqual(4);
  expect(clausesOf(line).join(' ')).toBe(line);
});
