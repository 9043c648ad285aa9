import { log } from '../config/log.ts';

/** The page of a preview, which keeps it once its visitor is signed in: where the login page leads back to. */
export const keepAddress = (roomId: string): string => `/preview/${roomId}?keep=1`;

/** Whether an address is {@link keepAddress}. */
export const isToKeep = (query: URLSearchParams): boolean => query.get('keep') === '1';

const key = (roomId: string) => `viva.keep.${roomId}`;

/** Notes in this window that a preview is to be kept: an address alone, which others may have sent, keeps nothing. */
export function intendToKeep(roomId: string): void {
  try {
    sessionStorage.setItem(key(roomId), 'yes');
  } catch (error) {
    log.warn('This window can’t note what is to be kept.', error);
  }
}

/** Whether {@link intendToKeep} was noted in this window. */
export function intendsToKeep(roomId: string): boolean {
  try {
    return sessionStorage.getItem(key(roomId)) === 'yes';
  } catch {
    return false;
  }
}
