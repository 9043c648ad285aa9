import { describe, expect, it } from 'vitest';
import { calls } from './contract/index.ts';
import { readReply, writeReply } from './wire.ts';

const structured_data = { suggested_title: 'Baker', required_skills: ['Dough'], key_questions: [] };

describe('a reply on the wire', () => {
  it('is text where the contract says text', () => {
    expect(writeReply(calls.getVoiceToken, 'media-token')).toBe('media-token');
    expect(readReply(calls.getVoiceToken, 200, 'media-token')).toBe('media-token');
  });

  it('carries structured data as JSON inside a string', () => {
    const text = writeReply(calls.updateJobPost, { content: 'We bake.', structured_data });
    expect(JSON.parse(text)).toEqual({ content: 'We bake.', structured_data: JSON.stringify(structured_data) });
    expect(readReply(calls.updateJobPost, 200, text)).toEqual({ content: 'We bake.', structured_data });
  });

  it('is not written when the contract does not allow it', () => {
    expect(() => writeReply(calls.generateRoom, { room_id: '' })).toThrow();
    expect(() => writeReply(calls.updateJobPost, { content: '', structured_data: {} })).toThrow();
  });

  it('may leave out moments that there are not', () => {
    expect(readReply(calls.checkSubscription, 200, '{"has_subscription":false}')).toEqual({
      has_subscription: false,
      subscription_status: null,
      current_period_end: null,
      cancel_at: null,
    });
  });
});
