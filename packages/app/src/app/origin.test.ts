import { describe, expect, it } from 'vitest';
import { messageOf, noticeOf, originOf } from './origin.ts';

describe('originOf', () => {
  it('is the remembered path', () => {
    expect(originOf({ from: '/voice_chat/abc?x=1' })).toBe('/voice_chat/abc?x=1');
  });

  it.each([
    null,
    undefined,
    {},
    { from: 3 },
    { from: 'https://evil.example' },
    { from: '//evil.example' },
    { from: '/\\evil' },
  ])('is / for %j', (state) => {
    expect(originOf(state)).toBe('/');
  });
});

describe('noticeOf', () => {
  it('is what came along, or nothing', () => {
    expect(noticeOf({ notice: 'Please log in again.' })).toBe('Please log in again.');
    expect(noticeOf(null)).toBeUndefined();
  });
});

describe('messageOf', () => {
  it('is what came along, or nothing', () => {
    expect(messageOf({ fromProtectedRoute: true, message: 'Subscription Required' })).toBe('Subscription Required');
    expect(messageOf({ message: 3 })).toBeUndefined();
  });
});
