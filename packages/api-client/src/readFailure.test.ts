import { describe, expect, it } from 'vitest';
import { readFailure } from './readFailure.ts';

describe('readFailure', () => {
  it('reads the code, the label and the sentence', () => {
    const body = { code: 'subscription-required', error: 'Subscription Required', message: 'Your trial has expired.' };
    expect(readFailure(403, body)).toMatchObject({ ...body, status: 403, serverMessage: 'Your trial has expired.' });
  });

  it('knows a failure without a sentence from one with', () => {
    const error = readFailure(403, { code: 'subscription-required', error: 'Subscription Required', message: '' });
    expect(error).toMatchObject({
      code: 'subscription-required',
      serverMessage: '',
      message: 'HTTP error! status: 403',
    });
  });

  it.each([
    ['error and message', { error: 'Subscription Required', message: 'Over.' }, 'subscription-required', 'Over.'],
    ['message alone', { message: 'Over.' }, 'invalid-reply', 'Over.'],
    ['error alone', { error: 'No such mailbox' }, 'invalid-reply', 'No such mailbox'],
    ['an unknown code', { code: 'new', error: 'Forbidden', message: 'No.' }, 'forbidden', 'No.'],
  ])('reads the bodies of section 7: %s', (_name, body, code, serverMessage) => {
    expect(readFailure(403, body)).toMatchObject({ code, serverMessage, message: serverMessage });
  });

  it.each([undefined, null, 'gone', 7, [], {}, { message: 5 }])(
    'names the status when there is nothing to read: %j',
    (body) => {
      expect(readFailure(502, body)).toMatchObject({
        code: 'invalid-reply',
        status: 502,
        serverMessage: '',
        message: 'HTTP error! status: 502',
      });
    },
  );
});
