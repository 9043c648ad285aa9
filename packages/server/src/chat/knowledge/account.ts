import type { Topic } from './topic.ts';

/** Signing up, logging in, and what becomes of an account. */
export const account: readonly Topic[] = [
  {
    id: 'sign-up',
    subject: 'creating an account',
    asked: `signup, how signup, where signup, signup account, need account, new account, get account, signup broken, email
      already, already registered, two account`,
    about: 'signup account',
    answer:
      'Press Log In, then Start Your Free Trial; the form asks for an email address and a password. Use an address that you read, since your reports go there. If it says that the address is already registered, log in instead.',
  },
  {
    id: 'log-in',
    subject: 'trouble with logging in',
    asked: `login, not login, login broken, login not, how login, login account, locked out, not account access, unable
      login, login wrong, too many login, account locked, login fail, login email`,
    about: 'login password',
    answer:
      'Check the address and the password, with the show button beside it. After too many attempts, wait some minutes. If it still does not work, press Forgot Password? on the login page: you get a link for a new one by email.',
  },
  {
    id: 'password',
    subject: 'a new password',
    asked: `password, reset password, forgot password, password lost, password change, change password, new password,
      password forgot, password login, password reset how`,
    about: 'password reset',
    answer:
      'Press Log In, then Forgot Password?, and enter your email address. The link in the email opens a page where you set a new password of at least 6 characters. That is also the way to change a password that you know.',
    more: 'The link works once and only for a while. If the email is not there, look into your spam folder.',
  },
  {
    id: 'reset-mail',
    subject: 'a password email that does not come or work',
    asked: `reset email not, reset link, reset link expire, reset email, password email, password link, password email not
      receive, reset not receive, reset password email lost, reset link broken, link expire, password reset broken,
      reset not, password link broken, reset link not, password reset email, password reset link, password reset
      email not, forgot password email not`,
    about: 'reset email password',
    answer:
      'Look into your spam folder and check that you asked for it with the address of your account. A link works once and expires; if yours does not work, ask for a new one with Forgot Password?, and use the newest email. Otherwise write to {support}.',
  },
  {
    id: 'change-email',
    subject: 'changing the email address',
    asked: `change email, email change, new email, other email, different email, wrong email, email address account, email
      wrong account, change email address, change account name, change address, signup email wrong, signup wrong
      email, wrong email account, signup broken email`,
    about: 'email change',
    answer:
      'There is no page for changing the email address of an account. Write to {support} from the address that the account has now.',
  },
  {
    id: 'delete-account',
    subject: 'deleting your account',
    asked: `delete account, delete, delete my account, account delete data, cancel account, end account, delete everything,
      account remove, leave service, account end, want account lost, account lost want`,
    about: 'delete account',
    answer:
      'Open My Account, go to Your data, and erase the account. Its profile, résumé, interviews, reports and chats go with it, and a subscription ends. This cannot be undone, so take a copy first if you want one. You can also write to {support}.',
    adds: { customer_service: 'If it is only about the payments, cancelling the subscription is enough.' },
  },
  {
    id: 'export',
    subject: 'a copy of your data',
    asked: `export, export data, copy data, data copy, download data, data download, data portability, export report
      account, get data, data see, json, export account, export know, export about me, copy`,
    about: 'export data',
    answer:
      'My Account, under Your data, gives you a file with your account and everything in it: profile, résumé, interviews, reports and chats.',
  },
  {
    id: 'age',
    subject: 'the minimum age',
    asked: `minor, minor account, minor use, minor signup, age, parent, minor old use`,
    about: 'minor',
    answer:
      'You must be 18 or older. For a minor, a parent or guardian must create the account, and is responsible for it.',
    why: 'An account is an agreement, and interviews hold personal data; for minors a parent or guardian decides about both.',
  },
  {
    id: 'account-security',
    subject: 'an account that somebody else uses',
    asked: `hacked account, account hacked, hacked, account person else, share account, account share, account friend,
      login friend, somebody use account, hacked password`,
    about: 'account hacked',
    answer:
      'An account belongs to one person; please do not share it. If you think that somebody else uses yours, set a new password with Forgot Password? at once and write to {support}. What travels between your browser and us is encrypted.',
  },
  {
    id: 'log-out',
    subject: 'logging out',
    asked: `logout, how logout, logout account, logout where`,
    about: 'logout',
    answer: 'Press Log Out in the navigation at the top; on a phone it is in the menu.',
  },
];
