const patterns: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>"'()]+@[^\s@<>"'()]+/g, '[email]'],
  // Signed tokens, API keys and other long random words.
  [/\beyJ[\w-]+(\.[\w-]*)*/g, '[token]'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}/g, '[token]'],
  [/\b\d{1,3}(\.\d{1,3}){3}(:\d+)?\b/g, '[address]'],
  [/\[?\b[0-9a-f:]*::[0-9a-f:.]*\]?|::[0-9a-f.:]+|\b(?:[0-9a-f]{1,4}:){4,7}[0-9a-f]{1,4}\b/gi, '[address]'],
  // What is quoted may be what somebody wrote.
  [/"[^"]*"|“[^”]*”|(?<![A-Za-z])'[^']*'/g, '[text]'],
];

/** A message of some library without what may point to a person: e-mail and IP addresses, tokens, quoted words. */
export const withoutPersons = (message: string): string =>
  patterns.reduce((text, [pattern, instead]) => text.replace(pattern, instead), message);
