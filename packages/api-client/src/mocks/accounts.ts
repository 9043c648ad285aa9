import type { HttpHandler } from 'msw';
import { type AccountExport, calls } from '../contract/index.ts';
import { detail } from './history.ts';
import {
  type Answer,
  broken,
  brokenSilently,
  failing as failingWith,
  mockCall,
  never,
  replying,
  slow as slowly,
  unreachable,
} from './situations.ts';

const { exportAccount, eraseAccount } = calls;

/** What the account's owner takes along. */
export const exported: AccountExport = {
  exportedAt: '2026-11-20T12:00:00.000Z',
  account: {
    email: 'ann@example.com',
    createdAt: '2026-11-10T08:00:00.000Z',
    trialStartedAt: '2026-11-10T08:00:00.000Z',
  },
  profile: null,
  sessions: [detail],
  subscription: null,
  conversations: [],
  candidacies: [],
};

const done = { export: replying(exportAccount, exported), erase: replying(eraseAccount, { erased: true }) };
const accounts = (answers: Partial<Record<'export' | 'erase', Answer>> = {}): HttpHandler[] => [
  mockCall(exportAccount, answers.export ?? done.export),
  mockCall(eraseAccount, answers.erase ?? done.erase),
];
const everywhere = (answer: Answer) => accounts({ export: answer, erase: answer });

/** The account can be taken along, and erased. */
export const ready = accounts();
/** The same, but not at once. */
export const slow = accounts({ export: slowly(done.export), erase: slowly(done.erase) });
/** The identity service wants a fresh login before it erases. */
export const loginTooOld = accounts({
  erase: failingWith('login-too-old', 'Please log out, log in again, and then erase your account.'),
});
/** The identity service is away. */
export const unavailable = accounts({
  erase: failingWith('unavailable', 'Your account cannot be erased just now. Please try again in a moment.'),
});
/** The ID token no longer holds. */
export const unauthorized = everywhere(failingWith('unauthorized', 'Please log in again.'));
/** Something broke. */
export const failing = everywhere(broken);
/** Something broke, and nothing is said about it. */
export const failingWithoutMessage = everywhere(brokenSilently);
/** No answer ever comes. */
export const hanging = everywhere(never);
/** Nothing answers. */
export const offline = everywhere(unreachable);
