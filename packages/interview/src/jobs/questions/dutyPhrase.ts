import { readFileSync } from 'node:fs';
import { touchesUnlawful } from '../../policy/unlawful.ts';
import { isRoleNoun } from '../title/roleNouns.ts';
import { isHostile } from '../text/hostile.ts';

let known: ReadonlySet<string> | undefined;

/** Verbs that duties begin with, as in a dictionary; one a line. */
const verbs = (): ReadonlySet<string> =>
  (known ??= new Set(
    readFileSync(new URL('./verbs.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n'),
  ));

/** Whether a word is a verb as in a dictionary. */
export const isVerb = (word: string): boolean => verbs().has(word);

type Form = 'plain' | 'he' | 'ing';

/** A verb as in a dictionary, and the form that it had; null for what is no verb that is known. */
function verbOf(word: string): { base: string; form: Form } | null {
  const of = (form: Form, ...bases: string[]) => {
    const base = bases.find((one) => verbs().has(one));
    return base === undefined ? null : { base, form };
  };
  const stem = word.replace(/ing$/, '');
  return (
    of('plain', word) ??
    (word.endsWith('s') ? of('he', word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`) : null) ??
    (stem === word ? null : of('ing', stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')))
  );
}

/** The form of a verb that is known; null for every other word. */
export const verbForm = (word: string): Form | null => verbOf(word)?.form ?? null;

/** What a duty says beside its verb must fit into a sentence that is read aloud. */
const [fewestWords, mostWords] = [3, 16];
const general =
  /\b(?:other|additional|related|various) (?:duties|tasks|work|responsibilities)\b|\bas (?:assigned|required|needed|directed)\b|\b(?:we|us|i|my|including|such as|etc)\b|[“”"<>{}[\]@/|\\]|https?:/i;
/** What is true of a post rather than done in it. */
const noDuty =
  /^(?:report|start|own|join|sit|learn|receive|give|take part|belong|hold|apply|call|win|move|work\b(?! on\b))/i;
/** What is told of one firm alone, or as a figure of speech, and not of the trade. */
const ownCase = /%|\bv\d|\bfrom \d|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|nights?|overnite|yours?|you)\b/i;
/** Names of houses, firms and people; and letters for a person without an article. */
const ownNames =
  /\b\p{Lu}\p{Ll}+ (?:and|&) (?:\p{Lu}\p{Ll}+ )?\p{Lu}\p{Ll}+\b|\p{Ll} \p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{2,}\b/u;
/** Says how often what is named comes: "monthly stock statement". */
const often = /^(?:hour|dai|week|month|quarter|year)ly$/i;
const bareOffice = /^(?:assist|support|help|brief|advise|join) \p{Lu}{2,4}\b/u;
const shouted = /(?<!\p{Lu})\p{Lu}{3,} \p{Lu}{3,}/u;
const bodily = /\b(?:lift|stand|sit|kneel|bend|crouch|carry) (?:up|for|and|over|heavy|\d)/i;
/** Words that nothing ends with. */
const loose =
  /^(?:and|or|the|an?|of|with|for|in|on|at|by|to|from|your|their|its|as|that|which|such|like|when|where|if|than|into|over|under|about|between|each|every|this|these|any|all|his|her|year|who|yes|no)$/i;
/** Words that may end a clause behind its verb: "the documents that others learn from". */
const trailing = /^(?:from|with|on|to|for|of|in|at)$/i;
/** Says of whom only what stood before it. */
const pointing = /\b(?:their|them|they|its|it|theirs)\b/i;
const pointingAtOne = /\b(?:he|him|his|she|her)\b/i;
/** So short that it says of nothing what is meant: "brief the job", "support two partners", "tag every 7 days". */
const bald =
  /^\S+ the \S+$|^(?:support|help|assist|join|back) \S+ \S+$|^\S+ (?:you|we|they)\b|^(?:\S+ and )?\S+ (?:every|each|daily|weekly|when|while|before|after)\b/i;
const shortPhrase = 5;
/** An abbreviation or an aside that the rest was cut from: "ammonia, E.", "5S and yes". */
const cutShort = /(?:,|\band) (?:\p{Lu}|yes|no)$/u;
/** Words before which a duty may end. */
const joint = /^(?:while|so|then|including|by|across|throughout|within|as|because|before|after|until)$/;

/**
 * What somebody will do, as it stands after "you would": "Leads a shift of 18 pickers" is "lead a shift of 18 pickers". Null for what
 * makes no sound sentence.
 */
export function dutyPhrase(duty: string): string | null {
  const text = duty
    .replace(/^[^\p{L}]+/u, '')
    .split(/[;:(]| [-–—] |[.!?](?: |$)/)[0]
    ?.replaceAll('’', "'")
    .trim();
  if (!text || general.test(text) || bodily.test(text) || shouted.test(text)) return null;
  const words = text
    .replace(/\bour\b/gi, 'the')
    .replace(/\b(and|or) to (?=\w)/g, '$1 ')
    .split(/\s+/);
  if (often.test(words[0] ?? '')) return null;
  const at = /^[a-z]+ly$/i.test(words[0] ?? '') ? 1 : 0;
  const verb = verbOf((words[at] ?? '').toLowerCase().replace(/,$/, ''));
  if (!verb) return null;
  if (verb.form === 'ing' && /^\p{Lu}/u.test(words[at + 1] ?? '') && isRoleNoun(words[at + 1] ?? '')) return null;
  const said = words.map((word, index) =>
    index < at ? word.toLowerCase() : index === at ? verb.base + (word.endsWith(',') ? ',' : '') : word,
  );
  const begun = withSameVerbs(said, at, verb.form);
  const end = endOf(begun, at, verb.form);
  const kept = begun.slice(0, end);
  if (isMixed(begun, at)) return null;
  const whole = end === begun.length && trailing.test(kept.at(-1) ?? '') && verbOf(kept.at(-2) ?? '') !== null;
  while (!whole && loose.test(kept.at(-1) ?? '')) kept.pop();
  const phrase = kept.join(' ').replace(/[^\p{L}\p{N}%)'\u2019+]+$/u, '');
  const points = kept.length <= shortPhrase && pointing.test(phrase);
  const fits =
    kept.length >= fewestWords &&
    !points &&
    !pointingAtOne.test(phrase) &&
    !bald.test(phrase) &&
    !cutShort.test(phrase) &&
    kept[at + 1] !== 'of' &&
    !noDuty.test(phrase) &&
    !ownCase.test(phrase) &&
    !ownNames.test(phrase) &&
    !bareOffice.test(phrase) &&
    !touchesUnlawful(phrase) &&
    !isHostile(phrase);
  return fits ? phrase : null;
}

/** The verbs that directly go on from the first, in its form: "plans, promotes and presents" is "plan, promote and present". */
function withSameVerbs(words: readonly string[], verbAt: number, form: Form): string[] {
  const said = [...words];
  if (form === 'plain') return said;
  let more = true;
  for (let at = verbAt + 1; more && at < said.length; at++) {
    const word = said[at] ?? '';
    const verb = verbOf(word.toLowerCase().replace(/,$/, ''));
    if (/^(?:and|or)$/.test(word)) continue;
    more = verb?.form === form && /(?:,|^and|^or)$/.test(said[at - 1] ?? '');
    if (more && verb) said[at] = verb.base + (word.endsWith(',') ? ',' : '');
  }
  return said;
}

/** Whether verbs are listed with what is none: "climbing, pruning, crown reduction". */
function isMixed(words: readonly string[], verbAt: number): boolean {
  let at = verbAt;
  while ((words[at] ?? '').endsWith(',') && verbOf((words[at + 1] ?? '').replace(/,$/, ''))?.form === 'plain') at++;
  const next = words[at + 1] ?? '';
  return (words[at] ?? '').endsWith(',') && !/^(?:and|or)$/.test(next);
}

/** Where a phrase ends: before another verb that does not fit to the first, and where it gets too long to say; 0 for nowhere. */
function endOf(words: readonly string[], verbAt: number, form: Form): number {
  const second = words.findIndex((word, at) => {
    if (at <= verbAt + 1) return false;
    const before = words[at - 1] ?? '';
    const other = verbOf(word.toLowerCase().replace(/,$/, ''));
    // "Leads a shift and orders stock" ends before "and"; "assess adults, manage a caseload" before the comma.
    if (other === null) return false;
    if (before.endsWith(',')) return form !== 'plain' || other.form === 'plain';
    const inRow = words.slice(verbAt, at).some((one) => one.endsWith(','));
    return before === 'and' && (form === 'plain' ? other.form === 'ing' && !inRow : other.form === form);
  });
  const end = second > 0 ? second - (words[second - 1] === 'and' ? 1 : 0) : words.length;
  if (end <= mostWords) return end;
  for (let at = mostWords; at > fewestWords; at--) {
    if (joint.test(words[at] ?? '') || ((words[at - 1] ?? '').endsWith(',') && !inList(words, at))) return at;
  }
  return 0;
}

/** Whether a phrase that ends before a word would end within a list: "from homes" of "from homes, hospitals and hospices". */
const inList = (words: readonly string[], at: number): boolean =>
  verbOf((words[at] ?? '').toLowerCase()) === null &&
  !/^(?:and|who|which|that|with|for|from|in|on|so|but)$/.test(words[at] ?? '');
