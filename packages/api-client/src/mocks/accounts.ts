import type { HttpHandler } from 'msw';
import { accountExportSchema } from '../contract/account.ts';
import { type AccountExport, calls } from '../contract/index.ts';
import { detail } from './history.ts';
import { type Answer, failing as failingWith, failuresOf, mockCall, replying, slow as slowly } from './situations.ts';

const { exportAccount, eraseAccount } = calls;

/** What the account's owner takes along. */
export const exported: AccountExport = accountExportSchema.parse({
  exportedAt: '2026-11-20T12:00:00.000Z',
  account: {
    email: 'ann@example.com',
    createdAt: '2026-11-10T08:00:00.000Z',
    trialStartedAt: '2026-11-10T08:00:00.000Z',
  },
  profile: null,
  setups: [],
  // What only the page of a report needs is not taken along.
  sessions: accountExportSchema.shape.sessions.parse([{ ...detail, shares: [], corrections: [], recordings: [] }]),
  questions: [],
  answers: [],
  subscription: null,
  conversations: [],
  candidacies: [],
});

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
  erase: failingWith('login-too-old', 'Please log out, log in again, and then delete your account.'),
});
/** The identity service is away. */
export const unavailable = accounts({
  erase: failingWith('unavailable', 'We can’t delete your account right now. Please try again in a moment.'),
});
/** See {@link failuresOf}. */
export const { unauthorized, failing, failingWithoutMessage, hanging, offline } = failuresOf(everywhere);
