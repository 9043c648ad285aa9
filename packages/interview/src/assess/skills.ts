import { type SkillKind, type Term, matchesIn, tokensOf } from '@viva/understanding';
import { heardFor } from '../report/corrections.ts';
import type { SessionRecord } from '../report/record.ts';
import type { Report, SkillEvidence } from '../report/schema.ts';
import type { Heard } from '../report/turns.ts';
import { wordsOf } from '../text/words.ts';
import type { LetterAnswer } from './letter/letterAnswer.ts';
import { levelOf } from './levels.ts';
import { type Passage, told } from './passages.ts';
import { quoteOf } from './quotes.ts';

/** A passage that shows a skill. */
interface Evidence {
  readonly answer: LetterAnswer;
  readonly passage: Passage;
  readonly sure: number;
}

/** So much of a passage must be what the person did, decided, or brought about. */
const surelyDone = 0.5;
/** An answer rated lower shows no skill; without its name, only one that was asked for and answered well does. */
const [leastScore, leastUnnamed] = [2, 3];
/** What others did shows nothing of this person. */
const mostOfOthers = 0.35;
const [fewestWords, mostClaims] = [6, 2];
/** Skills whose names say what they are must be named: a story of one tool says nothing of another. */
const mustBeNamed: readonly SkillKind[] = ['tool', 'certificate'];

/**
 * What the answers show of each skill that a job requires, in its order: a skill has the level of the answer whose passage
 * shows it. Languages are not read off a text. A passage serves one skill.
 */
export function skillsOf(
  record: SessionRecord,
  answers: readonly LetterAnswer[],
  heard: readonly Heard[],
): Report['skills'] {
  const used = new Set<Passage>();
  const skills = record.plan.skills ?? [];
  const found = new Map(skills.map((skill) => [skill, evidenceOf(skill, answers)]));
  const taken = new Map(skills.map((skill): [string, Evidence[]] => [skill, []]));
  // Each skill gets its best passage before any gets a second one.
  for (let round = 0; round < mostClaims; round++) {
    for (const skill of skills) {
      const next = found.get(skill)?.find(({ passage }) => !used.has(passage));
      if (!next) continue;
      used.add(next.passage);
      taken.get(skill)?.push(next);
    }
  }
  return skills.map((skill): SkillEvidence => {
    const shown = taken.get(skill) ?? [];
    const score = shown.length > 0 ? Math.max(...shown.map(({ answer }) => answer.score)) : null;
    return {
      ...{ skill, score, level: score === null ? null : levelOf(score), asked: wasAsked(skill, record, heard) },
      claims: shown.map(({ answer, passage }) => {
        const quote = quoteOf(passage, heard);
        const turn = heard.find((one) => one.turn.n === passage.turn)?.turn;
        return {
          claim: `Describes their own work with ${skill}.`,
          questionId: answer.question.id,
          quote,
          typed: turn?.typed === true,
          heard: (turn && heardFor(turn, quote.text)) ?? null,
        };
      }),
    };
  });
}

const done = ({ does }: Passage): number => does.action + does.decision + does.result;

/** Passages that show a skill, the surest first. */
function evidenceOf(skill: string, answers: readonly LetterAnswer[]): Evidence[] {
  const kind = kindOf(skill);
  if (kind === 'language') return [];
  const isTool = (kind !== undefined && mustBeNamed.includes(kind)) || isProperName(skill);
  return answers
    .filter((answer) => answer.score >= leastScore && !isDenied(skill, answer))
    .flatMap((answer) => {
      const { skills, text } = answer.question;
      const asked = skills?.includes(skill) === true || speaksOf(skill, text);
      return answer.passages.flatMap((passage): Evidence[] => {
        const isLong = passage.text.split(/\s+/).length >= fewestWords;
        if (!isLong || done(passage) < surelyDone || passage.does.others > mostOfOthers) return [];
        const names = speaksOf(skill, passage.text);
        if (!asked || (!names && (isTool || answer.score < leastUnnamed))) return [];
        if (names && !isOwn(skill, passage.text)) return [];
        return [{ answer, passage, sure: (names ? 2 : 0) + done(passage) + told(passage) }];
      });
    })
    .sort((a, b) => b.sure - a.sure);
}

/** Whether an answer says of a skill that the person has not done it, or only learned or heard of it. */
const isDenied = (skill: string, { passages }: LetterAnswer): boolean =>
  passages.some(({ text }) => touches(skill, text) && denies(text));

/** Skills that a skill's name is known by. */
const termsIn = (skill: string) => matchesIn(skill, tokensOf(skill), 60).map(({ term }) => term);
const kindOf = (skill: string): SkillKind | undefined => termsIn(skill)[0]?.kind;

