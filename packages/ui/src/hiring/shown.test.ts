import { expect, test } from 'vitest';
import { countedText, distinctClaims, levelText, methodsApart } from './shown.ts';
import type { SkillEvidence } from './types.ts';

const skill = (name: string, ...quotes: string[]): SkillEvidence => ({
  ...{ skill: name, level: 'solid', asked: true },
  claims: quotes.map((text) => ({ claim: 'Says what was done.', question: 'Why?', quote: { text, startMs: 0 } })),
});
const cellsOf = (skills: SkillEvidence[]) =>
  [...distinctClaims(skills)]
    .map(([name, { claim, sameAs }]) => [name, claim?.quote.text ?? `same as ${sameAs}`])
    .sort();

test('the same words stand in one cell only, and the other cell says where', () => {
  expect(cellsOf([skill('SQL', 'I wrote it.'), skill('Excel', 'I wrote it.')])).toEqual([
    ['Excel', 'same as SQL'],
    ['SQL', 'I wrote it.'],
  ]);
});

test('words that stand inside longer words are the same words', () => {
  expect(cellsOf([skill('SQL', 'I wrote it'), skill('Excel', 'Then, I wrote it!')])).toContainEqual([
    'Excel',
    'same as SQL',
  ]);
});

test('a skill with one claim chooses before a skill with two', () => {
  expect(cellsOf([skill('SQL', 'I wrote it.', 'I tested it.'), skill('Excel', 'I wrote it.')])).toEqual([
    ['Excel', 'I wrote it.'],
    ['SQL', 'I tested it.'],
  ]);
});

test('a skill without a level was not asked, or has not enough evidence', () => {
  expect(levelText({ level: null, asked: false })).toBe('Not asked');
  expect(levelText({ level: null, asked: true })).toBe('Not enough evidence');
  expect(levelText({ level: 'not-shown', asked: true })).toBe('Not shown');
});

test('the count of assessed answers is told where some were not', () => {
  expect(countedText({ counted: { assessed: 4, questions: 6 } })).toBe('4 of 6 answers assessed');
  expect(countedText({ counted: { assessed: 6, questions: 6 } })).toBeUndefined();
  expect(countedText({ counted: undefined })).toBeUndefined();
});

test('a comparison says who was assessed by what, where that differs; who was not assessed does not count', () => {
  const by = (label: string, method: string | null) => ({ label, method });
  expect(methodsApart([by('A', 'rules 2'), by('B', 'rules 2'), by('C', null)])).toEqual([]);
  expect(methodsApart([by('A', 'rules 2'), by('B', 'rules 3'), by('C', 'rules 2')])).toEqual([
    'A and C: rules 2.',
    'B: rules 3.',
  ]);
});
