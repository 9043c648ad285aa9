import { not, of, type SpecifiedState } from './state.ts';

const state = of(4);
const rule = of(5);

/** What sections 4, 5 and 6 name. */
export const states: readonly SpecifiedState[] = [
  state('agent-disconnected', 'Agent state: disconnected', 'Not connected'),
  state('agent-connecting', 'Agent state: connecting', 'Your interviewer is joining…'),
  state('agent-initializing', 'Agent state: initializing', 'Your interviewer is getting ready'),
  state('agent-listening', 'Agent state: listening', 'Listening to you'),
  state('agent-thinking', 'Agent state: thinking', 'Thinking about your answer'),
  state('agent-speaking', 'Agent state: speaking', 'Speaking'),
  state('subscription-trial', 'My account: trial', 'Trial'),
  state('subscription-active', 'My account: active', 'Active'),
  state('subscription-canceling', 'My account: canceling', 'Active (Canceling)', 'Subscription Canceling'),
  state('subscription-expired', 'My account: expired', 'Expired'),
  state('reset-sent', 'Reset link sent', 'Password reset email sent!'),
  state('reset-done', 'New password set', 'Your password has been changed.…'),
  state('preview-requesting', 'Preview while asking for the microphone', 'Requesting Permission...'),
  state('hero-playing', 'Hero video playing', 'Pause video'),
  state('hero-retrying', 'Hero video recovering', 'Trying the recording again, 2 of 3'),
  state('hero-still', 'Hero video replaced by its still', not('Play video', 'Pause video')),

  rule('passwords-differ', 'The two new passwords differ', 'Passwords do not match'),
  rule('password-short', 'The new password is short', 'Password must be at least 6 characters long'),
  rule('reset-no-code', 'A reset link without its code', 'Invalid password reset link'),
  rule('login-required', 'Login without email and password: nothing is sent', 'Email', 'Password', 'Login'),
  rule('signup-required', 'Sign-up without email and password: nothing is sent', 'Email', 'Password', 'Create Account'),
  rule('reset-required', 'No reset link without an email', 'Email', 'Reset Password', not('Password')),
  rule('text-chat-empty', 'An empty chat message is not sent', 'Send', not('Sending...')),
  rule(
    'cancel-confirmation',
    'Cancelling asks first',
    'Are you sure you want to cancel your subscription? You will continue to have access until the end of your current billing period.',
  ),
  rule(
    'job-description-required',
    'No job post without a description',
    'Job Description',
    'Submit Job Description',
    not('Submitting...'),
  ),
  rule('finalize-disabled', 'No smart link without an email', 'Generate Smart Link For Candidates'),
  of(6)('microphone-hidden', 'No microphone control without permission to publish', 'Disconnect', not('Microphone')),
];
