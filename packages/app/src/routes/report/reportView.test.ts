import { history } from '@viva/api-client/mocks';
import { expect, test } from 'vitest';
import { letterView, reportView } from './reportView.ts';

const { assessedDetail, detail, feedback, silent } = history;
const document = assessedDetail.feedback ?? feedback;

test('an assessed report shows levels, what was found with its quotes, and the times of words', () => {
  const letter = letterView(document, detail.startedAt);
  expect(letter).toMatchObject({
    dateText: 'November\u00a012,\u00a02026',
    overall: { level: 'solid', counted: { assessed: 2, questions: 2 } },
  });
  const [answer] = letter.answers;
  expect(answer?.content).toMatchObject({
    likely: ['solid', 'strong'],
    rewrite: expect.stringContaining('[your number]') as unknown,
  });
  expect(answer?.content?.criteria.map(({ met, quote }) => [met, quote !== null])).toEqual(
    [true, true, false, true, false].map((met) => [met, met]),
  );
  expect(answer?.content?.quotes[0]?.startMs).toBe(document.answers[0]?.quotes[0]?.startMs);
  expect(letter.transcript[1]?.words?.[0]).toMatchObject({ text: 'On' });
});

test('a quote without a moment has that of its turn', () => {
  const answers = document.answers.map((answer) => ({ ...answer, quotes: [{ turn: 3, text: 'I like to be useful' }] }));
  const [answer] = letterView({ ...document, answers }, detail.startedAt).answers;
  expect(answer?.content?.quotes[0]?.startMs).toBe(document.transcript[3]?.startMs);
});

test('criteria of an earlier version are not shown', () => {
  const criteria = [
    { name: 'structure', score: 4 },
    { name: 'case', score: 4 },
  ];
  const answers = document.answers.map((answer) => ({ ...answer, criteria }));
  expect(letterView({ ...document, answers }, detail.startedAt).answers[0]?.content?.criteria).toEqual([]);
});

test('a report of version 1 has no content, and no figures that it never measured', () => {
  const letter = letterView(feedback, detail.startedAt);
  expect(letter.answers[0]?.content).toBeNull();
  for (const later of ['hedges', 'restarts', 'firstWordMs']) expect(letter.metrics).not.toHaveProperty(later);
});

test.each([
  ['running', 'writing'],
  ['writing', 'writing'],
  ['failed', 'failed'],
] as const)('a session whose report is %s shows %s', (report, phase) => {
  expect(reportView({ ...detail, report })).toMatchObject({ phase });
});

test('where nothing was said there is no report', () => {
  expect(reportView({ ...detail, ...silent, feedback: null })).toEqual({ phase: 'nothing-said' });
});
