import { expect, test } from 'vitest';
import { kindsOf } from './kinds.ts';
import type { SentenceLabel } from './stories/labels.ts';

/** A reading of an answer with a sign of something private, and sentences that do this. */
const reading = (confidence: number, ...sentences: readonly SentenceLabel[]) => ({
  label: 'answer' as const,
  confidence: 0.9,
  also: [{ label: 'private' as const, confidence }],
  sentences: sentences.map((label) => ({ text: 'words', label, confidence: 0.9, also: [] })),
});
const story = ['situation', 'action', 'action', 'private', 'result'] as const;

test('a turn is kept as private from 0.6 on, and a story of work from 0.9 on, as the interview meets them', () => {
  expect(kindsOf(reading(0.7, 'situation', 'private'))).toEqual(['answer', 'private']);
  expect(kindsOf(reading(0.7, ...story))).toEqual(['answer']);
  expect(kindsOf(reading(0.95, ...story))).toEqual(['answer', 'private']);
  expect(kindsOf(reading(0.5, 'situation'))).toEqual(['answer']);
});
