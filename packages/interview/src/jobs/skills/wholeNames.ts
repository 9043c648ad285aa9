import { type AdvertLine, type NamedSkill, matchesIn, tokensOf } from '@viva/understanding';
import { verbForm } from '../questions/dutyPhrase.ts';
import { withoutBody } from './bodies.ts';
import { breaks, closesName, isLoose, opensName } from './nameWords.ts';

/** A word of a line, and how sure it is that it is part of a name. */
interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** The name that it was read as a part of. */
  readonly of: NamedSkill | undefined;
}

/** With hyphens, dots and slashed codes: "e-invoices", "V2.0", "IQ/OQ/PQ". */
const wordForm =
  /[\p{Lu}\p{N}]{1,5}(?:\/[\p{Lu}\p{N}]{1,5})+(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:(?:[.\u2019'\u2011-]|&(?=\p{Lu}))[\p{L}\p{N}]+)*(?:\+{1,2}|#)?/gu;

/** A name of more words is a sentence. */
const mostWords = 5;

/**
 * The skills that a line names, each as a whole: the reader marks single words surely and their neighbours less so, so that
 * "statement" stands for "stock statement" and "e" for "e-invoices". What stands in a list beside such names is named too.
 */
export function wholeNames(line: AdvertLine): NamedSkill[] {
  const items = itemsOf(wordsOf(line), line.text);
  const read = items.flatMap((item) => namesIn(item, line));
  const names = read.length > 0 ? listed(items, read, line.text) : [];
  const more = read.length === 0 && line.label === 'duty' ? objectOf(items, line.text) : [];
  return [...names, ...more].flatMap((name) => withoutBody(name, line.text) ?? []);
}

function wordsOf({ text, skills }: AdvertLine): Word[] {
  return [...text.matchAll(wordForm)].map((match) => {
    const [from, to] = [match.index, match.index + match[0].length];
    const inside = skills.filter((skill) => skill.from < to && skill.to > from);
    const of = inside.reduce<NamedSkill | undefined>(
      (best, one) => (best && best.confidence >= one.confidence ? best : one),
      undefined,
    );
    return { text: match[0], from, to, of };
  });
}

const isOf = (word: Word | undefined): boolean => word !== undefined && /^of$/i.test(word.text);

/** What ends a name such as "tear off". */
const particle = /^(?:off|up|out|down)$/i;
/** "Health and Safety at Work Act" is one name. */
const statute = /^\p{Lu}\p{L}* and (?:\p{Lu}\p{L}* ){1,3}(?:Act|Order|Code|Regulations|Plan)\b/u;

/** Words that may name one thing, and the word before them. */
interface Item {
  readonly words: readonly Word[];
  readonly after: string | undefined;
}

/** Runs of words that may name one thing: up to a comma, a joining word or a verb, unless a name was read across these. */
function itemsOf(words: readonly Word[], text: string): Item[] {
  const items: { words: Word[]; after: string | undefined }[] = [];
  let open = false;
  words.forEach((word, at) => {
    const before = words[at - 1];
    const next = words[at + 1];
    const gap = before ? text.slice(before.to, word.from) : '';
    const together = before?.of !== undefined && before.of === word.of;
    // "Duty of care": the reader took the joining word for a part of the name.
    const joins =
      open &&
      (isOf(word)
        ? word.of !== undefined
        : (together && (next?.of === word.of || particle.test(word.text))) || statute.test(text.slice(before?.from)));
    if ((breaks(word.text) && !joins) || (!word.of && isLoose(word.text))) open = false;
    else if (open && (together || /^[ \u00a0]$/.test(gap))) items.at(-1)?.words.push(word);
    else {
      items.push({ words: [word], after: gap.trim() ? undefined : before?.text });
      open = true;
    }
  });
  return items;
}

/** The names in an item: one where it is short, else what was read, in whole words. */
function namesIn({ words: item, after }: Item, line: AdvertLine): NamedSkill[] {
  const { text } = line;
  const at = item.flatMap(({ of }, index) => (of ? [index] : []));
  const [first, last] = [at[0], at.at(-1)];
  if (first === undefined || last === undefined) return [];
  const own = [...new Set(item.flatMap(({ of }) => of ?? []))];
  const [surest] = [...own].sort((a, b) => b.confidence - a.confidence);
  if (!surest) return [];
  const apart = own.some(({ name, kind }) => kind === 'manner' || kind === 'language' || isProduct(name));
  if (apart) return own.map((one) => asRead(one, item, text));
  const begun = last - first > (leads.test(item[first]?.text ?? '') ? 0 : 1) && isOrder(item[first], line);
  let [from, to] = [begun ? first + 1 : first, last + 1];
  while (!begun && from > 0 && to - from < mostWords && opens(item[from - 1], from === 1 ? after : '')) from--;
  while (to < item.length && to - from < mostWords && closes(item[to], item[to - 1])) to++;
  if (to - from > mostWords) return own.map((one) => asRead(one, item, text));
  return [{ ...surest, ...placeOf(item.slice(from, to), text) }];
}

/** Whether a duty begins with a word as with a verb: "swing chain blocks". */
const isOrder = (word: Word | undefined, { label, text }: AdvertLine): boolean =>
  word !== undefined &&
  label === 'duty' &&
  verbForm(word.text.toLowerCase()) === 'plain' &&
  !/\p{L}/u.test(text.slice(0, word.from));

/** Verbs that head a duty far oftener than they are a part of a name: "Lead assessment and strengthening of …". */
const leads = /^(?:lead|manage|supervise|oversee|coordinate|assist|own|drive|run|monitor)$/i;

/** Words after which a word that may be a verb is none. */
const nominal = /^(?:the|an?|of|in|with|for|on|by|from|your|our|their|its)$/i;

/** Whether a word belongs to the name behind it; `after` is the word before the item that it begins, '' within one. */
function opens(word: Word | undefined, after: string | undefined): boolean {
  if (word === undefined || !opensName(word.text)) return false;
  const form = verbForm(word.text.toLowerCase());
  return form === null || (form === 'plain' && (after === '' || nominal.test(after ?? '') || isLoose(after ?? '')));
}

/** Whether a word belongs to the name before it: "IAAO Course 101" has a number. */
const closes = (word: Word | undefined, before: Word | undefined): boolean =>
  word !== undefined &&
  (closesName(word.text) ||
    (/^(?:\d{1,4}[A-Za-z]?|[IVX]{1,4})$/.test(word.text) && /^\p{Lu}/u.test(before?.text ?? '')));

/** Whether the vocabulary holds a name as that of a product or a paper: nothing is to be added to it. */
function isProduct(name: string): boolean {
  const tokens = tokensOf(name);
  return matchesIn(name, tokens, 1).some(
    ({ from, to, term }) => to - from === tokens.length && term.kind !== 'practice',
  );
}

/** A name as it was read, in whole words. */
function asRead(skill: NamedSkill, item: readonly Word[], text: string): NamedSkill {
  const words = item.filter(({ of }) => of === skill);
  return words.length === 0 ? skill : { ...skill, ...placeOf(words, text) };
}

function placeOf(words: readonly Word[], text: string): Pick<NamedSkill, 'name' | 'from' | 'to'> {
  const [from, to] = [words[0]?.from ?? 0, words.at(-1)?.to ?? 0];
  return { name: text.slice(from, to), from, to };
}

/** So many of a list's items must have been read as names for the others to count, and such a share of them. */
const [fewestNamed, leastShare] = [2, 0.5];
const shortItem = 3;

/**
 * The names in a line with those of its list that were not read as names though most beside them were, as "joins" beside
 * "window functions, CTEs". Each is about as sure as the others.
 */
function listed(items: readonly Item[], names: readonly NamedSkill[], text: string): NamedSkill[] {
  const sure = names.filter(({ kind }) => kind === 'skill' || kind === 'certificate');
  const unread = items.filter((item) => isListed(item, text));
  const all = sure.length + unread.length;
  if (sure.length < fewestNamed || sure.length < leastShare * all || all <= fewestNamed) return [...names];
  const mean = sure.reduce((sum, one) => sum + one.confidence, 0) / sure.length;
  const lifted = names.map((one) => ({
    ...one,
    confidence: sure.includes(one) ? Math.max(one.confidence, mean) : one.confidence,
  }));
  return [
    ...lifted,
    ...unread.map(({ words }): NamedSkill => ({ ...placeOf(words, text), kind: 'skill', confidence: mean })),
  ];
}

/** Whether words name a thing rather than tell what is done: "trims" may be either, "beard trims" is a thing. */
const isNominal = (words: readonly Word[]): boolean =>
  words.every(({ text: word }, at) => {
    const form = verbForm(word.toLowerCase());
    return form === null || (form === 'he' && at > 0);
  });

/** How far before an item its comma is looked for, in characters: a whole text before each item would take its square. */
const lookBack = 20;

/** Whether an item stands between commas, and reads like the name of a thing. */
function isListed({ words }: Item, text: string): boolean {
  const { from, to } = placeOf(words, text);
  const last = words.at(-1);
  return (
    words.length <= shortItem &&
    words.every(({ of }) => of === undefined) &&
    isNominal(words) &&
    words.slice(0, -1).every(({ text: word }) => opensName(word)) &&
    last !== undefined &&
    closesName(last.text) &&
    /[,;:]\s*$|[,;]\s*(?:and|or)\s*$/.test(text.slice(Math.max(0, from - lookBack), from)) &&
    /^\s*(?:[,;.)]|$|and\b|or\b)/.test(text.slice(to))
  );
}

/** How sure a duty's object is where nothing was read as a name. */
const objectSure = 0.6;

/** What a duty is done to, where nothing of it was read as a name: "learning stories" in "Write learning stories". */
function objectOf(items: readonly Item[], text: string): NamedSkill[] {
  const [first, second] = items;
  const [verb, ...rest] = first?.words ?? [];
  if (!verb || verbForm(verb.text.toLowerCase()) === null) return [];
  const words = rest.length > 0 ? rest : (second?.words ?? []);
  const last = words.at(-1);
  const gap = text.slice(verb.to, words[0]?.from ?? verb.to);
  const fits =
    words.length > 1 &&
    words.length <= shortItem &&
    last !== undefined &&
    closesName(last.text) &&
    words.slice(0, -1).every((word) => opensName(word.text)) &&
    /^ (?:(?:an?|the|our|your|their) )?$/i.test(gap);
  return fits ? [{ ...placeOf(words, text), kind: 'skill', confidence: objectSure }] : [];
}
