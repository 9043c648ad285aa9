import { readNames } from './situations.ts';

const situationKey = 'viva.mock.situation';
const userKey = 'viva.mock.user';

/**
 * The names of the situations that hold in this tab: those of the address, which are remembered and taken out of it, or
 * else those of before.
 */
export function chosenNames(): readonly string[] {
  const address = new URL(location.href);
  const asked = address.searchParams.get('situation');
  if (asked !== null) {
    const { names, unknown } = readNames(asked);
    for (const name of unknown) console.warn(`There is no situation named ${name}.`);
    remember(names);
    address.searchParams.delete('situation');
    history.replaceState(history.state, '', address);
  }
  return readNames(sessionStorage.getItem(situationKey) ?? '').names;
}

/** Has these situations hold from the next load of the page on. */
export function remember(names: readonly string[]): void {
  sessionStorage.setItem(situationKey, names.join(','));
}

/** Address of whoever is logged in, which outlives a reload. */
export const rememberedUser = {
  read: (): string | null => sessionStorage.getItem(userKey),
  write: (email: string | null): void => {
    if (email === null) sessionStorage.removeItem(userKey);
    else sessionStorage.setItem(userKey, email);
  },
};
