import { expect, test } from 'vitest';
import { mostlyUnassessedReport, sampleAnswers, sampleReport, strongReport } from './sample/index.ts';
import type { AnswerContent, ReportAnswer } from './types.ts';
import { answerLine, assessedText } from './words.ts';

const contentOf = ({ content }: ReportAnswer): AnswerContent => {
  if (!content) throw new Error('the answer is not assessed');
  return content;
};

test('an answer in a line says what it lacks where that is little, else what it has', () => {
  const { motivation, shift, family } = sampleAnswers;
  expect([shift, motivation, family].map((answer) => answerLine(contentOf(answer)))).toEqual([
    'Nothing is missing.',
    'Missing: the result and what you learned.',
    'You showed what you did yourself and why you did it that way.',
  ]);
  const bare = contentOf(family).criteria.map((criterion) => ({ ...criterion, met: false, quote: null }));
  expect(answerLine({ ...contentOf(family), criteria: bare })).toBe('General words, without an example of your own.');
});

test('where two ways of assessing differ, the line says so', () => {
  expect(answerLine({ ...contentOf(sampleAnswers.shift), disputed: 'developing' })).toBe(
    'A second check rated it “Developing.”',
  );
});

test('an answer whose criteria are unknown has no line', () => {
  expect(answerLine({ ...contentOf(sampleAnswers.shift), criteria: [] })).toBeUndefined();
});

test('the whole has a level in words, or the number of answers that were assessed', () => {
  const text = ({ overall }: typeof sampleReport) => assessedText(overall, 'too-little-said');
  expect(text(strongReport)).toMatch(/^3 of 3 answers assessed\. Together they came to Strong: a real example/);
  expect(text(mostlyUnassessedReport)).toBe('2 of 6 answers assessed: too few for an overall level.');
  expect(text({ ...sampleReport, overall: { level: null, counted: { assessed: 0, questions: 6 } } })).toMatch(
    /^Not assessed\. Less than 30 seconds/,
  );
});
