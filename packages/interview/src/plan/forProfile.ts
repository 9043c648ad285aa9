import { generalRole } from '../bank/index.ts';
import { asEntry } from '../jobs/skills/asEntry.ts';
import { cleanText } from '../jobs/text/clean.ts';
import { withoutOrders } from '../jobs/text/hostile.ts';
import type { InterviewPlan } from '../types.ts';
import { questionsThatFit, usualMs, withBudget } from './budget.ts';
import { cover } from './cover.ts';
import { bankQuestions, defaultQuestionCount } from './forRole.ts';
import { questionsFromAd } from './fromAd.ts';
import { flat, titleAndRole } from './sayable.ts';
import { wantedFirst } from './wanted.ts';
import { termsIn } from './skills.ts';

/** What a person wrote about the job that they are practicing for. All of it is data. */
export interface PlannedProfile {
  readonly targetRole: string;
  /** What the job asks for that they described; null for none. `term`: a skill's name in the vocabulary, or ''. */
  readonly described: {
    readonly title: string;
    readonly skills: readonly { readonly name: string; readonly term: string }[];
    /** Questions that were made from it; none for a description that was only searched for skills. */
    readonly questions?: readonly string[] | undefined;
  } | null;
  /** '' for none. */
  readonly resumeText: string;
}

/** Of a résumé so much is read, in characters. */
const longestResume = 60_000;
/** Questions about the person's own skills where no job tells which count. */
const mostOfResume = 2;
/** Questions of the bank that stay beside those for skills, so that manner and craft are asked for too. */
const leastOfBank = 2;

/** In an interview of so many questions or fewer, all but the opener are about what the job asks for. */
const fewQuestions = 3;

/** Trades whose skills count for a role of the bank: who changes from software to nursing is not asked for React. */
const tradesOf: Readonly<Record<string, readonly string[]>> = {
  'software-engineer': ['software', 'data', 'infrastructure'],
  'data-analyst': ['data', 'software', 'finance'],
  nurse: ['nursing', 'medicine', 'care'],
  teacher: ['teaching', 'care'],
  sales: ['sales', 'marketing', 'retail'],
  'customer-service': ['retail', 'hospitality', 'sales', 'office'],
  'project-manager': ['projects', 'building', 'software'],
  accountant: ['finance', 'office'],
  marketing: ['marketing', 'design', 'sales'],
  electrician: ['electrical', 'building'],
  warehouse: ['logistics', 'manufacturing'],
  chef: ['kitchen', 'hospitality'],
};

interface ResumeSkill {
  readonly name: string;
  readonly trade: string;
}

/** The vocabulary's skills that a résumé names, those named most first; nothing else of it leaves this function. */
function skillsOfResume(text: string): ResumeSkill[] {
  const counts = new Map<string, ResumeSkill & { count: number }>();
  for (const line of cleanText(text.slice(0, longestResume)).split('\n').slice(0, 2_000)) {
    const terms = termsIn(withoutOrders(line)).filter(({ kind }) => kind !== 'soft' && kind !== 'language');
    for (const { name, trade } of terms) counts.set(name, { name, trade, count: (counts.get(name)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

/**
 * The questions of a practice interview for a profile: an opener, those made from the description or for the skills that it
 * asks for, those that the résumé names too before the others, and the bank's for the role. A question refers to the résumé only by the name
 * of a skill that stands in it. A role that can't be said aloud means general questions. Null when neither a role nor a job
 * is given: then the candidate is asked.
 */
export function planForProfile(profile: PlannedProfile, seed: string, maxMs: number = usualMs): InterviewPlan | null {
  const described = profile.described ?? { title: '', skills: [], questions: [] };
  const { title, role } = titleAndRole([profile.targetRole, described.title]);
  if (title === generalRole.title && described.skills.length === 0 && flat(profile.targetRole) === '') return null;
  const own = skillsOfResume(profile.resumeText);
  const has = own.map(({ name }) => name);
  const wanted = described.skills.map(({ name, term }) => ({
    skill: asEntry(name),
    shared: has.includes(term || name),
  }));
  const skills = [...wanted.filter(({ shared }) => shared), ...wanted.filter(({ shared }) => !shared)].map(
    ({ skill }) => skill,
  );
  const fitting = own.filter(({ trade }) => tradesOf[role]?.includes(trade) ?? true).map(({ name }) => name);
  const mayAsk = skills.length > 0 ? skills : fitting.slice(0, mostOfResume);
  const most = questionsThatFit(maxMs);
  const [first, ...others] = bankQuestions({ role, seed, questions: 8 });
  const bank = wantedFirst(others, mayAsk);
  const footing = ({ term, name }: { term: string; name: string }) =>
    has.includes(term || name) ? ('resume' as const) : ('open' as const);
  if (described.questions?.length) {
    const shared = wanted.filter((one) => one.shared).map(({ skill }) => skill);
    const given = {
      texts: described.questions,
      skills,
      shared,
      opener: first ? [first] : [],
      bank,
      most,
      seed,
      footing,
    };
    const rest = skills.length > 0 ? { skills } : {};
    return withBudget({ role, title, from: 'profile', ...rest, ...questionsFromAd(given) }, maxMs);
  }
  // The bank's fill up what the skills leave; where time is short for these, fewer stay, and in a few minutes none.
  const pressed = mayAsk.length > 2 * (most - 1 - leastOfBank);
  const least = skills.length > 0 && most <= fewQuestions ? 0 : pressed ? 1 : leastOfBank;
  const kept = Math.max(least, Math.min(defaultQuestionCount, most) - 1 - mayAsk.length);
  const room = Math.max(0, most - 1 - Math.min(kept, most - 1));
  const { questions, added, uncovered } = cover(
    [...(first ? [first] : []), ...bank.slice(0, Math.min(kept, most - 1))],
    mayAsk,
    { seed, room, footing },
  );
  const all = [...questions.slice(0, 1), ...added, ...questions.slice(1)];
  const rest = skills.length > 0 ? { skills, uncovered } : {};
  return withBudget({ role, title, questions: all, from: 'profile', ...rest }, maxMs);
}
