const endings = /(?:ications?|ations?|ments?|ings?|ions?|ates?|ated|ating|ised?|ized?|is|ies|ied|ed|es|ives?|y|e|s)$/;

/** Words come again and again; no more of them are kept than a few advertisements have. */
const mostKept = 10_000;
const kept = new Map<string, string>();

/**
 * What "monitor", "monitors" and "monitoring" have in common, so that a deed is found in whatever form it is written. `key`
 * is a word as it is compared.
 */
export function stemOf(key: string): string {
  const before = kept.get(key);
  if (before !== undefined) return before;
  if (kept.size >= mostKept) kept.clear();
  const stem = stemmed(key);
  kept.set(key, stem);
  return stem;
}

function stemmed(key: string): string {
  if (key.length < 5) return key;
  let stem = key.replace(endings, '');
  if (stem.length < 3) return key;
  stem = stem.replace(/([bdgklmnprt])\1$/, '$1').replace(/(?<=\p{L}{3})[iz]$/u, (end) => (end === 'z' ? 's' : ''));
  return stem;
}
