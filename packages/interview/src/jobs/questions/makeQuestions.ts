import { roleById } from '../../bank/index.ts';
import { judges } from '../../policy/judging.ts';
import { namesTrait, touchesUnlawful } from '../../policy/unlawful.ts';
import { matchRole } from '../../role/matchRole.ts';
import { seeded, shuffled } from '../../random.ts';
import type { Skill } from '../skills/choose.ts';
import { article, spokenTitle } from './spoken.ts';
import { fallbacks, mannerWordings, openers, plainOpener, roleWordings, wordings } from './wordings.ts';

/** Skills that are asked about: with opener and role about as much as half an hour holds. */
const askedSkills = 6;
const askedManners = 2;
const leastQuestions = 5;
const mostQuestions = 9;

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

function bankQuestions(title: string, seed: string): string[] {
  const match = title ? matchRole(title) : null;
  if (!match || match.role === 'general' || match.confidence < 0.97) return [];
  const craft = roleById(match.role).questions.filter(({ competency }) => competency === 'craft');
  return shuffled(craft, `${seed}/craft`).map(({ text }) => text);
}

/**
 * Questions that ask for evidence of the most important skills, and one or two about the role, in the interviewer's
 * voice. The same seed gives the same questions; nothing that may not be asked is among them.
 */
export function makeQuestions(title: string, skills: readonly Skill[], seed: string): string[] {
  const questions: string[] = [];
  const add = (text: string | undefined) => {
    if (text && fits(text) && questions.length < mostQuestions && !questions.includes(text)) questions.push(text);
  };
  const role = title ? spokenTitle(title) : '';
  const pick = (of: readonly string[], kind: string) =>
    of[Math.floor(seeded(`${seed}/${kind}`)() * of.length)] ?? of[0] ?? '';
  const inRole = (text: string) => text.replace('{role}', `${article(role)} ${role}`);
  add(role ? inRole(pick(openers, 'opener')) : plainOpener);
  if (questions.length === 0) add(plainOpener);
  const deal = dealer(seed);
  const hard = skills.filter(({ kind, name }) => kind !== 'soft' && !namesTrait(name)).slice(0, askedSkills);
  const manners = skills
    .filter(({ kind }) => kind === 'soft')
    .slice(0, Math.max(askedManners, askedSkills - hard.length));
  for (const { name, kind } of hard) {
    if (kind !== 'soft')
      add(
        deal(kind, wordings[kind])
          .map((text) => text.replace('{skill}', name))
          .find(fits),
      );
  }
  const [craft] = bankQuestions(title, seed);
  add(craft);
  for (const { name, term } of manners.slice(0, hard.length > 4 ? 1 : askedManners + 2)) {
    add(deal(term, mannerWordings[term] ?? wordings.practice.map((text) => text.replace('{skill}', name)))[0]);
  }
  if (role) add(inRole(pick(roleWordings, 'role')));
  for (const text of shuffled(fallbacks, `${seed}/more`)) if (questions.length < leastQuestions) add(text);
  return questions;
}
