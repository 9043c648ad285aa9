import { again } from '@viva/api-client/mocks';
import { expect, test } from 'vitest';
import { myAnswerView } from './useMyAnswers.ts';

test('a kept answer is shown in its own words, with its day, and leads to the report that it stands in', () => {
  const [answer] = again.keptAnswers;
  if (!answer) throw new Error('there is no answer');
  expect(myAnswerView(answer)).toEqual({
    ...{ id: `${answer.sessionId}/${answer.questionId}`, question: answer.question, title: 'Nurse', level: 'solid' },
    ...{ dateText: 'November\u00a012,\u00a02026', said: answer.said, href: `/report/${answer.sessionId}` },
  });
});
