import { generalRole, roleById } from '../bank/index.ts';
import type { BankQuestion } from '../bank/index.ts';
import { seeded, shuffled } from '../random.ts';
import type { Competency, InterviewPlan, PlannedQuestion } from '../types.ts';
import { usualMs, withBudget } from './budget.ts';
import { evidenceOf, probesFor } from './evidence.ts';

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

/** A question of the bank as a plan holds it. */
function planned({ id, text, competency, behavioural, rephrase }: BankQuestion): PlannedQuestion {
  const evidence =
    competency === 'motivation'
      ? 'background'
      : behavioural
        ? 'story'
        : evidenceOf(text) === 'method'
          ? 'method'
          : 'view';
  const part = competency === 'motivation' ? 'opening' : 'core';
  return { id, text, competency, behavioural, rephrase, part, evidence, probes: probesFor(evidence), source: 'bank' };
}

/** The questions that {@link makePlan} asks, in order. */
export function bankQuestions(request: { role: string; seed: string; questions: number }): PlannedQuestion[] {
  const { seed, questions } = request;
  const role = roleById(request.role);
  const spread = shuffled(afterOpener, `${seed}/order`);
  const craftAt = 1 + Math.floor(seeded(`${seed}/craft`)() * 2);
  const order: Competency[] = [...spread.slice(0, craftAt), 'craft', ...spread.slice(craftAt)];
  const taken = new Set<string>();
  const all: PlannedQuestion[] = [];
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
    all.push(planned(question));
  };
  take('motivation', 0, openers);
  for (let round = 0; all.length < questions && round < 4; round += 1) {
    for (const competency of order) if (all.length < questions) take(competency, round);
  }
  return all;
}

/**
 * The questions of one interview: first motivation and background, then competencies spread, each question once.
 * Craft always comes, since it is what an interview for this role and no other asks. The same request gives the same plan.
 * `role` is an id of the bank; an unknown one means general questions. `questions` is at least 1; `maxMs` is the
 * session's time.
 */
export function makePlan(request: {
  role: string;
  title?: string | undefined;
  seed: string;
  questions?: number | undefined;
  maxMs?: number | undefined;
}): InterviewPlan {
  const { seed, questions = defaultQuestionCount, maxMs = usualMs } = request;
  const role = roleById(request.role);
  const all = bankQuestions({ role: role.id, seed, questions });
  return withBudget({ role: role.id, title: request.title ?? role.title, questions: all, from: 'said' }, maxMs);
}
