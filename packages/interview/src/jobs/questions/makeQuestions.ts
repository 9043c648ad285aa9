import { type SkillKind, tokensOf } from '@viva/understanding';
import { roleById } from '../../bank/index.ts';
import { judges } from '../../policy/judging.ts';
import { touchesUnlawful } from '../../policy/unlawful.ts';
import { seeded, shuffled } from '../../random.ts';
import { matchRole } from '../../role/matchRole.ts';
import type { Seniority } from '../seniority.ts';
import type { Skill } from '../skills/chooseSkills.ts';
import { dutyPhrase } from './dutyPhrase.ts';
import { isNoun } from './isNoun.ts';
import { article, isShouted, quietly, spokenName, spokenTitle, withArticle } from './spoken.ts';
import {
  type Topic,
  fallbacks,
  leadingWordings,
  levelOf,
  mannerWordings,
  openers,
  plainOpener,
  roleWordings,
  wordings,
} from './wordings.ts';

/** A question for an interview, and what it asks about. */
export interface JobQuestion {
  readonly text: string;
  readonly kind: 'opener' | 'manner' | 'role' | 'general' | Topic;
  /** The skill that it asks about, as the list of skills has it. */
  readonly skill?: string;
  /** The duty that it asks about, as the advert has it. */
  readonly duty?: string;
}

/** What questions are made from. */
export interface JobFacts {
  readonly title: string;
  readonly skills: readonly Skill[];
  /** As the advert words them, the surest first. */
  readonly duties: readonly string[];
  readonly seniority: Seniority;
  /** The advert is in another language: its words fit into no English sentence. */
  readonly foreign: boolean;
}

/** How many of each kind: with opener and role as many as an interview holds. */
const most = { skills: 5, certificates: 1, duties: 2, manners: 2, all: 9 } as const;
const leastQuestions = 5;
/** With fewer good skills the bank of the role has more to ask. */
const fewSkills = 3;
const mostOfBank = 3;

const fits = (text: string): boolean => !touchesUnlawful(text) && !judges(text) && text.length <= 240;

/** Deals wordings one after another, so that none comes twice before all have come once. */
function dealer(seed: string): (kind: string, of: readonly string[]) => string[] {
  const dealt = new Map<string, number>();
  return (kind, of) => {
    const turn = dealt.get(kind) ?? 0;
    dealt.set(kind, turn + 1);
    const order = shuffled(of, `${seed}/${kind}`);
    return [...order.slice(turn % of.length), ...order.slice(0, turn % of.length)];
  };
}

/**
 * A skill as it is said in a question; null for one that fits into none. The vocabulary's name stands in for words that are
 * no noun only where it says the same: "dispatched" is not "goods-out", and "spreadsheet" is no program's name.
 */
function spokenSkill(name: string, term: string): string | null {
  if (isNoun(name) || term === '') return name;
  const own = keysOf(name);
  return keysOf(term).some((key) => own.includes(key)) ? term : null;
}
const keysOf = (text: string): string[] => tokensOf(text).map(({ key }) => key);

/** With more of its names in capitals an advert shouts, and they are no abbreviations. */
const mostLoud = 0.5;

const topicOf = (kind: SkillKind): Topic | null => (kind === 'soft' ? null : kind);

/** What is learned in a course and shown by a paper. */
const course = /\b(?:training|course|exam|certification|diploma)(?: \d+)?$/i;
/** So many letters tell one trade from another: "merchandiser" and "merchandising" are one. */
const trunk = 4;
const trunkOf = (word: string): string => word.toLowerCase().slice(0, trunk);

/** Whether a skill is the trade itself, as "customs brokerage" is for a broker: all of the interview is about it. */
function isWholeTrade(name: string, title: string): boolean {
  const last = name.split(' ').at(-1) ?? '';
  return (
    last.length > trunk &&
    title.split(/[^\p{L}]+/u).some((word) => word.length > trunk && trunkOf(word) === trunkOf(last))
  );
}

/** The skills that have a question of their own: those required before those that are nice to have, and papers seldom. */
function askedAbout(skills: readonly Skill[], title: string): Skill[] {
  const papered = skills.map((skill) =>
    skill.kind === 'practice' && course.test(skill.name) ? { ...skill, kind: 'certificate' as const } : skill,
  );
  const special = papered.filter(({ name, term }) => term !== '' || !isWholeTrade(name, title));
  const able = (special.length < fewSkills ? papered : special).filter(
    ({ kind, name, term, wished }) =>
      kind !== 'soft' &&
      // A paper that may be got later is none to ask for.
      (kind !== 'certificate' || !wished) &&
      (term !== '' || kind === 'certificate' || isNoun(name)) &&
      // One of several languages that would be nice is no question for somebody who has another; English is heard anyway.
      (kind !== 'language' || (!wished && term !== 'English')),
  );
  const required = able.filter(({ wished }) => !wished);
  const from = required.length < fewSkills ? able : required;
  const papers = from.filter(({ kind }) => kind === 'certificate').slice(0, most.certificates);
  return from.filter((skill) => skill.kind !== 'certificate' || papers.includes(skill)).slice(0, most.skills);
}

