import { buildReport, startPolicy } from '@viva/interview';
import { expect, test } from 'vitest';
import { turnOf } from '../testing/interviewer.ts';
import { composeRecord } from './compose.ts';

const plan = {
  role: 'nurse',
  title: 'nurse',
  questions: [{ id: 'q1', text: 'Why this work?', competency: 'motivation' as const, behavioural: false }],
};
const turns = [
  { ...turnOf(0, 'Why this work?'), questionId: 'q1', move: 'ask' },
  { ...turnOf(1, 'Because I like to look after people, and I am good at it.'), questionId: 'q1' },
];

test('the questions of a report are those of the plan in the last stored state', () => {
  const checkpoint = { ...startPolicy({ seed: 's', maxMs: 60_000 }), plan };
  const record = composeRecord({ checkpoint, kind: 'practice' }, turns);
  const [question] = plan.questions;
  expect(record.plan).toMatchObject({ title: 'nurse', questions: [question] });
  expect(buildReport(record)).toMatchObject({ title: 'nurse', answers: [{ questionId: 'q1', outcome: 'answered' }] });
  expect(record.turns.map(({ text }) => text)).toEqual(turns.map(({ text }) => text));
});

test('the skills of a job are those that its answers are read for', () => {
  const { plan: planned } = composeRecord({ checkpoint: null, kind: 'candidate' }, turns, ['Wound care']);
  expect(planned.skills).toEqual(['Wound care']);
});

test.each([
  ['no state', null],
  ['a state without a plan', startPolicy({ seed: 's', maxMs: 60_000 })],
  ['a state that cannot be read', { version: 99 }],
])('%s still gives everything that was said', (_what, checkpoint) => {
  const report = buildReport(composeRecord({ checkpoint, kind: 'practice' }, turns));
  expect(report.transcript).toHaveLength(2);
});
