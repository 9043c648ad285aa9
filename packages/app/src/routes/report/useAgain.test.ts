import { again, history } from '@viva/api-client/mocks';
import { expect, test } from 'vitest';
import { comparisonView } from './useAgain.ts';

test('a comparison shows both answers in the person’s words, with the day of each and the way to the first', () => {
  const view = comparisonView(again.comparison);
  expect(view).toMatchObject({
    firstHref: `/report/${history.held.id}`,
    best: null,
    first: { level: 'solid', dateText: 'November\u00a012,\u00a02026' },
    now: { level: 'strong', fillers: 0 },
  });
  expect(view.now.criteria.at(-1)).toMatchObject({ name: 'lesson', met: true });
  expect(view.first.criteria.at(-1)).toMatchObject({ name: 'lesson', met: false });
  const learned = 'Since then I read every number twice';
  expect([view.first.said.includes(learned), view.now.said.includes(learned)]).toEqual([false, true]);
});
