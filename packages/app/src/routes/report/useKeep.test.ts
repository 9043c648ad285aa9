import { history } from '@viva/api-client/mocks';
import { expect, test } from 'vitest';
import { changed } from './useKeep.ts';

test('an answer that is kept is among those of its interview once, and one that is removed is not', () => {
  const keep = (kept: readonly string[], questionId: string, keepIt: boolean) =>
    changed({ ...history.assessedDetail, kept: [...kept] }, { questionId, keep: keepIt }).kept;
  expect(keep([], 'q1', true)).toEqual(['q1']);
  expect(keep(['q1', 'q2'], 'q1', true)).toEqual(['q2', 'q1']);
  expect(keep(['q1', 'q2'], 'q1', false)).toEqual(['q2']);
});