/** Said right before the name of a tool, and right behind one inside a sentence. */
const behindTool = /^\s+(?:database|file|form|service|project|app|application|document|dashboard|script|code)s?\b/i;
const beforeTool =
  /\b(?:us(?:e|es|ed|ing)|know|knew|learned|programm?(?:ed|ing) in|(?:worked|built|written|wrote) (?:it )?(?:in|with))\s+$/i;

/**
 * Skills that a text speaks of. What is also an ordinary word ("Spring", "Access") is one only in its own capitals and beside
 * a word for using it, or another tool of its trade; another skill where it is no tool.
 */
function termsSaid(text: string): Term[] {
  const tokens = tokensOf(text);
  const all = matchesIn(text, tokens, mostTerms);
  const plain = all.filter(({ alias }) => !alias.wary).map(({ term }) => term);
  const isBeside = ({ kind, trade }: Term) =>
    plain.some((other) => other.trade === trade && (kind !== 'tool' || other.kind === 'tool'));
  return all
    .filter(({ term, alias, from, to }) => {
      if (!alias.wary || isBeside(term)) return true;
      const before = text.slice(0, tokens[from]?.start ?? 0);
      const behind = text.slice(tokens[to - 1]?.end ?? text.length);
      return beforeTool.test(before) || (/[\p{L},] +$/u.test(before) && behindTool.test(behind));
    })
    .map(({ term }) => term);
}
/** So many of them are looked for in a text. */
const mostTerms = 60;

/** Whether the person who speaks is the last one named before a skill in a sentence: "she did the payroll" is about her. */
function isOwn(skill: string, text: string): boolean {
  const stems = wordsOf(properPart(skill)).map(stem);
  const words = wordsOf(text);
  const at = words.findIndex((word) => stems.includes(stem(word)));
  const who = words.slice(0, at < 0 ? words.length : at).findLast((word) => own.test(word) || others.test(word));
  return who !== undefined && own.test(who);
}
const own = /^(?:i|i'\w+|we|we'\w+)$/;
const others =
  /^(?:he|she|they|who|his|her|their|he's|she's|they're|somebody|someone|people|colleague|manager|boss|company|firm|contractor)$/;

/** "HubSpot", "SAP", "Priva climate computer": capitals that no sentence asks for, or a single name that no vocabulary knows. */
function isProperName(skill: string): boolean {
  const words = skill.split(/\s+/);
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  if (/\p{Ll}\p{Lu}|^\p{Lu}{2,}\b/u.test(skill)) return true;
  return capitals > 0 && (capitals < words.length || (words.length === 1 && kindOf(skill) === undefined));
}

/** "I never used it", "I watched the tutorials", "the contractor did that". */
const denies = (text: string): boolean =>
  /\b(?:never|not|no|without|only seen|would|watched|heard|hear|read|tutorials?|course|classroom|training|learn(?:ed|t|ing)?|studied|school|similar|same)\b|n['’]t\b|\bnah\b/i.test(
    text,
  );

/** Letters of a name that stands for itself. The "IT" of "IT support" does not: in small letters it is in every answer. */
const fewestLetters = 3;

/** Of "Priva climate computer" the name: people leave the rest out. */
const properPart = (skill: string): string => {
  const name = skill
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .join(' ');
  return isProperName(skill) && name.length >= fewestLetters ? name : skill;
};

const stem = (word: string): string => word.slice(0, 5);

/** Whether a text names a skill: by a name that the vocabulary knows for it, or by all of its words. */
function speaksOf(skill: string, text: string): boolean {
  const terms = new Set(termsIn(skill).map(({ name }) => name));
  if (termsSaid(text).some(({ name }) => terms.has(name))) return true;
  // "Excellent" is not Excel: what must be named is named in full.
  const like = isProperName(skill) || terms.size > 0 ? (word: string) => word : stem;
  const said = new Set(wordsOf(text).map(like));
  const words = wordsOf(properPart(skill)).map(like);
  return kindOf(skill) !== 'tool' && words.length > 0 && words.every((word) => said.has(word));
}

/** Whether a text has a word of a skill's name. */
function touches(skill: string, text: string): boolean {
  const said = new Set(wordsOf(text).map(stem));
  return speaksOf(skill, text) || wordsOf(skill).some((word) => word.length > 3 && said.has(stem(word)));
}

/** Whether a question about a skill was put. */
function wasAsked(skill: string, record: SessionRecord, heard: readonly Heard[]): boolean {
  const put = new Set(heard.map(({ questionId }) => questionId));
  return record.plan.questions.some(
    ({ id, skills, text }) => put.has(id) && (skills?.includes(skill) === true || speaksOf(skill, text)),
  );
}
