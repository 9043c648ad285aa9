import { describe, expect, it } from 'vitest';
import { AuthError } from '../../features/auth/index.ts';
import { checkLink, setPassword } from './resetPassword.ts';

const email = 'a@example.com';

function setUp(failure?: AuthError) {
  const confirmed: [string, string][] = [];
  const load = () =>
    Promise.resolve({
      verifyResetCode: () => (failure ? Promise.reject(failure) : Promise.resolve(email)),
      confirmReset: (code: string, password: string) => {
        if (failure) return Promise.reject(failure);
        confirmed.push([code, password]);
        return Promise.resolve();
      },
    });
  return { load, confirmed };
}

const sentences = [
  ['auth/expired-action-code', 'Password reset link has expired. Please request a new one.'],
  ['auth/invalid-action-code', 'Invalid password reset link. Please request a new one.'],
  ['auth/user-disabled', 'We couldn’t change your password. Please try again, or request a new link.'],
] as const;

describe('checkLink', () => {
  it.each([null, ''])('knows no link without a code: %j', async (code) => {
    const view = await checkLink(setUp().load, code);
    expect(view).toEqual({ phase: 'invalid', message: 'Invalid password reset link' });
  });

  it('opens the form for the account of the link', async () => {
    expect(await checkLink(setUp().load, 'code')).toEqual({ phase: 'form', email });
  });

  it.each(sentences)('says why a link is of no use: %s', async (code, message) => {
    const { load } = setUp(new AuthError(code, 'provider words'));
    expect(await checkLink(load, 'code')).toEqual({ phase: 'invalid', message });
  });
});

describe('setPassword', () => {
  const attempt = (load: Parameters<typeof setPassword>[0], password: string, confirmation = password) =>
    setPassword(load, { oobCode: 'code', email, password, confirmation });

  it('sets the password with the code of the link', async () => {
    const { load, confirmed } = setUp();
    expect(await attempt(load, '123456')).toEqual({ phase: 'done' });
    expect(confirmed).toEqual([['code', '123456']]);
  });

  it('sends nothing when the passwords differ, or are shorter than six characters', async () => {
    const { load, confirmed } = setUp();
    expect(await attempt(load, '123456', '123457')).toMatchObject({ error: 'Passwords do not match' });
    expect(await attempt(load, '12345')).toMatchObject({ error: 'Password must be at least 6 characters long' });
    expect(confirmed).toEqual([]);
  });

  it.each([
    ...sentences,
    ['auth/weak-password', 'Password is too weak. Please use a stronger password.'],
    [
      'auth/unauthorized-continue-uri',
      'This domain is not authorized for password reset. Please request a new password reset link from our official website.',
    ],
  ] as const)('says in the form why it failed: %s', async (code, error) => {
    const { load } = setUp(new AuthError(code, 'provider words'));
    expect(await attempt(load, '123456')).toEqual({ phase: 'form', email, error });
  });
});
