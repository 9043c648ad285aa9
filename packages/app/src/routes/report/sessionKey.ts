/** Under which a session is kept while the page is open. */
export const sessionKey = (sessionId: string): readonly string[] => ['session', sessionId];
