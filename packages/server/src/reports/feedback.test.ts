import { history } from '@viva/api-client/mocks';
import { expect, test } from 'vitest';
import { readableFeedback } from './feedback.ts';

const { feedback: report } = history;
const [answer] = report.answers;
const scored = (...scores: readonly (number | null)[]) => ({
  ...report,
  version: 2,
  answers: scores.map((score) => ({
    ...answer,
    ...{ score, assessed: score !== null },
    criteria: [{ name: 'structure', score: 4, anchor: 'Everything is there.' }],
  })),
});

test('a report of version 2 is shown by levels from its scores, and without its criteria', () => {
  const read = readableFeedback({
    ...scored(1.4, 1.5, 2.5, 3.75, null),
    overall: { assessed: true, score: 46, cappedBy: null },
    skills: [{ skill: 'Wound care', score: 4.2, claims: [] }],
  });
  expect(read?.answers.map(({ level }) => level)).toEqual(['not-shown', 'developing', 'solid', 'strong', null]);
  expect(read?.answers.flatMap(({ criteria }) => criteria)).toEqual([]);
  expect(read?.overall).toMatchObject({ level: 'developing', counted: { assessed: 4, questions: 5 } });
  expect(read?.skills).toMatchObject([{ level: 'strong', asked: true }]);
});

test('where fewer than half of the questions were assessed there is no level over all', () => {
  const overall = { assessed: true, score: 40, cappedBy: 'few-answers' };
  expect(readableFeedback({ ...scored(4, null, null), overall })?.overall.level).toBeNull();
  expect(readableFeedback({ ...scored(2, null), overall })?.overall.level).toBe('developing');
});

test('a report of the third version keeps the levels that it has', () => {
  const answers = [{ ...answer, score: 4.9, level: 'solid', likely: ['solid', 'strong'] }];
  expect(readableFeedback({ ...report, version: 3, answers })?.answers).toMatchObject(answers);
});
