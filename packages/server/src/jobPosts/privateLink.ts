import { createHash, createHmac } from 'node:crypto';
import { deriveKey } from '../keys.ts';

/** Makes the keys of private links, each the same whenever it is made again, so that none has to be kept. */
export type PrivateKeys = (jobId: string, rotation: number) => string;

/** Another secret makes other keys; links that are out stay good, since what is stored is their hash. */
export function createPrivateKeys(secret: string): PrivateKeys {
  const key = deriveKey(secret, 'private links of job posts');
  // 192 bits.
  return (jobId, rotation) => createHmac('sha256', key).update(`${jobId} ${rotation}`).digest('base64url').slice(0, 32);
}

/** What is stored of a private link's key; nobody finds the key from it. */
export const keyHashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** A job's page for its employer. */
export const privateUrlOf = (publicUrl: string, key: string): string => `${publicUrl}/job/${key}`;

/** What candidates are sent. */
export const smartUrlOf = (publicUrl: string, jobId: string): string => `${publicUrl}/voice_chat/${jobId}`;

/**
 * Whether the holder of a job's link reads the mailbox of its contact: the first link is shown to the person who posts the job, and may
 * be in anyone's hands; each later one is only mailed.
 */
export const isMailboxKnown = ({ keyRotation }: { readonly keyRotation: number }): boolean => keyRotation > 0;
