/** What the form is for. */
export type LoginMode = 'login' | 'create-account' | 'reset-password';

/** Its words in each mode. */
export const words: Record<
  LoginMode,
  { title: string; submit: string; question: string; other: string; next: LoginMode }
> = {
  login: {
    title: 'Login',
    submit: 'Login',
    question: 'New here?',
    other: 'Create Account',
    next: 'create-account',
  },
  'create-account': {
    title: 'Create Account',
    submit: 'Create Account',
    question: 'Already have an account?',
    other: 'Login',
    next: 'login',
  },
  'reset-password': {
    title: 'Reset Password',
    submit: 'Send Reset Link',
    question: 'Remembered it?',
    other: 'Back to Login',
    next: 'login',
  },
};
