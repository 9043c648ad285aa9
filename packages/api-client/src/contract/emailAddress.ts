import { z } from 'zod';
import { storable } from './storable.ts';

/** Longest address of a mailbox, in characters: 64 before the @ and 255 behind it. @see RFC 3696, section 3 */
const longest = 320;

// Spelled out, since `\s` and classes of characters differ between those who read the API's document.
const blank = '\\s\\u0000-\\u001f\\u007f-\\u009f\\ufeff';
const addressOf = (refused: string) => new RegExp(`^[^@${refused}]+@[^@${refused}]+$`);
const emailAddress = (refused: string) =>
  storable(
    z
      .string()
      .max(longest, `must have at most ${longest} characters`)
      .regex(addressOf(refused), 'must be an email address'),
  );

/** The address of an account: whatever the identity provider takes for one, as `müller@example.de` or `me@localhost`. */
export const accountEmailSchema = emailAddress(blank);

// Letters of all alphabets, digits, and hyphens: what a host's name is made of. The rest could mean one host to us, and another one to a mail server.
const label = '[A-Za-z0-9\\u00a1-\\uffff-]+';
const invitedAddress = new RegExp(`^[^@${blank},;:<>()"\\[\\]\\\\]+@${label}(?:\\.${label})*$`);

/** An address that invitations are sent to: one mailbox at a host's plain name. */
export const invitedEmailSchema = storable(
  z.string().max(longest, `must have at most ${longest} characters`).regex(invitedAddress, 'must be an email address'),
);

/** An address that anybody may name: the same, but never several of them, and none with a name. */
export const contactEmailSchema = emailAddress(`${blank},;:<>()"\\[\\]\\\\`);
