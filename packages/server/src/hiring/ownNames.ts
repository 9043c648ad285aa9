/** A name of at most so many words, each of a length that bounds the work on text without spaces. */
const nameOf = (words: number) => String.raw`((?:[\p{L}'’-]{1,80}\s+){0,${words - 1}}[\p{L}'’-]{1,80})`;
/** What candidates say before their own name, at any place. */
const introductions = new RegExp(
  String.raw`\bmy (?:(?:full|first|last|middle|family|given) )?(?:sur)?name(?:['’]s| is|,)?\s+${nameOf(4)}`,
  'giu',
);
/** The same, where only a word with a capital letter can be a name. */
const softIntroductions = [
  String.raw`\b(?:call(?:s|ed)? me|am called|['’]m called|go by)\s+${nameOf(3)}`,
  String.raw`(?:^|[.!?\n])[^\S\n]*(?:yes|so|well|okay|hi|hello|hey|thanks|thank you|good (?:morning|afternoon|evening))\b[^.!?\n]{0,24}?\b(?:i am|i['’]m|this is)\s+${nameOf(3)}`,
  String.raw`\bthis is\s+${nameOf(3)}\s+(?=speaking\b)`,
].map((pattern) => new RegExp(pattern, 'giu'));
/** Ends a name; recognisers that write no full stops let the next sentence follow it. */
const notInNames = new Set(
  `a after an and as at because before but by during for from here i i'm i’m im in is it last let me my nice not now of on one or our
  please since so speaking thank thanks that the then there this to very was we well what when where who with yes you your`.split(
    /\s+/,
  ),
);
const particles = new Set('al bin da de del den der di do dos du el la le st ter van von zu'.split(' '));
/** Parts of mail addresses that name nobody. */
const generic = new Set(
  `admin apply candidate career contact email gmail hello info inbox interview job jobs mail me mister mobile mrs my office official personal person post
  private real resume sales service spam support team test the user web work`.split(/\s+/),
);

const isCapital = (word: string) => /^\p{Lu}/u.test(word);

function nameIn(words: readonly string[], capitalOnly: boolean): string[] {
  const capital = isCapital(words[0] ?? '');
  if (capitalOnly && !capital) return [];
  const name: string[] = [];
  for (const word of words.slice(0, capital ? 4 : 2)) {
    const low = word.toLowerCase();
    if (notInNames.has(low)) break;
    if (capital && !isCapital(word) && !particles.has(low)) break;
    name.push(word.replace(/['’]s$/, ''));
  }
  return name.filter((word) => !particles.has(word.toLowerCase()));
}

/** Hides the name in a text's introductions, where it is one whatever the word means elsewhere. */
export const hideIntroduced = (text: string, instead: string): string =>
  text.replace(introductions, (whole: string, said: string) => {
    const name = nameIn(said.trim().split(/\s+/), false);
    return (
      whole.slice(0, whole.length - said.length) +
      said.replace(/[\p{L}'’-]+/gu, (word) => (name.includes(word) ? instead : word))
    );
  });

function saidNames(said: string): string[] {
  const found = (pattern: RegExp, capitalOnly: boolean) =>
    [...said.matchAll(pattern)].flatMap(([, name = '']) => nameIn(name.trim().split(/\s+/), capitalOnly));
  return [...found(introductions, false), ...softIntroductions.flatMap((pattern) => found(pattern, true))];
}

/** Names in an address: its parts, and words with a capital that it begins or ends with, as in `asmith`. */
function mailedNames(email: string, said: string): string[] {
  const local = email.split('@')[0]?.toLowerCase() ?? '';
  const parts = local.split(/[^\p{L}]+/u).filter((part) => part.length > 2 && !generic.has(part));
  const spoken = [...new Set(said.match(/\p{Lu}[\p{L}'’-]{2,}/gu) ?? [])];
  const within = spoken.filter((word) =>
    parts.some((part) => {
      const low = word.toLowerCase();
      return low.length > 3 && low !== part && (part.startsWith(low) || part.endsWith(low));
    }),
  );
  return [...parts, ...within];
}

/**
 * Words that name a candidate, in lower case, as far as they can be known: from how they introduce themselves in
 * anything that they `said`, and from their mail address.
 */
export function ownNames(email: string, said: string): string[] {
  const names = [...saidNames(said), ...mailedNames(email, said)].map((name) => name.toLowerCase());
  return [...new Set(names)].filter((name) => name.length > 1);
}
