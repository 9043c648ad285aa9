import { createContext, useContext } from 'react';

/** Gives the ID token of whoever is signed in, or null. */
export type TokenSource = () => Promise<string | null>;

const TokenContext = createContext<TokenSource>(() => Promise.resolve(null));

export const TokenProvider = TokenContext.Provider;

/** Where calls get their ID token from. */
export const useTokenSource = (): TokenSource => useContext(TokenContext);
