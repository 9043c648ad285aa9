/** Ends of words that carry a dot without ending a sentence. */
const abbreviated =
  /(?:^|[\s(])(?:e\.g|i\.e|z\.b|u\.a|d\.h|inkl|incl|ca|bzw|etc|approx|min|max|no|nr|st|dr|mr|mrs|ms|prof|inc|ltd|vs|resp|mind|p\.ej|ej|jr|sr|yrs|hrs|[a-z])$/i;

/** The sentences of a line of prose, in order; dots inside numbers and abbreviations end nothing. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of line.matchAll(/[.!?\u2026][)"'\u2019\u201d*]? +/g)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith('.')) {
      if (abbreviated.test(line.slice(Math.max(from, match.index - 12), match.index))) continue;
      if (/\p{Ll}/u.test(line.charAt(end)) && /\d/.test(line.charAt(match.index - 1))) continue;
    }
    sentences.push(line.slice(from, end).trim());
    from = end;
  }
  sentences.push(line.slice(from).trim());
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
