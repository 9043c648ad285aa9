import { expect, test } from 'vitest';
import { buildReport } from './buildReport.ts';
import { agent, q1, q2, record, spoken } from './testing/turns.ts';
import type { Turn } from './testing/turns.ts';
import { hear, isAnswer } from './turns.ts';

const turn = (n: number, text: string, ...kinds: string[]): Turn => ({ ...spoken(n, text, n * 20_000), kinds });
const line = (n: number, text: string, move = 'ask'): Turn => agent(n, text, n * 20_000, { move });
const counted = (...turns: Turn[]) =>
  hear(record(turns))
    .filter(isAnswer)
    .map(({ questionId, turn: { text }, withdrawn }) => [
      questionId,
      withdrawn.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text).trim(),
    ]);

test('what is corrected stands in the place of what was wrong, and the correction is no answer of its own', () => {
  const turns = [
    ...[line(0, q1.text), turn(1, 'We lost 40 pallets that day.', 'answer')],
    ...[line(2, 'What did you do?', 'probe'), turn(3, 'Sorry, it was 14, not 40.', 'correction')],
    ...[line(4, 'What did you do?', 'go-on'), turn(5, 'I counted these again.', 'answer')],
  ];
  expect(counted(...turns)).toEqual([
    ['q1', 'We lost 14 pallets that day.'],
    ['q1', 'I counted these again.'],
  ]);
  const { transcript, answers, metrics } = buildReport(record(turns));
  expect(transcript[1]).toMatchObject({ text: 'We lost 14 pallets that day.', heard: 'We lost 40 pallets that day.' });
  expect(answers[0]?.turns).toEqual([1, 5]);
  expect(metrics.words).toBe(16);
});

test('a correction of an earlier question changes what was told there, and answers nothing here', () => {
  const turns = [
    ...[line(0, q1.text), turn(1, 'Sandra called me in May.', 'answer')],
    ...[line(2, q2.text), turn(3, 'No wait, I meant Sarah, not Sandra.', 'correction')],
    ...[line(4, q2.text, 'go-on'), turn(5, 'It was a Monday.', 'answer')],
  ];
  expect(counted(...turns)).toEqual([
    ['q1', 'Sarah called me in May.'],
    ['q2', 'It was a Monday.'],
  ]);
});

test('where no such words stand, the correction is the truth and the sentence that it speaks of is not', () => {
  const turns = [
    ...[line(0, q1.text), turn(1, 'I called the supplier. By ten all was done.', 'answer')],
    ...[line(2, 'And then?', 'probe'), turn(3, 'Actually it was my boss who called the supplier.', 'correction')],
  ];
  expect(counted(...turns)).toEqual([
    ['q1', 'By ten all was done.'],
    ['q1', 'Actually it was my boss who called the supplier.'],
  ]);
});

test('an answer that corrects itself is read as it was meant', () => {
  const text = 'We lost forty, sorry, fourteen pallets that day.';
  expect(counted(line(0, q1.text), turn(1, text, 'answer', 'correction'))).toEqual([
    ['q1', 'We lost fourteen pallets that day.'],
  ]);
});
