import { vocabulary } from '@viva/understanding';

let names: Set<string> | undefined;

/** Words that keep their capital inside a sentence, for the vocabulary writes them so: "Java", "German", "HGV". */
export function properNames(): Set<string> {
  names ??= new Set(
    vocabulary()
      .filter(({ name, aliases }) => /^\p{Lu}\p{Ll}+$/u.test(name) && !aliases[0]?.wary)
      .map(({ name }) => name),
  );
  return names;
}

const german = /(?:kraft|er|in|mann|frau|angestellte|leiter|hilfe|koch)$/;

/** The grade behind a title, which no one says: "Phlebotomist II". */
const grade = / (?:I{1,3}|IV|V|\d)$/;

/** A title inside a spoken sentence: "staff nurse", "HGV driver", "Java developer". */
export function spokenTitle(title: string): string {
  if (/[\u00e4\u00f6\u00fc\u00df]/i.test(title) || (!title.includes(' ') && german.test(title) && title.length > 14))
    return title;
  return title
    .replace(grade, '')
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
  if (/^\p{Lu}{2,4}$/u.test(first) && !/^(?:NATO|SCADA|SEO|SAP|LEAP|LIMS|POS)$/.test(first))
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

/** Things that are counted, so that one of them would need an article. */
const counted =
  /(?<=\b)(?:sheet|test|plan|map|report|check|register|form|schedule|model|diagram|drawing|notice|statement|calculation|assessment|inspection|audit|meeting|outage|sample|machine|pump|autoclave|oven|tool|mill|lathe|gauge|system|panel|log|catalog|list|workshop|pipeline|forecast|survey|review|budget|contract|spreadsheet|calendar|sander|saw|mower|chipper|telehandler|multimeter|oscilloscope|brushcutter|excavator|truck|mixer|scanner|crane|dryer|fryer|dashboard|roster|rota|portal|database|platform|centrifuge|scaler|ventilator|microscope|printer|grinder|loader|tractor|hoist|timetable|protocol)$/;
/** Acts, codes and the like. */
const statute = /(?:Act|Code|Regulations|Order|Framework|Guidelines|Rules)(?: \d{4})?$/;
const oneOf = /^(?:code|chain|order) of /;

/** A word in capitals that is no abbreviation, as far as its letters tell. */
const shouted = (word: string): boolean =>
  /^\p{Lu}{4,}$/u.test(word) &&
  /[AEIOUY]/.test(word) &&
  !/^[^AEIOUY]{3}|[^AEIOUY]{4}|([^AEIOUY])(?!\1)[^AEIOUY]{2}$/.test(word);

/** Whether a name is written in capitals though it is no abbreviation. */
export const isShouted = (name: string): boolean => !/\p{Ll}/u.test(name) && name.split(' ').some(shouted);

/** The same name as it is said. */
export const quietly = (name: string): string =>
  name
    .split(' ')
    .map((word) => (shouted(word) ? word.toLowerCase() : word))
    .join(' ');

/** Systems that are called by their letters, and that there is one of in a firm. */
const system = /^(?:TMS|WMS|LMS|LIMS|PMS|CMMS|QMS|CMS|CRM|ERP|EHR|EMR|MES|BMS|EPOS|POS)$/;

/** The name of a skill inside a spoken sentence: "costing sheets", "the Child Care Act", "beard trims". */
export function spokenName(name: string): string {
  const words = name.split(' ');
  const quiet =
    words.filter(shouted).length > 1 && words.every((word) => !/\p{Ll}/u.test(word))
      ? words.map((word) => (shouted(word) ? word.toLowerCase() : word)).join(' ')
      : name;
  if (/^(?:the|an?) /i.test(quiet)) return quiet;
  if (system.test(quiet)) return `${article(quiet)} ${quiet}${quiet.endsWith('S') ? '' : ' system'}`;
  if (oneOf.test(quiet) || (/^\p{Lu}/u.test(quiet) && words.length > 1 && statute.test(quiet))) return `the ${quiet}`;
  return quiet.replace(counted, (word) => (/[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`));
}
