import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../keys.ts';

/** The keys with which the reader of a mailbox says whether they want invitations; each holds the address and its seal. */
export interface InvitationKeys {
  readonly of: (email: string) => string;
  /** The address that a key was made for; undefined where it was not made here. */
  readonly addressIn: (key: string) => string | undefined;
}

/** {@link InvitationKeys}, sealed by a key made from the secret; after a change of the secret, earlier keys no longer work. */
export function createInvitationKeys(secret: string): InvitationKeys {
  const key = deriveKey(secret, 'invitations by email');
  const seal = (email: string) => createHmac('sha256', key).update(email).digest('base64url').slice(0, 22);
  return {
    of: (email) => `${Buffer.from(email).toString('base64url')}.${seal(email)}`,
    addressIn(presented) {
      const [address = '', sealed = ''] = presented.split('.');
      const email = Buffer.from(address, 'base64url').toString();
      const [is, must] = [Buffer.from(sealed), Buffer.from(seal(email))];
      return is.length === must.length && timingSafeEqual(is, must) ? email : undefined;
    },
  };
}

/** The page on which the reader of a mailbox says so. What stands behind the `#` is in no log. */
export const choiceUrlOf = (publicUrl: string, key: string): string => `${publicUrl}/invitations#${key}`;
