import { properNames, spokenTitle } from '../jobs/questions/spoken.ts';
import { bareSkill } from '../jobs/skills/bareSkill.ts';
import { matchesIn, type SkillKind, tokensOf } from '@viva/understanding';
import { isHostile } from '../jobs/text/hostile.ts';
import { namesTrait, touchesUnlawful } from '../policy/unlawful.ts';
import type { Competency, UncoveredReason } from '../types.ts';
import { flat, unspeakable } from './sayable.ts';

/** A required skill as it can be asked about. */
export interface AskedSkill {
  /** As the plan and the employer name it. */
  readonly skill: string;
  /** As it stands inside a sentence. */
  readonly name: string;
  readonly kind: SkillKind;
  /** Its name in the vocabulary; '' for one that the vocabulary doesn't hold. */
  readonly term: string;
  readonly trade: string;
}

/** More words are a sentence, which no question can take up as it is. */
const mostWords = 7;

/** A name inside a sentence: a capital stays only where the word has one by itself. */
function inSentence(name: string): string {
  const words = name.split(' ');
  if (words.length > 1) return spokenTitle(name);
  const common = /^\p{Lu}\p{Ll}+(?:ing|tion|sion|ment|care|ance|ence|ness|ship|work|ity|ry|als?)$/u.test(name);
  return common && !properNames().has(name) ? name.toLowerCase() : name;
}

/** The vocabulary's skills that a text names, in its order, each once. */
export function termsIn(text: string): { name: string; kind: SkillKind; trade: string; exact: boolean }[] {
  const tokens = tokensOf(text);
  const found = new Map<string, { name: string; kind: SkillKind; trade: string; exact: boolean }>();
  for (const { term, from, to } of matchesIn(text, tokens, 12))
    if (!found.has(term.name))
      found.set(term.name, { name: term.name, kind: term.kind, trade: term.trade, exact: to - from === tokens.length });
  return [...found.values()];
}

/** How a required skill can be asked about, or why it can't. */
export function askable(skill: string): AskedSkill | UncoveredReason {
  const text = flat(skill);
  if (namesTrait(text) || touchesUnlawful(text)) return 'may-not-be-asked';
  if (text === '' || unspeakable(text) || isHostile(text)) return 'unclear';
  const known = termsIn(text);
  const whole = known.find(({ exact }) => exact);
  if (whole) {
    // What the employer writes is kept unless it is an abbreviation or another language.
    const own = /^[A-Za-z][a-z]+(?: [A-Za-z][a-z-]+)*$/.test(text) && whole.kind === 'practice';
    const same = text.toLowerCase() === whole.name.toLowerCase();
    return {
      skill,
      name: own && !same ? inSentence(text) : whole.name,
      kind: whole.kind,
      term: whole.name,
      trade: whole.trade,
    };
  }
  const bare = bareSkill(text);
  const [first] = known;
  if (bare && bare.split(' ').length <= mostWords && bare.length <= 80) {
    const only = known.length === 1 ? first : undefined;
    const kind = only && only.kind !== 'soft' ? only.kind : 'practice';
    return { skill, name: inSentence(bare), kind, term: only?.name ?? '', trade: first?.trade ?? '' };
  }
  return first ? { skill, name: first.name, kind: first.kind, term: first.name, trade: first.trade } : 'unclear';
}

/** Words that tell no skill from another. */
const common = new Set(
  `a about an and as at by for from in into is it of on or our the their to with you your ability able basic experience
  excellent general good great knowledge of skill skilled skills solid strong understanding work working`.split(/\s+/),
);
/** Beginnings of telling words, by which "nurse" and "nursing" are one. */
const stems = (text: string): string[] =>
  tokensOf(text)
    .map(({ key }) => key)
    .filter((key) => !common.has(key))
    .map((key) => key.slice(0, key.length > 6 ? 6 : 5));

/** Manners that a question for a competency shows, whatever its words. */
const shown: Readonly<Record<string, Competency>> = {
  communication: 'communication',
  teamwork: 'teamwork',
  leadership: 'leadership',
  'problem solving': 'problem-solving',
  adaptability: 'adaptability',
  'sense of responsibility': 'ownership',
};

/** The competency whose questions show a manner; undefined for every other skill. */
export const competencyFor = ({ term }: AskedSkill): Competency | undefined => shown[term];

/** Whether an answer to a question can show a skill: the question names it, or all of its telling words. */
export function asksFor(question: { text: string; competency: Competency }, skill: AskedSkill): boolean {
  if (skill.term && shown[skill.term] === question.competency) return true;
  // Words for manners are everyday words too: "what kind of work" asks for no kindness.
  if (termsIn(question.text).some(({ name, kind }) => kind !== 'soft' && name === skill.term)) return true;
  const own = [...new Set(stems(skill.name))];
  const asked = new Set(stems(question.text));
  return own.length > 0 && own.every((stem) => asked.has(stem));
}
