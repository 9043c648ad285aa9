/** What a browser tells of where its owner is. It is read here and leaves the page in no way. */
export interface Place {
  /** As in `navigator.languages`: the preferred one first. */
  readonly languages: readonly string[];
  /** As in `Europe/Dublin`. */
  readonly timeZone: string;
}

/** What this browser tells. */
export const herePlace = (): Place => ({
  languages: navigator.languages,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** The country in a language tag, as in `en-IE`; undefined when it has none. */
function countryIn(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    // What is no language tag tells of no country.
    return undefined;
  }
}

/**
 * The countries, at most two, in which somebody may be: that of the time zone first, then that of the preferred language.
 * Where the clock tells of none, the first language that names a country does.
 */
export function countriesOf({ languages, timeZone }: Place, zones: ReadonlyMap<string, string>): string[] {
  const byClock = zones.get(timeZone);
  const considered = byClock === undefined ? languages : languages.slice(0, 1);
  const byLanguage = considered.map(countryIn).find((country) => country !== undefined);
  return [...new Set([byClock, byLanguage].filter((country) => country !== undefined))];
}