/** Said first where the advert is in another language. */
const inEnglish = 'This interview is in English.';

function bankQuestions(title: string, seed: string): string[] {
  const match = title ? matchRole(title) : null;
  if (!match || match.role === 'general' || match.confidence < 0.97) return [];
  const craft = roleById(match.role).questions.filter(({ competency }) => competency === 'craft');
  return shuffled(craft, `${seed}/craft`).map(({ text }) => text);
}

/**
 * Questions for a job, to be read aloud: one for each of the most important skills, then for duties, manners and the role.
 * Nothing is forced into a sentence that it does not fit. The same seed gives the same questions.
 */
export function makeQuestions({ title, skills, duties, seniority, foreign }: JobFacts, seed: string): JobQuestion[] {
  const questions: JobQuestion[] = [];
  const add = (
    kind: JobQuestion['kind'],
    text: string | undefined,
    about: Pick<JobQuestion, 'skill' | 'duty'> = {},
  ) => {
    const known = questions.some((question) => question.text === text);
    if (text && fits(text) && questions.length < most.all && !known) questions.push({ text, kind, ...about });
  };
  const level = levelOf(seniority);
  const deal = dealer(seed);
  const role = title ? spokenTitle(title) : '';
  const pick = (of: readonly string[], kind: string) =>
    of[Math.floor(seeded(`${seed}/${kind}`)() * of.length)] ?? of[0] ?? '';
  const inRole = (text: string) => text.replace('{role}', `${article(role)} ${role}`);
  const language = foreign ? `${inEnglish} ` : '';
  add('opener', `${language}${role ? inRole(pick(openers, 'opener')) : plainOpener}`);
  if (questions.length === 0) add('opener', `${language}${plainOpener}`);

  const hard = foreign ? [] : askedAbout(skills, title);
  const loud = skills.filter(({ name }) => isShouted(name)).length > mostLoud * skills.length;
  for (const { name, term, kind } of hard) {
    const topic = topicOf(kind) ?? 'practice';
    const said = spokenSkill(name, term);
    if (said === null) continue;
    const quiet = loud && !/\p{Lu}/u.test(term) ? quietly(said) : said;
    const spoken = kind === 'certificate' ? withArticle(quiet) : spokenName(quiet);
    const texts = deal(topic, wordings[topic][level]).map((text) => text.replace('{skill}', () => spoken));
    add(topic, texts.find(fits), { skill: name });
  }
  const leads = level === 'senior' && (seniority === 'lead' || seniority === 'head');
  if (leads) add('manner', pick(leadingWordings, 'leading'));
  const told = (foreign ? [] : duties).flatMap((duty) => {
    const phrase = dutyPhrase(duty);
    return phrase ? [{ duty, phrase }] : [];
  });
  // What was asked about as a skill is not asked about as a duty.
  const asked = questions.flatMap(({ skill }) => keysOf(skill ?? ''));
  const further = told.filter(
    ({ phrase }, at) =>
      !keysOf(phrase).some((key) => asked.includes(key)) && told.findIndex((other) => other.phrase === phrase) === at,
  );
  for (const { duty, phrase } of further.slice(0, hard.length < fewSkills ? most.duties + 1 : most.duties)) {
    add(
      'duty',
      deal('duty', wordings.duty[level])
        .map((text) => text.replace('{duty}', () => phrase))
        .find(fits),
      { duty },
    );
  }
  for (const text of bankQuestions(title, seed).slice(0, hard.length < fewSkills ? mostOfBank : 0)) add('role', text);
  const manners = skills.filter(
    ({ kind, term }) => kind === 'soft' && mannerWordings[term] !== undefined && !(leads && term === 'leadership'),
  );
  for (const { name, term } of manners.slice(0, most.manners)) {
    add('manner', deal(term, mannerWordings[term] ?? [])[0], { skill: name });
  }
  if (role) add('role', inRole(pick(roleWordings, 'role')));
  for (const text of shuffled(fallbacks, `${seed}/more`)) if (questions.length < leastQuestions) add('general', text);
  return questions;
}
