import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** The name of a host, as the network writes it. */
const host = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

/**
 * What all ways to write an address have in common: small letters, the domain as the network writes it, and without what stands behind
 * a `+`, which most mail services deliver to the same person.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .toLowerCase()
    .replace(/\.+$/, '');
  // It takes more than names of hosts, and leaves out what stands behind them.
  const inAscii = /[/?#%&:@\\]/.test(domain) ? '' : domainToASCII(domain);
  const local = email.slice(0, at).normalize('NFC').toLowerCase();
  return `${local.replace(/(?<=.)\+.*$/, '')}@${host.test(inAscii) ? inAscii : domain}`;
}

/** What is kept of a mailbox. It isn’t made with a secret, because a new secret must not undo what was promised. */
export const mailboxHashOf = (email: string): string =>
  createHash('sha256')
    .update(`viva invitations ${mailboxOf(email)}`)
    .digest('base64url');
