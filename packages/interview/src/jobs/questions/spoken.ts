import { vocabulary } from '../vocabulary/index.ts';

let names: Set<string> | undefined;

/** Words that keep their capital inside a sentence, for the vocabulary writes them so: "Java", "German", "HGV". */
export function properNames(): Set<string> {
  names ??= new Set(
    vocabulary
      .filter(({ name, aliases }) => /^\p{Lu}\p{Ll}+$/u.test(name) && !aliases[0]?.wary)
      .map(({ name }) => name),
  );
  return names;
}

const german = /(?:kraft|er|in|mann|frau|angestellte|leiter|hilfe|koch)$/;

/** A title inside a spoken sentence: "staff nurse", "HGV driver", "Java developer". */
export function spokenTitle(title: string): string {
  if (/[\u00e4\u00f6\u00fc\u00df]/i.test(title) || (!title.includes(' ') && german.test(title) && title.length > 14))
    return title;
  return title
    .split(' ')
    .map((word) =>
      /^\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}+)*(?:['\u2019]s?)?$/u.test(word) && !properNames().has(word)
        ? word.toLowerCase()
        : word,
    )
    .join(' ');
}

/** "a" or "an" before a word as it sounds: "an HR manager", "a UX designer". */
export function article(words: string): string {
  const first = words.split(/[ -]/)[0] ?? '';
  if (/^\p{Lu}{2,4}$/u.test(first) && !/^(?:NATO|SCADA|SEO|SAP|LEAP)$/.test(first))
    return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a';
  if (/^SAP$/.test(first)) return 'an';
  return /^(?:[aeio]|u(?!n[iy]|s|ti|k)|hono|hour)/i.test(first) ? 'an' : 'a';
}

/** A paper as it stands in a sentence, with its article: "a driving licence". */
export const withArticle = (name: string): string =>
  /(?<!\bthe )\b(?:licence|license|certificate|certification|qualification|degree|diploma|attestation|card|permit|apprenticeship|record)$/i.test(
    name,
  ) && !/^(?:an?|the) /i.test(name)
    ? `${article(name)} ${name}`
    : name;
