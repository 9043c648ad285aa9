import { not, of, type SpecifiedState } from './state.ts';

const failure = of(8);

const weakPassword = 'Password is too weak. Please use a stronger password.';
const invalidEmail = 'Please enter a valid email address.';

/** Each message of section 8, and what is logged only. */
export const failures: readonly SpecifiedState[] = [
  failure('subscription-required', 'Sent to the subscription page with the reason', 'Subscription Required'),
  failure(
    'voice-server-message',
    'Token refused, with a message of the server',
    'Error',
    'This room does not exist.',
    'Return to Home',
  ),
  failure('voice-http-error', 'Token refused, without a message', 'HTTP error! status: 500'),
  failure('subscription-sent', 'The subscription page with the server’s message', 'Your trial has expired.'),
  failure(
    'preview-server-message',
    'Preview refused, with a message of the server',
    'Error',
    'This preview does not exist.',
    'Return to Home',
  ),
  failure('preview-failed', 'Preview could not connect', 'Failed to connect to preview. Please try again.'),
  failure(
    'login-invalid-credential',
    'auth/invalid-credential',
    'Unable to log in, please try again. You can also reset your password or create a new account below',
  ),
  failure(
    'login-wrong-password',
    'auth/wrong-password',
    'Incorrect password. Please try again or reset your password.',
  ),
  failure('login-too-many', 'auth/too-many-requests', 'Too many failed login attempts. Please try again later.'),
  failure(
    'login-other',
    'Login: the provider’s own message',
    'Firebase: The user account has been disabled by an administrator. (auth/user-disabled).',
  ),
  failure('signup-in-use', 'auth/email-already-in-use', 'This email is already registered. Please log in instead.'),
  failure('signup-weak', 'auth/weak-password at sign-up', weakPassword),
  failure('signup-email', 'auth/invalid-email at sign-up', invalidEmail),
  failure(
    'signup-other',
    'Sign-up: the provider’s own message',
    'Firebase: A network error (such as timeout, interrupted connection or unreachable host) has occurred. (auth/network-request-failed).',
  ),
  failure('reset-request-email', 'auth/invalid-email when asking for a link', invalidEmail),
  failure('reset-request-unknown', 'auth/user-not-found', 'No account found with this email address.'),
  failure('reset-expired', 'auth/expired-action-code', 'Password reset link has expired. Please request a new one.'),
  failure('reset-invalid', 'auth/invalid-action-code', 'Invalid password reset link. Please request a new one.'),
  failure('reset-weak', 'auth/weak-password at reset', weakPassword),
  failure(
    'reset-domain',
    'auth/unauthorized-continue-uri',
    'This domain is not authorized for password reset. Please request a new password reset link from our official website.',
  ),
  failure('text-chat-401-message', 'Text chat: 401 with a message', 'Your session has expired. Please log in again.'),
  failure(
    'text-chat-403-message',
    'Text chat: 403 with a message',
    'Your trial has expired. Please subscribe to keep chatting.',
  ),
  failure(
    'text-chat-message',
    'Text chat: any other answer with a message',
    'Too many messages. Please wait a minute.',
  ),
  failure('text-chat-401', 'Text chat: 401', 'Please log in again'),
  failure('text-chat-403', 'Text chat: 403', 'Subscription required'),
  failure('text-chat-error', 'Text chat: any other answer', 'An error occurred'),
  failure('text-chat-network', 'Text chat: no network', 'An error occurred while sending the message'),
  failure(
    'checkout-message',
    'Checkout failed, with a message of the server',
    'The payment provider isn’t responding right now. Please try again in a few minutes.',
  ),
  failure('checkout-failed', 'Checkout failed', 'Failed to create checkout session'),
  failure('cancel-message', 'Cancelling failed, with a message of the server', 'You have no subscription to cancel.'),
  failure('cancel-failed', 'Cancelling failed', 'Failed to cancel subscription'),
  failure('status-failed', 'Subscription status failed', 'Unable to fetch subscription status.'),
  failure(
    'preview-mic-denied',
    'Preview: microphone denied',
    'Microphone access is required to use the preview. Please allow microphone access and try again.',
  ),
  failure(
    'preview-start-failed',
    'Preview: any other failure',
    'An error occurred while starting the preview. Please try again.',
  ),
  failure(
    'preview-start-message',
    'Preview not made, with a message of the server',
    'You’ve used your free previews for now. Please try again in an hour.',
  ),
  failure('job-create-failed', 'Job post could not be created', 'Error', 'Failed to create job post', 'Return to Home'),
  failure('job-update-failed', 'Job post could not be updated', 'Error', 'Failed to update job post', 'Return to Home'),
  failure(
    'job-finalize-message',
    'Finalize refused, with the server’s error',
    'A job post can have at most 30 skills; this one has 34.',
  ),
  failure('job-finalize-failed', 'Finalize failed', 'Failed to save job post. Please try again.'),
  failure('job-network', 'Finalize without a network', 'Network error. Please try again.'),
  failure('job-no-email', 'Finalize without an email', 'Please enter your email address.'),
  failure('room-failed', 'No room could be made: logged only', 'Practice Interview', not('Error')),
  failure('log-out-failed', 'Signing out failed: logged only', 'Log Out', not('Error')),
];
