import { generalRole, roleById } from './bank/index.ts';
import type { BankQuestion } from './bank/index.ts';
import { touchesUnlawful } from './policy/unlawful.ts';
import { seeded, shuffled } from './random.ts';
import { matchRole } from './role/matchRole.ts';
import type { Competency, InterviewPlan, PlannedQuestion } from './types.ts';

/** Fits a quarter of an hour of talk at one to two minutes an answer. */
export const defaultQuestionCount = 6;

/** How often a question of the role itself is taken where a general one would do too. */
const ownShare = 0.75;

const afterOpener: readonly Competency[] = [
  'problem-solving',
  'teamwork',
  'communication',
  'ownership',
  'adaptability',
  'leadership',
];

/**
 * The questions of one interview: first motivation and background, then competencies spread, each question once.
 * Craft always comes, since it is what an interview for this role and no other asks. The same request gives the same plan.
 * `role` is an id of the bank; an unknown one means general questions. `questions` is at least 1.
 */
export function makePlan(request: {
  role: string;
  title?: string | undefined;
  seed: string;
  questions?: number | undefined;
}): InterviewPlan {
  const { seed, questions = defaultQuestionCount } = request;
  const role = roleById(request.role);
  const spread = shuffled(afterOpener, `${seed}/order`);
  const craftAt = 1 + Math.floor(seeded(`${seed}/craft`)() * 2);
  const order: Competency[] = [...spread.slice(0, craftAt), 'craft', ...spread.slice(craftAt)];
  const taken = new Set<string>();
  const planned: PlannedQuestion[] = [];
  const openers = new Set(role.questions.filter(({ competency }) => competency === 'motivation').slice(0, 2));
  const take = (competency: Competency, round: number, only?: ReadonlySet<BankQuestion>) => {
    const of = (from: readonly BankQuestion[]) =>
      from.filter(
        (question) => (!only || only.has(question)) && question.competency === competency && !taken.has(question.id),
      );
    const own = shuffled(of(role.questions), `${seed}/${competency}/${round}`);
    const common = shuffled(of(generalRole.questions), `${seed}/general/${competency}/${round}`);
    const ownFirst = competency === 'craft' || seeded(`${seed}/own/${competency}/${round}`)() < ownShare;
    const question = (ownFirst ? [...own, ...common] : [...common, ...own])[0];
    if (!question || taken.has(question.id)) return;
    taken.add(question.id);
    const { id, text, behavioural, rephrase } = question;
    planned.push({ id, text, competency, behavioural, rephrase });
  };
  take('motivation', 0, openers);
  for (let round = 0; planned.length < questions && round < 4; round += 1) {
    for (const competency of order) if (planned.length < questions) take(competency, round);
  }
  return { role: role.id, title: request.title ?? role.title, questions: planned };
}

/** Whether a question asks for a story rather than for a view. */
const asksForStory =
  /\b(?:tell (?:me|us) about|describe|walk (?:me|us) through|a time|an? (?:situation|occasion|example)|when (?:did|have) you|have you ever)\b/i;

/** Longer titles are not said aloud as they are. */
const longestTitle = 80;

/**
 * The questions of an employer's interview: the employer's own, in their order, without any that may not be asked;
 * where none is left, those that {@link makePlan} has for the job's title. Everything of the job is data.
 */
export function planForJob(job: { title: string; questions: readonly string[] }, seed: string): InterviewPlan {
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
  const title = flat(job.title);
  const role = matchRole(title)?.role ?? generalRole.id;
  const spoken = title && title.length <= longestTitle && !touchesUnlawful(title) ? title : roleById(role).title;
  const questions = job.questions
    .map(flat)
    .filter((text, n, all) => text && !touchesUnlawful(text) && all.indexOf(text) === n)
    .map((text, n) => ({
      id: `job-${n + 1}`,
      text,
      competency: 'craft' as const,
      behavioural: asksForStory.test(text),
    }));
  return questions.length > 0 ? { role, title: spoken, questions } : makePlan({ role, title: spoken, seed });
}
