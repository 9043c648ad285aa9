import { createHash, randomBytes } from 'node:crypto';

/** An unguessable id that is safe in a URL (96 bits). */
export const newId = (): string => randomBytes(12).toString('base64url');

/** The identity that a person has in rooms: stable, and not the account's own id. */
export const identityOf = (uid: string): string =>
  `c_${createHash('sha256').update(`room identity of ${uid}`).digest('base64url').slice(0, 22)}`;
