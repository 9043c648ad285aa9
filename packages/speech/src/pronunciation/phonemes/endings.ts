const isVoiceless = (phone: string): boolean => /^(?:P|T|K|F|TH)$/.test(phone);
const isSibilant = (phone: string): boolean => /^(?:S|Z|SH|ZH|CH|JH)$/.test(phone);

/** The ending of a plural, a possessive or a third person after the phones of its stem. */
export function withS(stem: readonly string[]): string[] {
  const last = stem.at(-1) ?? '';
  if (isSibilant(last)) return [...stem, 'IH0', 'Z'];
  return [...stem, isVoiceless(last) ? 'S' : 'Z'];
}

/** The ending of a past after the phones of its stem. */
export function withD(stem: readonly string[]): string[] {
  const last = stem.at(-1) ?? '';
  if (last === 'T' || last === 'D') return [...stem, 'IH0', 'D'];
  return [...stem, isVoiceless(last) || /^(?:S|SH|CH)$/.test(last) ? 'T' : 'D'];
}
