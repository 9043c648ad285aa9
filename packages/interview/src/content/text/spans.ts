/** A part of a text: from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const abbreviated =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|approx|no|st|dr|mr|mrs|ms|prof|inc|ltd|vs|a\.m|p\.m|sgt|jr|sr|[a-z])$/i;

const trimmed = (text: string, start: number, end: number): Span => {
  let [from, to] = [start, end];
  while (from < to && /[\s,;:\u2013\u2014-]/.test(text.charAt(from))) from += 1;
  while (to > from && /[\s,;:\u2013\u2014-]/.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
};

const cut = (text: string, span: Span, at: readonly number[]): Span[] => {
  const edges = [span.start, ...at.filter((edge) => edge > span.start && edge < span.end), span.end];
  return edges
    .slice(1)
    .map((end, i) => trimmed(text, edges[i] ?? span.start, end))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
};

/** The sentences of a turn; dots inside numbers and abbreviations end nothing, what only machines write ends with its mark. */
export function sentenceSpans(text: string): Span[] {
  const ends: number[] = [];
  for (const match of text.matchAll(
    /(?<![.!?\u2026])[.!?\u2026]+["')\]\u2019\u201d*]*(?=\s|$)|\n+|(?:\}|<\/\w+>)(?=\s+\p{Lu})/gu,
  )) {
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    const next = /\S/.exec(text.slice(match.index + match[0].length, match.index + match[0].length + 4))?.[0] ?? '';
    if (match[0] === '.' && abbreviated.test(before) && !(/\p{Lu}/u.test(next) && /\bi$/i.test(before))) continue;
    ends.push(match.index + match[0].length);
  }
  return cut(text, { start: 0, end: text.length }, ends);
}

const subject = String.raw`(?:i|we|he|she|they|it|you|the|my|our|his|her|their|this|that|these|those|there|nobody|everybody|everyone|no one|one of (?:them|us|the|my|our)|all of (?:them|us|it)|people|customers?|patients?|i['\u2019](?:d|m|ve|ll)|we['\u2019](?:d|re|ve|ll)|it['\u2019]s|that['\u2019]s|they['\u2019](?:d|re|ve))`;
const connective = String.raw`(?:and (?:then|so|since then|now|after that|in the end|as a result|finally|eventually)|and|so|but|because|then|since then|since|after that|afterwards|in the end|at the end|as a result|eventually|finally|luckily|until|which|where|while|when|whereas|although|though|unless|if)`;
const boundary = new RegExp(
  String.raw`[;\u2013\u2014]\s+|\s[-\u2013\u2014]\s|,\s+(?=${subject}\b)|(?<!\b(?:and|but|so)|\s),?\s+(?=${connective},?\s+${subject}\b)|(?<!\s),?\s+(?=(?:which (?:meant|means|led|saved|made|gave|brought|helped)|so that)\b)`,
  'giu',
);

/** Fewer words stay with what they belong to. */
const shortest = 3;
const isShort = (text: string, { start, end }: Span): boolean =>
  text.slice(start, end).split(/\s+/, shortest).length < shortest;

/** The parts of a sentence that have a subject of their own; a transcript without full stops is one long sentence. */
export function clauseSpans(text: string, sentence: Span): Span[] {
  const said = text.slice(sentence.start, sentence.end);
  const edges = [...said.matchAll(boundary)].map((match) => sentence.start + match.index + match[0].length);
  const clauses: Span[] = [];
  for (const span of cut(text, sentence, edges)) {
    const last = clauses.at(-1);
    if (last && (isShort(text, last) || isShort(text, span)))
      clauses[clauses.length - 1] = { start: last.start, end: span.end };
    else clauses.push(span);
  }
  return clauses;
}
