import { AuthError } from './port.ts';

/** What the person was doing when the identity provider failed. */
export type AuthFlow = 'login' | 'signup' | 'resetRequest' | 'resetConfirm';

const weakPassword = 'Password is too weak. Please use a stronger password.';
const invalidEmail = 'Please enter a valid email address.';
const wrongDomain =
  'This domain is not authorized for password reset. Please request a new password reset link from our official website.';

/** Section 8 of the specification, sentence by sentence; of a request for a link it knows fewer codes than there are. */
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
    'auth/too-many-requests': 'You’ve asked for too many reset links. Please try again later.',
    'auth/unauthorized-continue-uri': wrongDomain,
  },
  resetConfirm: {
    'auth/expired-action-code': 'Password reset link has expired. Please request a new one.',
    'auth/invalid-action-code': 'Invalid password reset link. Please request a new one.',
    'auth/weak-password': weakPassword,
    'auth/unauthorized-continue-uri': wrongDomain,
  },
};

/** The identity provider, or its code, could not be reached. */
export const signInUnavailable = 'We can’t sign you in right now. Please check your connection and try again.';
const unreachable = 'We couldn’t reach the service. Please check your connection and try again.';

/** What is said of all other failures; null where section 8 wants the provider's own words. */
const others: Record<AuthFlow, { readonly unanswered: string; readonly refused: string | null }> = {
  login: { unanswered: signInUnavailable, refused: null },
  signup: { unanswered: signInUnavailable, refused: null },
  resetRequest: {
    unanswered: unreachable,
    refused: 'We couldn’t send the reset link. Please try again in a few minutes.',
  },
  resetConfirm: {
    unanswered: unreachable,
    refused: 'We couldn’t change your password. Please try again, or request a new link.',
  },
};

/** With these the provider could not be asked; section 8 wants its library's words nevertheless, where it wants them at all. */
const unanswered = new Set(['auth/network-request-failed', 'auth/timeout']);

/** The sentence for a failure of the identity provider: the catalogue's, otherwise the provider's own or a helpful one. */
export function authMessage(flow: AuthFlow, error: unknown): string {
  // What is no answer of the provider is that its code could not be fetched.
  if (!(error instanceof AuthError)) return others[flow].unanswered;
  const { refused } = others[flow];
  const other = refused !== null && unanswered.has(error.code) ? others[flow].unanswered : refused;
  return sentences[flow][error.code] ?? other ?? error.message;
}
