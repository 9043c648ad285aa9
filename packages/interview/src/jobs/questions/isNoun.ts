import { isVerb } from './dutyPhrase.ts';

/** Words that stand before a noun, and so after a verb. */
const determiner =
  /^(?:the|a|an|your|their|our|its|all|any|each|every|with|to|on|at|in|for|out|up|down|under|into|from|people|customers|patients|clients|guests|others|clear|new|old|[a-z]+ly)$/i;
/** Endings of nouns that need no article: what is done, what is known, and more than one of a thing. */
const bare =
  /(?:ing|tion|sion|ment|ance|ence|ness|ship|ity|ism|ics|logy|graphy|ware|work|care|craft|ery|sis|control|support|safety|law|analysis|research|design|finance|music|maths?|data|equipment|english|hygiene|knowledge|science|theory|practice|service|planning|process|training|access|advice|behavior|behaviour|health|sales|power|food|water|software|compliance|etiquette|content|code|text|paint|wood|steel|stone|glass)$/i;
const plural = /[^s]s$/i;

/**
 * Whether the name of a skill fits as it stands into "your experience with …": "stock control" and "spreadsheets", but not "spreadsheet"
 * without an article, nor "write clear reports".
 */
export function isNoun(name: string): boolean {
  const words = name.split(/\s+/);
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  if (/^(?:to|be|is|are|can|how|what|good|calm|able|quick|well|not|never|keep|the|a|an)$/i.test(first)) return false;
  if (words.length === 1)
    return isName(first) || (!isVerb(first.toLowerCase()) && (bare.test(first) || plural.test(first)));
  if (/ing$/i.test(first) && first.length > 4) return !determiner.test(second) || second === 'of';
  if (determiner.test(second)) return false;
  if (words.every(isName)) return words.length <= 2 || /\d|\p{Lu}{2}/u.test(name);
  // "Report writing" and "stock control" name things, "handle complaints" tells what to do.
  if (isVerb(first.toLowerCase())) return !plural.test(last) && (bare.test(last) || isVerb(last.toLowerCase()));
  return bare.test(last) || plural.test(last) || isName(last);
}

/** A name or an abbreviation, such as "HACCP", "Figma", "C++". */
const isName = (word: string): boolean => /^\p{Lu}|\d/u.test(word) && !isVerb(word.toLowerCase());
