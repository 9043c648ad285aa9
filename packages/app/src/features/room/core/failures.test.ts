import { ApiError } from '@viva/api-client';
import { describe, expect, it } from 'vitest';
import { DeadlineError } from './clock.ts';
import { failureOf } from './failures.ts';

describe('failureOf', () => {
  it('shows the server’s message', () => {
    const error = new ApiError({ code: 'not-found', status: 404, message: 'This room does not exist.' });
    expect(failureOf(error)).toEqual({ kind: 'message', message: 'This room does not exist.', lasting: true });
  });

  it('shows the status when the server had no message', () => {
    const error = new ApiError({ code: 'internal', status: 500, message: '' });
    expect(failureOf(error)).toEqual({ kind: 'message', message: 'HTTP error! status: 500', lasting: false });
  });

  it('tells a missing subscription apart', () => {
    const error = new ApiError({ code: 'subscription-required', status: 403, message: 'Your trial has expired.' });
    expect(failureOf(error)).toEqual({ kind: 'subscription', message: 'Your trial has expired.' });
  });

  it('shows the server’s message when it no longer takes the login', () => {
    const error = new ApiError({ code: 'unauthorized', status: 401, message: 'Your login has expired.' });
    expect(failureOf(error)).toEqual({ kind: 'sign-in', message: 'Your login has expired.' });
  });

  it('says that the service was late', () => {
    expect(failureOf(new DeadlineError()).message).toBe('The service didn’t answer in time. Please try again.');
  });
});
