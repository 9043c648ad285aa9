/** How a sentence is shown: somewhere on the page, as a whole view with a way home, as an alert, or not at all but logged. */
export type Shown = 'page' | 'error view' | 'alert' | 'log';

/** A sentence that the specification has word for word, or leaves to the service or the identity provider. */
export interface Sentence {
  /** Section of the specification. */
  readonly section: 2 | 4 | 5 | 7 | 8;
  /** When it is said. */
  readonly when: string;
  /** What is said; for what is only logged, the log's line. */
  readonly words: string;
  readonly as: Shown;
}

const said =
  (section: Sentence['section'], as: Shown = 'page') =>
  (when: string, words: string): Sentence => ({ section, when, words, as });

const screen = said(2);
const state = said(4);
const rule = said(5);
const message = said(8);
const errorView = said(8, 'error view');
const alert = said(8, 'alert');
const logged = said(8, 'log');

const weakPassword = 'Password is too weak. Please use a stronger password.';
const invalidEmail = 'Please enter a valid email address.';

/** Every sentence that a journey has to see, in the order of the specification. */
export const sentences = {
  'auth-loading': screen('Authentication is loading', 'Loading...'),
  'voice-no-user': screen('A page that needs a login, without one', 'You must be logged in to access support'),
  'voice-connecting': screen('Voice chat: waiting', 'Connecting to Support'),
  'voice-room': screen('Voice chat: the room', 'Voice Chat Support'),
  'preview-connecting': screen('Preview: waiting', 'Connecting to Preview'),
  'preview-room': screen('Preview: the room', 'Voice Chat Preview'),
  'preview-invitation': screen('Preview: invitation to an account', 'No credit card required!'),
  'chat-customer-service': screen('Text chat with customer_service', 'Chat with Customer Service'),
  'chat-technical-support': screen('Text chat with technical_support', 'Chat with Technical Support'),
  'chat-sales': screen('Text chat with sales', 'Chat with Sales Representative'),
  'chat-general': screen('Text chat with anything else', 'Chat with General Assistant'),
  'chat-sending': screen('Text chat: a message is under way', 'Sending...'),
  'checkout-busy': screen('Subscription: the checkout is made', 'Loading...'),
  'account-loading': screen('My account: waiting', 'Loading account information...'),
  'job-creating': screen('Job post: it is being created', 'Creating new job post...'),
  'job-submitting': screen('Job post: the description is sent', 'Submitting...'),
  'job-link': screen('Job post: the last stage', 'Your Smart Interview Link'),

  'canceling-status': state('Cancelled, until the period ends', 'Active (Canceling)'),
  'canceling-button': state('Cancelled: the button', 'Subscription Canceling'),
  'reset-sent': state('Reset link sent', 'Password reset email sent!'),
  'preview-requesting': state('Preview: asking for the microphone', 'Requesting Permission...'),

  'passwords-differ': rule('The two new passwords differ', 'Passwords do not match'),
  'password-short': rule('The new password is short', 'Password must be at least 6 characters long'),
  'reset-no-code': rule('A reset link without its code', 'Invalid password reset link'),
  'cancel-question': said(5, 'alert')(
    'Cancelling asks first',
    'Are you sure you want to cancel your subscription? You will continue to have access until the end of your current billing period.',
  ),
  'contact-email': said(5, 'alert')('The contact email is none', 'The contact email must be an email address.'),

  'preview-refused': said(7)(
    'Preview not made: message of the server',
    'You’ve used your free previews for now. Please try again in 60 minutes.',
  ),

  'room-subscription': message(
    'Practice without trial or subscription: message of the server, on the subscription page',
    'Your free trial has ended. Please subscribe to keep practicing.',
  ),
  'token-subscription': message(
    'Token call 403 Subscription Required: message of the server, on the subscription page',
    'Your subscription has ended. Please subscribe to keep practicing.',
  ),
  'token-message': errorView(
    'Token call: message of the server',
    'This interview room does not exist. Check your link, or start a new interview from the home page.',
  ),
  'token-status': errorView('Token call: no message', 'HTTP error! status: 500'),
  'preview-token-message': errorView(
    'Preview token: message of the server',
    'This preview does not exist. Start a new one from the home page.',
  ),
  'preview-token': errorView('Preview token: no message', 'Failed to connect to preview. Please try again.'),

  'login-invalid-credential': message(
    'Login: auth/invalid-credential',
    'Unable to log in, please try again. You can also reset your password or create a new account below',
  ),
  'login-wrong-password': message(
    'Login: auth/wrong-password',
    'Incorrect password. Please try again or reset your password.',
  ),
  'login-too-many': message('Login: auth/too-many-requests', 'Too many failed login attempts. Please try again later.'),
  'login-provider': message('Login: message of the provider', 'Firebase: Error (auth/user-disabled).'),
  'signup-in-use': message(
    'Signup: auth/email-already-in-use',
    'This email is already registered. Please log in instead.',
  ),
  'signup-weak': message('Signup: auth/weak-password', weakPassword),
  'signup-email': message('Signup: auth/invalid-email', invalidEmail),
  'signup-provider': message('Signup: message of the provider', 'Firebase: Error (auth/operation-not-allowed).'),
  'request-email': message('Reset request: auth/invalid-email', invalidEmail),
  'request-unknown': message('Reset request: auth/user-not-found', 'No account found with this email address.'),
  'confirm-expired': message(
    'Reset confirm: auth/expired-action-code',
    'Password reset link has expired. Please request a new one.',
  ),
  'confirm-invalid': message(
    'Reset confirm: auth/invalid-action-code',
    'Invalid password reset link. Please request a new one.',
  ),
  'confirm-weak': message('Reset confirm: auth/weak-password', weakPassword),
  'confirm-domain': message(
    'Reset confirm: auth/unauthorized-continue-uri',
    'This domain is not authorized for password reset. Please request a new password reset link from our official website.',
  ),

  'chat-401-message': alert(
    'Text chat 401: message of the server',
    'We couldn’t verify your login. Please log in again.',
  ),
  'chat-401': alert('Text chat 401: no message', 'Please log in again'),
  'chat-403-message': alert(
    'Text chat 403: message of the server',
    'Your free trial has ended. Please subscribe to keep practicing.',
  ),
  'chat-403': alert('Text chat 403: no message', 'Subscription required'),
  'chat-message': alert(
    'Text chat, any other answer: message of the server',
    'Something went wrong on our side. Please try again.',
  ),
  'chat-error': alert('Text chat, any other answer: no message', 'An error occurred'),
  'chat-network': alert('Text chat: no network', 'An error occurred while sending the message'),

  'checkout-message': message(
    'Checkout: message of the server',
    'The payment provider isn’t responding right now. Please try again in a few minutes.',
  ),
  'checkout-failed': message('Checkout: no message', 'Failed to create checkout session'),
  'cancel-message': message('Cancel: message of the server', 'You have no subscription to cancel.'),
  'cancel-failed': message('Cancel: no message', 'Failed to cancel subscription'),
  'status-failed': message('Status not fetched', 'Unable to fetch subscription status.'),

  'microphone-denied': message(
    'Preview: microphone denied',
    'Microphone access is required to use the preview. Please allow microphone access and try again.',
  ),
  'preview-failed': message(
    'Preview: other failure',
    'An error occurred while starting the preview. Please try again.',
  ),

  'job-create-failed': errorView('Job post: not created', 'Failed to create job post'),
  'job-update-failed': errorView('Job post: not updated', 'Failed to update job post'),
  'finalize-message': alert(
    'Finalize: error of the server',
    'This job post is final. To change it, use the private link we emailed you.',
  ),
  'finalize-failed': alert('Finalize: no error given', 'Failed to save job post. Please try again.'),
  'finalize-network': alert('Finalize: no network', 'Network error. Please try again.'),
  'finalize-no-email': alert('Finalize: no email', 'Please enter your email address.'),

  'room-failed': logged('No room could be made', 'A practice room could not be made.'),
  'log-out-failed': logged('Signing out failed', 'Signing out failed.'),
} as const satisfies Record<string, Sentence>;

/** See {@link sentences}. */
export type SentenceId = keyof typeof sentences;

/** How the report of a run names what a test saw; the table is made from it. */
export const sentenceSeen = 'sentence';
