import type { HttpHandler } from 'msw';
import { calls } from '../contract/index.ts';
import { type Answer, failing as failingWith, failuresOf, mockCall, replying, replyingTo } from './situations.ts';

const { chooseInvitations, readInvitationChoice } = calls;

const email = 'nurse@example.org';
const kept = replyingTo(chooseInvitations, ({ body }) => ({
  ...{ email, wanted: chooseInvitations.body.parse(body).wanted },
}));
const invitations = (read: Answer, choose: Answer = read): HttpHandler[] => [
  mockCall(readInvitationChoice, read),
  mockCall(chooseInvitations, choose),
];

/** The mailbox takes invitations, and what its reader says is kept. */
export const allowed = invitations(replying(readInvitationChoice, { email, wanted: true }), kept);
/** The same of one that takes none. */
export const stopped = invitations(replying(readInvitationChoice, { email, wanted: false }), kept);
/** What is chosen can't be kept. */
export const chooseFails = invitations(
  replying(readInvitationChoice, { email, wanted: true }),
  failingWith('internal'),
);
/** No key like this was ever sent. */
export const unknown = invitations(
  failingWith('not-found', 'This link doesn’t work. Please open the one in the newest invitation you have.'),
);
/** See {@link failuresOf}. */
export const { failingWithoutMessage, offline } = failuresOf((answer) => invitations(answer));
