import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page is being written beforehand, or taken over by its script and still has to be as it was written, without what its
 * address asks for and what this browser keeps.
 */
export const useBeforehand = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
