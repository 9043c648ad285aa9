/** The page of a preview, which keeps it once its visitor is signed in: where the login page leads back to. */
export const keepAddress = (roomId: string): string => `/preview/${roomId}?keep=1`;

/** Whether an address is {@link keepAddress}. */
export const isToKeep = (query: URLSearchParams): boolean => query.get('keep') === '1';
