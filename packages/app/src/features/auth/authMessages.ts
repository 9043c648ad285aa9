import { AuthError } from './port.ts';

/** What the person was doing when the identity provider failed. */
export type AuthFlow = 'login' | 'signup' | 'resetRequest' | 'resetConfirm';

const weakPassword = 'Password is too weak. Please use a stronger password.';
const invalidEmail = 'Please enter a valid email address.';

/** Section 8 of the specification, sentence by sentence. */
const sentences: Record<AuthFlow, Readonly<Record<string, string>>> = {
  login: {
    'auth/invalid-credential':
      'Unable to log in, please try again. You can also reset your password or create a new account below',
    'auth/wrong-password': 'Incorrect password. Please try again or reset your password.',
    'auth/too-many-requests': 'Too many failed login attempts. Please try again later.',
  },
  signup: {
    'auth/email-already-in-use': 'This email is already registered. Please log in instead.',
    'auth/weak-password': weakPassword,
    'auth/invalid-email': invalidEmail,
  },
  resetRequest: {
    'auth/invalid-email': invalidEmail,
    'auth/user-not-found': 'No account found with this email address.',
  },
  resetConfirm: {
    'auth/expired-action-code': 'Password reset link has expired. Please request a new one.',
    'auth/invalid-action-code': 'Invalid password reset link. Please request a new one.',
    'auth/weak-password': weakPassword,
    'auth/unauthorized-continue-uri':
      'This domain is not authorized for password reset. Please request a new password reset link from our official website.',
  },
};

/** The sentence for a failure of the identity provider: the catalogue's, otherwise the provider's own. */
export function authMessage(flow: AuthFlow, error: unknown): string {
  if (!(error instanceof AuthError)) return 'Something went wrong. Please try again.';
  return sentences[flow][error.code] ?? error.message;
}
