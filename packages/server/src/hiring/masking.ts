import { hideIntroduced, ownNames } from './ownNames.ts';

/** Hides in a text who said it. */
export type Mask = (text: string) => string;

// Without those that are words too, as in a full stop without a space after it.
const topLevel = 'com|org|net|io|dev|co|uk|de|fr|es|nl|ch|eu|ca|au|info|app|tech|online|site|page';
// Each pattern limits its repeats, so it runs in linear time.
const mail = /[^\s@<>()[\],;:"]{1,64}@[^\s@<>()[\],;:"]{1,255}\.\p{L}{2,}/giu;
const part = String.raw`[\w-]{1,64}`;
const spokenMail = new RegExp(
  String.raw`(?<![\w-])${part}(?:\s+(?:dot|underscore|dash|hyphen|point)\s+${part}){0,30}\s+at\s+(?:${part}\s+dot\s+){1,30}(?:${topLevel})\b`,
  'gi',
);
const link = new RegExp(
  String.raw`\b(?:https?:\/\/|www\.)\S+|(?<![\w-])(?!(?:asp|vb|ado|ml)\.net\b)${part}(?:\.${part}){0,30}\.(?:${topLevel})\b(?:\/\S*)?`,
  'gi',
);
const spokenLink = new RegExp(
  String.raw`(?<![\w-])${part}(?:\s+dot\s+${part}){0,30}\s+dot\s+(?:${topLevel})\b(?:\s+slash\s+${part})*`,
  'gi',
);
const handle = /(?<![\w@])@\w[\w.]+/g;
const digits = /(?<![\w.,])(?:\+|\()?\d[\d\s()./-]{5,200}\d(?!\w)/g;
const digit = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)';
const spokenDigits = new RegExp(String.raw`\b${digit}(?:[\s,-]+${digit}){6,}\b`, 'gi');
const tens = '(?:twenty|thirty|forty|fifty|sixty|seventy)(?:[\\s-](?:one|two|three|four|five|six|seven|eight|nine))?';
/** A first person's age; that of a patient or a customer is no concern of it. */
const age = new RegExp(
  String.raw`(\b(?:i am|i['’]m|i turned|my age is)\s+(?:now\s+|already\s+)?)(?:[1-9]\d|${tens})(?:\s+years?\s+(?:old|of age)|(?=\s*(?:[.,;!?]|$|and\b|now\b)))`,
  'gi',
);
const born = /(\bi was born\s+(?:in|on)\s+)[^.,;!?]{0,300}?\b(?:19|20)\d\d\b/gi;

/** Names that are words too: these count with a capital letter only. */
const wordsToo = new Set(
  `art bill bob chase dawn dean drew faith frank grace grant guy hope hunter jack joy june lily mark mason may max miles nick pat
  penny pierce rich rob robin rose ruby sky sue summer terry tony van wade ward will april august baker brown carter cook
  cooper day king knight long miller page price smart star stone strong taylor white wise wood young green gray black`.split(
    /\s+/,
  ),
);

/** Years from and to, and numbers in thousands, are no telephone's. */
function isPhone(text: string): boolean {
  const trimmed = text.trim();
  if (/^(?:19|20)\d\d\s*[-/]\s*(?:19|20)\d\d$/.test(trimmed)) return false;
  if (/^[1-9]\d{0,2}(?:[ .]\d{3})+$/.test(trimmed)) return false;
  const many = trimmed.replace(/\D/g, '').length;
  return many >= 9 || (many >= 7 && /^[+(0]|[\s()/-]/.test(trimmed));
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (words: readonly string[], flags: string) =>
  words.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{L}\\d])(?:${words.map(escaped).join('|')})(?![\\p{L}\\d])`, flags);
const withCapital = (word: string) => [word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()];

/**
 * Makes what hides, in a candidate's words, who they are, as far as that can be known: their names, mail addresses,
 * telephone numbers, pages on the web and their age. In each place stands what was there, as in `[name]`.
 * @param said everything that they said, from which names are learned
 */
export function createMask(email: string, said: string): Mask {
  const names = ownNames(email, said).sort((a, b) => b.length - a.length);
  const plain = anyOf(
    names.filter((name) => !wordsToo.has(name)),
    'giu',
  );
  const capitals = anyOf(names.filter((name) => wordsToo.has(name)).flatMap(withCapital), 'gu');
  return (text) => {
    let masked = hideIntroduced(text, '[name]')
      .replace(mail, '[email]')
      .replace(spokenMail, '[email]')
      .replace(link, '[link]')
      .replace(spokenLink, '[link]')
      .replace(handle, '[link]')
      .replace(digits, (found) => (isPhone(found) ? '[phone]' : found))
      .replace(spokenDigits, '[phone]')
      .replace(age, '$1[age]')
      .replace(born, '$1[date]');
    for (const pattern of [plain, capitals]) if (pattern) masked = masked.replace(pattern, '[name]');
    return masked.replace(
      /\[name\](?:[\s-]+(?:(?:al|da|de|del|den|der|di|du|el|la|le|st|ter|van|von|zu)\s+){0,2}\[name\])+/gu,
      '[name]',
    );
  };
}
