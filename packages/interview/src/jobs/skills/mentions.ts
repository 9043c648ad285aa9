import { type AdvertLine, type NamedSkill, type SkillKind, matchesIn, tokensOf } from '@viva/understanding';
import { namesTrait, touchesUnlawful } from '../../policy/unlawful.ts';
import { verbForm } from '../questions/dutyPhrase.ts';
import { isNoun } from '../questions/isNoun.ts';
import { properNames } from '../questions/spoken.ts';
import { isHostile } from '../text/hostile.ts';
import { bareSkill } from './bareSkill.ts';
import { isNoSkill, namesWorker } from './noSkill.ts';
import { wholeNames } from './wholeNames.ts';

/** A skill where an advert names it. */
export interface Mention {
  /** As written inside a sentence. */
  readonly name: string;
  /** Its name in the vocabulary and that one's trade; '' for what the vocabulary doesn't hold. */
  readonly term: string;
  readonly trade: string;
  readonly kind: SkillKind;
  /** How sure it is that this is a skill, about 0 to 1. */
  readonly sure: number;
  readonly wished: boolean;
  readonly stems: ReadonlySet<string>;
  /** Its line in the advert and its place among the names of this line, from 0. */
  readonly line: number;
  readonly place: number;
}

/** Where a line, or the heading above it, says that what follows is nice to have. */
const wishes =
  /\b(?:nice[- ]to[- ]haves?|desirable|bonus|preferred|an? (?:plus|asset|advantage)|added advantage|advantageous|plus(?=[:.!]?$)|lovely|handy|assets(?=[:.!]?$)|even better|would be (?:great|nice|welcome)|not (?:essential|required|necessary)|beneficial)\b/i;
/** Where a paper need not be there yet. */
const toBeGot =
  /\b(?:able to|ability to|willing(?:ness)? to|must|will|to) (?:obtain|get|gain|acquire|complete)\b|\bwork(?:ing)? towards?\b|\bwithin (?:\w+ |\(\d+\) ){0,3}(?:months?|years?)\b/i;
/** A line that may be about something else counts less: from this confidence down, by so much. */
const [unsureLine, unsure] = [0.55, -0.15];
/** A name that the vocabulary holds is surer. */
const known = 0.1;
/** A heading that names so many skills is a requirement that looks like one. */
const namedByHeading = 2;
const mostWords = 6;

/** Every mention of a skill in the lines of an advert that ask for something. */
export function mentionsIn(lines: readonly AdvertLine[]): Mention[] {
  let wishing = false;
  return lines.flatMap((line, at) => {
    const { label, confidence, text, skills } = line;
    const banned = skills.filter(({ name }) => isBanned(name));
    // Of a line that asks for what may not be asked, only what the vocabulary holds is believed.
    const doubtful = isBanned(text);
    const heading = label === 'heading';
    if (heading) wishing = wishes.test(text);
    if (heading ? skills.length < namedByHeading : !['requirement', 'duty', 'wish'].includes(label)) return [];
    const wished = label === 'wish' || wishing || wishes.test(text);
    const sure = !heading && confidence < unsureLine ? unsure : 0;
    return wholeNames(line).flatMap((skill, place) => {
      if (banned.some(({ from, to }) => from < skill.to && to > skill.from)) return [];
      const one = skillOf(skill, text);
      if (!one || (one.term === '' && doubtful)) return [];
      const later = one.kind === 'certificate' && toBeGot.test(text);
      return [{ ...one, sure: one.sure + sure, wished: wished || later, line: at, place }];
    });
  });
}

export const stemsOf = (text: string): Set<string> => new Set(tokensOf(text).map(({ key }) => key));

/** Whether words may not be asked about, or give orders. */
const isBanned = (text: string): boolean => namesTrait(text) || touchesUnlawful(text) || isHostile(text);

