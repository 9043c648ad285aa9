/**
 * Every state, message and screen that the specification names. A story shows one by the tag `spec:<id>`; a check
 * proves that each has a story, and that the story shows each of its sentences.
 */
export interface SpecifiedState {
  readonly id: string;
  /** Section of the specification. */
  readonly section: 2 | 3 | 4 | 5 | 6 | 8 | 9;
  readonly state: string;
  /** Sentences that the story must show word for word. */
  readonly shows: readonly string[];
}

const of =
  (section: SpecifiedState['section']) =>
  (id: string, state: string, ...shows: string[]): SpecifiedState => ({
    id,
    section,
    state,
    shows,
  });
const screen = of(2);
const state = of(4);
const rule = of(5);
const failure = of(8);
const limit = of(9);

const weakPassword = 'Password is too weak. Please use a stronger password.';
const invalidEmail = 'Please enter a valid email address.';

/** In the order of the specification. */
export const specification: readonly SpecifiedState[] = [
  screen('loading', 'Authentication is loading', 'Loading...'),
  screen('landing-visitor', 'Landing page for a visitor', 'Try Now', 'Start Your Free Trial Today'),
  screen('landing-logged-in', 'Landing page when logged in', 'Practice Interview'),
  screen(
    'voice-no-user',
    'Voice chat without a user',
    'Error',
    'You must be logged in to access support',
    'Return to Home',
  ),
  screen('voice-connecting', 'Voice chat while waiting', 'Connecting to Support'),
  screen('voice-connected', 'Voice chat in the room', 'Voice Chat Support', 'Disconnect'),
  screen('voice-start-media', 'Start Audio/Video button', 'Start Audio'),
  screen('voice-device-menu', 'Device menu with audio and video inputs'),
  screen('preview-connecting', 'Preview while waiting', 'Connecting to Preview'),
  screen(
    'preview-connected',
    'Preview in the room, with the invitation',
    'Voice Chat Preview',
    'No credit card required!',
  ),
  screen('preview-landing', 'Preview landing', 'What to Expect', 'Microphone Access Required', 'Start Preview'),
  screen('login', 'Login mode, with the benefit cards', 'Start Your Free Trial', 'Forgot Password?'),
  screen('create-account', 'Create-account mode', 'Create Account'),
  screen('request-reset', 'Reset-password mode: send reset link', 'Reset Password'),
  screen('password-shown', 'A password made visible'),
  screen('reset-password', 'Set a new password', 'New Password', 'Confirm Password'),
  screen('text-chat-customer-service', 'Text chat: Customer Service', 'Chat with Customer Service'),
  screen('text-chat-technical-support', 'Text chat: Technical Support', 'Chat with Technical Support'),
  screen('text-chat-sales', 'Text chat: Sales Representative', 'Chat with Sales Representative'),
  screen('text-chat-general', 'Text chat: any other id', 'Chat with General Assistant'),
  screen('text-chat-sending', 'Text chat while sending', 'Sending...'),
  screen('subscription', 'Subscription page', 'Subscribe Now', 'Cancel'),
  screen('subscription-busy', 'Subscription page while the checkout is made', 'Loading...'),
  screen('subscription-success', 'Thank-you page', 'Start Practicing Now'),
  screen('my-account-loading', 'My account while loading', 'Loading account information...'),
  screen('job-post-intro', 'Job post, stage 1', 'How It Works', 'Job Description', 'Submit Job Description'),
  screen('job-post-submitting', 'Job post while the description is sent', 'Submitting...'),
  screen('job-post-review', 'Job post, stage 2', 'Edit Job Description', 'Generate Smart Link For Candidates'),
  screen('job-post-link', 'Job post, stage 3', 'Your Smart Interview Link'),
  screen('job-post-creating', 'Job post while it is being created', 'Creating new job post...'),
  screen('terms-of-use', 'Terms of Use', 'Terms of Use', 'April 27, 2025', '18'),
  screen('data-policy', 'Data Policy', 'Data Policy', 'April 28, 2025', 'one month'),
  screen('navigation-visitor', 'Desktop bar, logged out', 'Home', 'Focus Questions', 'Post a Job', 'Try Now', 'Log In'),
  screen('navigation-logged-in', 'Desktop bar, logged in', 'Practice Interview', 'My Account', 'Log Out'),
  screen('navigation-phone-closed', 'Hamburger menu, closed'),
  screen('navigation-phone-open', 'Hamburger menu, open', 'Home', 'Log In'),
  screen('navigation-reduced', 'Reduced navigation'),
  screen('log-out-tooltip', 'Log Out shows the email as tooltip'),
  screen('footer', 'Footer', 'Terms of Use', 'Data Policy', 'Focus Questions'),
  screen('not-found', 'An address that does not exist'),

  state('agent-disconnected', 'Agent state: disconnected'),
  state('agent-connecting', 'Agent state: connecting'),
  state('agent-initializing', 'Agent state: initializing'),
  state('agent-listening', 'Agent state: listening'),
  state('agent-thinking', 'Agent state: thinking'),
  state('agent-speaking', 'Agent state: speaking'),
  state('subscription-trial', 'My account: trial'),
  state('subscription-active', 'My account: active', 'Active'),
  state('subscription-canceling', 'My account: canceling', 'Active (Canceling)', 'Subscription Canceling'),
  state('subscription-expired', 'My account: expired', 'Expired'),
  state('reset-sent', 'Reset link sent', 'Password reset email sent!'),
  state('reset-done', 'New password set; on to login'),
  state('preview-requesting', 'Preview while asking for the microphone', 'Requesting Permission...'),
  state('hero-playing', 'Hero video playing'),
  state('hero-retrying', 'Hero video recovering'),
  state('hero-still', 'Hero video replaced by its still'),

  rule('passwords-differ', 'The two new passwords differ', 'Passwords do not match'),
  rule('password-short', 'The new password is short', 'Password must be at least 6 characters long'),
  rule('reset-no-code', 'A reset link without its code', 'Invalid password reset link'),
  rule('text-chat-empty', 'An empty chat message is not sent'),
  rule(
    'cancel-confirmation',
    'Cancelling asks first',
    'Are you sure you want to cancel your subscription? You will continue to have access until the end of your current billing period.',
  ),
  rule('finalize-disabled', 'No smart link without an email', 'Generate Smart Link For Candidates'),
  of(6)('microphone-hidden', 'No microphone control without permission to publish'),

  failure('subscription-required', 'Sent to the subscription page with the reason', 'Subscription Required'),
  failure('voice-server-message', 'Token refused, with a message of the server', 'Error', 'Return to Home'),
  failure('voice-http-error', 'Token refused, without a message', 'HTTP error! status: 500'),
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
  failure('login-other', 'Login: the provider’s own message'),
  failure('signup-in-use', 'auth/email-already-in-use', 'This email is already registered. Please log in instead.'),
  failure('signup-weak', 'auth/weak-password at sign-up', weakPassword),
  failure('signup-email', 'auth/invalid-email at sign-up', invalidEmail),
  failure('signup-other', 'Sign-up: the provider’s own message'),
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
  failure('text-chat-401', 'Text chat: 401', 'Please log in again'),
  failure('text-chat-403', 'Text chat: 403', 'Subscription required'),
  failure('text-chat-error', 'Text chat: any other answer', 'An error occurred'),
  failure('text-chat-network', 'Text chat: no network', 'An error occurred while sending the message'),
  failure('checkout-failed', 'Checkout failed', 'Failed to create checkout session'),
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
  failure('job-create-failed', 'Job post could not be created', 'Error', 'Failed to create job post', 'Return to Home'),
  failure('job-update-failed', 'Job post could not be updated', 'Error', 'Failed to update job post', 'Return to Home'),
  failure('job-finalize-failed', 'Finalize failed', 'Failed to save job post. Please try again.'),
  failure('job-network', 'Finalize without a network', 'Network error. Please try again.'),
  failure('job-no-email', 'Finalize without an email', 'Please enter your email address.'),

  limit('bars-seven', 'Visualizer with 7 bars, as in the agent view'),
  limit('bars-fifteen', 'Visualizer with 15 bars, the default'),
  limit('bars-control', 'Bars of the control bar, at least 5 % high'),
  limit('device-menu-limits', 'Device menu: 6 px offset, 5 px padding'),
  limit('job-description-rows', 'Job description of 10 rows', 'Job Description'),
];
