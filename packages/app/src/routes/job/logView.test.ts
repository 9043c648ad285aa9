import type { JobLogEntry } from '@viva/api-client';
import { expect, test } from 'vitest';
import { logView } from './logView.ts';

const at = '2026-11-12T10:58:00.000Z';
const entry = (act: JobLogEntry['act'], more: Partial<JobLogEntry> = {}): JobLogEntry => ({
  ...({ at, act, by: 'link', link: 1, candidate: null, bar: null } as const),
  ...more,
});
const textsOf = (...log: JobLogEntry[]) => logView(log).map(({ text, by }) => `${text}, ${by}`);

test('a decision is told with what was decided', () => {
  expect(textsOf(entry('bar-set', { bar: 70 }), entry('candidate-declined', { candidate: 2 }))).toEqual([
    'Bar set to “Strong”, Your private link',
    'Candidate 2 declined, Your private link',
  ]);
});

test('candidates who were read at one look stand in one line', () => {
  const read = [4, 2, 1].map((candidate) => entry('evidence-read', { candidate }));
  expect(textsOf(...read, entry('list-read'))).toEqual([
    'Candidates 1, 2, and 4 read, Your private link',
    'Candidate list read, Your private link',
  ]);
});

test('looks at different moments, and by different links, stay apart', () => {
  const read = entry('evidence-read', { candidate: 3 });
  const others = [
    { ...read, at: '2026-11-12T09:58:00.000Z' },
    { ...read, link: 2 },
  ];
  expect(textsOf(read, ...others)).toEqual([
    'Candidate 3 read, Your private link',
    'Candidate 3 read, Your private link',
    'Candidate 3 read, Your private link (no. 2)',
  ]);
});

test('what was not done by the link says who did it', () => {
  const others = { link: null, candidate: 3 };
  expect(
    textsOf(
      entry('review-asked', { ...others, by: 'candidate' }),
      entry('candidate-paid', { ...others, by: 'payments' }),
    ),
  ).toEqual(['Candidate 3 asked for a review, Candidate', 'Candidate 3 unlocked, Payment']);
});
