import { hash } from 'node:crypto';

/** A token that was found to be good, until it expires. */
interface Good<T> {
  readonly claims: T;
  readonly untilMs: number;
}

/**
 * Remembers tokens that were found to be good, until they expire, so that a person's next requests need no signature
 * checked. Only a hash of a token is kept; when there are too many, the one that came first is checked anew.
 */
export function rememberTokens<T>(
  check: (token: string) => Promise<Good<T>>,
  { most, now = Date.now }: { readonly most: number; readonly now?: () => number },
): (token: string) => Promise<T> {
  const good = new Map<string, Good<T>>();
  return async (token) => {
    const key = hash('sha256', token, 'base64');
    const before = good.get(key);
    if (before && before.untilMs > now()) return before.claims;
    good.delete(key);
    const checked = await check(token);
    const [oldest] = good.size >= most ? good.keys() : [];
    if (oldest !== undefined) good.delete(oldest);
    if (most > 0) good.set(key, checked);
    return checked.claims;
  };
}
