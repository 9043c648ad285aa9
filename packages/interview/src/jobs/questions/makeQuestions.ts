import { roleById } from '../../bank/index.ts';
import { judges } from '../../policy/judging.ts';
import { namesTrait, touchesUnlawful } from '../../policy/unlawful.ts';
import { matchRole } from '../../role/matchRole.ts';
import { seeded, shuffled } from '../../random.ts';
import type { Skill } from '../skills/choose.ts';
import { groups } from './groups.ts';
import { article, spokenTitle, withArticle } from './spoken.ts';
import { certificatesTogether, languagesTogether, together } from './together.ts';
import { fallbacks, mannerWordings, openers, plainOpener, roleWordings, wordings } from './wordings.ts';

/** With opener and role as many as an interview holds; skills that find no question of their own share one. */
const mostAboutSkills = 7;
const askedManners = 2;
const leastQuestions = 5;
const mostQuestions = 10;

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

type Deal = ReturnType<typeof dealer>;

/** A question for the evidence of one hard skill, or of two. */
function about(deal: Deal, one: Skill, other?: Skill): string | undefined {
  const kinds = [one, other].flatMap((skill) => (skill ? [skill.kind] : []));
  const all = (kind: Skill['kind']) => kinds.every((own) => own === kind);
  const patterns = () => {
    if (!other) return deal(one.kind, wordings[one.kind === 'soft' ? 'practice' : one.kind]);
    if (all('certificate')) return deal('certificates', [...certificatesTogether, ...together]);
    return all('language') ? deal('languages', [...languagesTogether, ...together]) : deal('together', together);
  };
  const fill = (text: string) =>
    text.replace('{skill}', () => withArticle(one.name)).replace('{other}', () => withArticle(other?.name ?? ''));
  return patterns().map(fill).find(fits);
}

function bankQuestions(title: string, seed: string): string[] {
  const match = title ? matchRole(title) : null;
  if (!match || match.role === 'general' || match.confidence < 0.97) return [];
  const craft = roleById(match.role).questions.filter(({ competency }) => competency === 'craft');
  return shuffled(craft, `${seed}/craft`).map(({ text }) => text);
}

/**
 * Questions that ask for evidence of each skill, the most important alone and the last in pairs, and one or two about the
 * role, in the interviewer's voice. The same seed gives the same questions; nothing that may not be asked is among them.
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
  const hard = skills.filter(({ kind, name }) => kind !== 'soft' && !namesTrait(name));
  const manners = skills.filter(({ kind }) => kind === 'soft');
  for (const [one, other] of groups(hard, mostAboutSkills).groups) {
    if (one) add(about(deal, one, other));
  }
  const [craft] = bankQuestions(title, seed);
  if (hard.length < mostAboutSkills) add(craft);
  for (const { name, term } of manners.slice(0, hard.length > 4 ? 1 : askedManners + 2)) {
    add(deal(term, mannerWordings[term] ?? wordings.practice.map((text) => text.replace('{skill}', name)))[0]);
  }
  if (role) add(inRole(pick(roleWordings, 'role')));
  for (const text of shuffled(fallbacks, `${seed}/more`)) if (questions.length < leastQuestions) add(text);
  return questions;
}
