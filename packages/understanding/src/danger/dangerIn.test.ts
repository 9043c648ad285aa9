import { expect, test } from 'vitest';
import type { SentenceLabel } from '../stories/labels.ts';
import { dangerIn } from './dangerIn.ts';

const story = ['situation', 'action', 'action', 'private', 'result'] as const;

test.each([
  ['sure where words tell of something private as well', 0.95, 0.4, [], 'sure'],
  ['not sure below 0.95', 0.94, 0.4, [], 'maybe'],
  ['none below 0.7', 0.69, 0.9, [], null],
  ['none where nothing private is told', 0.99, 0.39, [], null],
  ['sure in a story of work, too', 0.95, 0.4, story, 'sure'],
  ['none in a story of work that is not sure, and may tell something private', 0.94, 0.89, story, null],
  ['not sure in a story of work that surely tells something private', 0.94, 0.9, story, 'maybe'],
] as const)('danger is %s', (_what, danger, confidence, sentences, found) => {
  const told = (sentences as readonly SentenceLabel[]).map((label) => ({
    text: 'words',
    label,
    confidence: 0.9,
    also: [],
  }));
  const also = [{ label: 'private' as const, confidence }];
  expect(dangerIn({ label: 'answer', confidence: 0.9, also, danger, sentences: told })).toBe(found);
});