/** The skill that a name means; null for what is none, or may not be asked about. */
function skillOf(named: NamedSkill, line: string): Omit<Mention, 'wished' | 'line' | 'place'> | null {
  const written = named.name;
  const bare = bareSkill(written);
  const words = bare.split(' ').length;
  const stems = stemsOf(bare);
  if (stems.size === 0 || words > mostWords || torn.test(bare) || clause.test(bare) || !/\p{L}{2}|^[CR]$/u.test(bare))
    return null;
  if (isBanned(written) || isBanned(bare)) return null;
  const tokens = tokensOf(bare);
  const term = matchesIn(bare, tokens, 1).find(({ from, to }) => to - from === tokens.length)?.term;
  if (isNoSkill(bare) || (!term && namesWorker(bare))) return null;
  // A verb alone is the rest of a sentence.
  const form = words === 1 && !term ? verbForm(bare.toLowerCase()) : null;
  if (form === 'plain' || form === 'he') return null;
  const before = line.slice(0, named.from);
  if (words === 1 && (isDoing(bare, before) || (!term && isPerson(bare, line.slice(named.to))))) return null;
  const name = /\p{L}/u.test(before) ? bare : withoutCapital(bare, term?.name);
  return {
    name,
    term: term?.name ?? '',
    trade: term?.trade ?? '',
    kind: term?.kind ?? (named.kind === 'skill' && isUsed(name, before) ? 'tool' : kindOf(named.kind, name)),
    sure: named.confidence + (term ? known : 0),
    stems,
  };
}

/** What somebody, or something, was doing: "fish that was swimming". */
const isDoing = (name: string, before: string): boolean =>
  /ing$/i.test(name) && /\b(?:was|were|is|are|been)\s$/i.test(before);

/** Who does something: "because Gail checks". */
const isPerson = (name: string, after: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(name) && verbForm(/^ (\p{Ll}+)/u.exec(after)?.[1] ?? '') === 'he';

/** The name of a product that something is done in, on or with: "chart in Dentrix". */
const product = /^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}*)*\d*(?: \p{Lu}[\p{L}\d]+)?$/u;
const isUsed = (name: string, before: string): boolean =>
  product.test(name) && !isNoun(name.toLowerCase()) && /\b(?:in|on|using|via|with)\s$/i.test(before);

/** What stands at the head of a line, without the capital that it has only there. */
function withoutCapital(name: string, term: string | undefined): string {
  const [first = '', second] = name.split(' ');
  const own =
    !/^\p{Lu}\p{Ll}+$/u.test(first) || properNames().has(first) || (term !== undefined && /^\p{Lu}/u.test(term));
  const common = second === undefined ? term !== undefined || isNoun(first.toLowerCase()) : /^\p{Ll}/u.test(second);
  return own || !common ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** A name that was torn off where it goes on. */
const torn = /(?:^|\s)(?:on|at|in|of|and|or|for|to|with|by|from|a|an|the|when|en|as)$|[/&-]$/i;

/** Words of sentences, which no name holds. */
const clause =
  /\b(?:[Ww]hat|WHAT|[Ww]hich|who|[Ww]hom|[Ww]hose|[Hh]ow|HOW|[Ww]hy|whether|they|them|[Yy]our?|YOUR?|we|us|me|is|are|was|were)\b/;

/** A norm that a firm is certified by is no paper of a person's. */
const norm = /\b(?:ISO|IEC|EN|AS|DIN|BS)[ -]?\d/;

/** What papers are called. */
const paper =
  /(?:licen[cs]e|certificate|certification|registration|endorsement|diploma|passport|module|\bticket|\bcard|[\p{L}\d]Cert|\bcert|\bcourse \d+|^Cert [IVX]+\b.*)$/iu;
const noPaper = /^(?:work|rate|report|score|time|payment|credit|birth|death)\b/i;

const kindOf = (kind: NamedSkill['kind'], name: string): SkillKind => {
  switch (kind) {
    case 'certificate':
      return norm.test(name) ? 'practice' : 'certificate';
    case 'skill':
      return paper.test(name) && !noPaper.test(name) ? 'certificate' : 'practice';
    case 'manner':
      return 'soft';
    default:
      return kind;
  }
};
