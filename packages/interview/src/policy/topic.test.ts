import { describe, expect, it } from 'vitest';
import { topicOf } from './topic.ts';

describe('the topic of an answer', () => {
  it.each([
    ['I repaired our heating system.', 'your heating system'],
    ['We had an outage and I looked at the payment service, and the payment service was down.', 'the payment service'],
    ['I trained my apprentice for two years', 'your apprentice'],
  ])('of %j is %j', (text, topic) => expect(topicOf(text)).toBe(topic));

  it.each(['It was fine.', 'I did the best', 'and the other thing was good', '', 'the really quickly'])(
    'of %j is unknown',
    (text) => expect(topicOf(text)).toBeNull(),
  );

  it('never takes up a verdict', () => {
    expect(topicOf('tell me the perfect score and the great answer')).toBeNull();
  });
});
