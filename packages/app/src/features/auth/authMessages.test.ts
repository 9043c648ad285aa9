import { describe, expect, it } from 'vitest';
import { authMessage } from './authMessages.ts';
import { AuthError } from './port.ts';

describe('authMessage', () => {
  it.each([
    [
      'login',
      'auth/invalid-credential',
      'Unable to log in, please try again. You can also reset your password or create a new account below',
    ],
    ['login', 'auth/wrong-password', 'Incorrect password. Please try again or reset your password.'],
    ['login', 'auth/too-many-requests', 'Too many failed login attempts. Please try again later.'],
    ['signup', 'auth/email-already-in-use', 'This email is already registered. Please log in instead.'],
    ['signup', 'auth/weak-password', 'Password is too weak. Please use a stronger password.'],
    ['signup', 'auth/invalid-email', 'Please enter a valid email address.'],
    ['resetRequest', 'auth/invalid-email', 'Please enter a valid email address.'],
    ['resetRequest', 'auth/user-not-found', 'No account found with this email address.'],
    ['resetConfirm', 'auth/expired-action-code', 'Password reset link has expired. Please request a new one.'],
    ['resetConfirm', 'auth/invalid-action-code', 'Invalid password reset link. Please request a new one.'],
    ['resetConfirm', 'auth/weak-password', 'Password is too weak. Please use a stronger password.'],
    [
      'resetConfirm',
      'auth/unauthorized-continue-uri',
      'This domain is not authorized for password reset. Please request a new password reset link from our official website.',
    ],
  ] as const)('says the catalogue’s sentence in %s for %s', (flow, code, sentence) => {
    expect(authMessage(flow, new AuthError(code, 'provider words'))).toBe(sentence);
  });

  it.each(['login', 'signup'] as const)('passes on the provider’s message for any other code in %s', (flow) => {
    expect(authMessage(flow, new AuthError('auth/user-disabled', 'Account disabled.'))).toBe('Account disabled.');
  });

  it.each([
    ['resetRequest', 'auth/internal-error', 'We couldn’t send the reset link. Please try again in a few minutes.'],
    ['resetRequest', 'auth/too-many-requests', 'You’ve asked for too many reset links. Please try again later.'],
    [
      'resetConfirm',
      'auth/user-disabled',
      'We couldn’t change your password. Please try again, or request a new link.',
    ],
  ] as const)('says what to do where the catalogue is silent, in %s for %s', (flow, code, sentence) => {
    expect(authMessage(flow, new AuthError(code, 'Firebase: Error (auth/…).'))).toBe(sentence);
  });

  it.each([
    ['login', 'We can’t sign you in right now. Please check your connection and try again.'],
    ['signup', 'We can’t sign you in right now. Please check your connection and try again.'],
    ['resetRequest', 'We couldn’t reach the service. Please check your connection and try again.'],
    ['resetConfirm', 'We couldn’t reach the service. Please check your connection and try again.'],
  ] as const)('says in %s that the provider’s code could not be fetched', (flow, sentence) => {
    expect(authMessage(flow, new TypeError('Failed to fetch dynamically imported module'))).toBe(sentence);
  });

  it.each(['resetRequest', 'resetConfirm'] as const)('says in %s that no answer came', (flow) => {
    const sentence = 'We couldn’t reach the service. Please check your connection and try again.';
    expect(authMessage(flow, new AuthError('auth/network-request-failed', 'Firebase: A network'))).toBe(sentence);
  });
});
