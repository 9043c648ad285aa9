/** A word of a text: as written, as compared, and where it stands. */
export interface Token {
  raw: string;
  key: string;
  start: number;
  end: number;
}

// The plus and number signs belong to "C++" and "C#"; ".NET" would otherwise be the word "net".
const word = /\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:\+{1,2}|#)?/giu;

/** Spellings of the United States and of Britain that are one word here; endings are handled by rule. */
const spellings: Readonly<Record<string, string>> = {
  license: 'licence',
  licensed: 'licence',
  licenced: 'licence',
  color: 'colour',
  labor: 'labour',
  behavior: 'behaviour',
  behavioral: 'behavioural',
  center: 'centre',
  fiber: 'fibre',
  program: 'programme',
  aluminum: 'aluminium',
  tire: 'tyre',
  mold: 'mould',
  jewelry: 'jewellery',
  plow: 'plough',
  gray: 'grey',
  pediatric: 'paediatric',
  orthopedic: 'orthopaedic',
  anesthesia: 'anaesthesia',
  anesthetic: 'anaesthetic',
  hematology: 'haematology',
  modeling: 'modelling',
  counseling: 'counselling',
  traveling: 'travelling',
  labeling: 'labelling',
  theater: 'theatre',
};

/** What two spellings of a word have in common: case, accents, plural, British or American. */
export function wordKey(raw: string): string {
  let key = raw
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\u00df/g, 'ss');
  if (key.length > 4 && key.endsWith('ies')) key = `${key.slice(0, -3)}y`;
  else if (key.length > 3 && key.endsWith('s') && !/(?:ss|us|is)$/.test(key)) key = key.slice(0, -1);
  if (key.length > 6) key = key.replace(/is(ation|e|ed|ing|er)$/, 'iz$1');
  return spellings[key] ?? key;
}

/** The words of a text in order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(word)) {
    const raw = match[0];
    tokens.push({ raw, key: wordKey(raw), start: match.index, end: match.index + raw.length });
  }
  return tokens;
}

/** Whether two neighbouring words may belong to one term: nothing between them that ends a phrase. */
export const joins = (between: string): boolean =>
  between.length <= 3 && /^(?: ?[-\u2010\u2011/&] ?|[.'\u2019] ?| )?$/.test(between);
