import { buildReport } from '@viva/interview';
import { expect, test } from 'vitest';
import { madeByForEmployer } from './madeBy.ts';

const text = 'I saw the numbers fall, called the doctor and stayed until the patient was stable after 40 minutes. ';
const madeBy = (said: string, typed: boolean) =>
  buildReport({
    kind: 'candidate',
    plan: { title: 'Nurse', skills: ['Monitoring'], questions: [{ id: 'q1', text: 'Why?', skills: ['Monitoring'] }] },
    turns: [
      { n: 0, speaker: 'agent', questionId: 'q1', text: 'Why?', startMs: 0, endMs: 1_000 },
      { n: 1, speaker: 'user', questionId: 'q1', text: said, startMs: 2_000, endMs: 62_000, typed },
    ],
  }).madeBy;
const byModel = [
  'The model m-1 proposed scores with quotes from your answers, and checked its claims a second time.',
  'Code removed whatever no quote bore out, and the scores were decided within the limits of the built-in rules, version 1.',
];

test.each([
  ['typed', madeBy(text.repeat(4), true)],
  ['spoken', madeBy(text.repeat(4), false)],
  ['too short', madeBy('Fine.', true)],
  ['by a model', byModel],
])('an employer reads who made a result as said of the candidate: %s', (_what, sentences) => {
  const read = madeByForEmployer(sentences);
  expect(read.length).toBeGreaterThan(0);
  for (const sentence of read) expect(sentence).not.toMatch(/\byou(?:r|rs|rself)?\b|(?:figures of|numbers on) how/i);
});
