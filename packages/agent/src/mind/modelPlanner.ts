import { type InterviewPlan, acceptAnswerable, acceptPlanReply, answerableBrief, planBrief } from '@viva/interview';
import type { Planner } from '../interview/ports.ts';
import type { Model } from './model.ts';

/** Longest wait for both calls before the built-in questions are used, in milliseconds: about what joining takes. */
const deadlineMs = 4_000;

/**
 * A planner that lets a chat model propose questions, and asks it in a second call whether a real candidate could answer
 * them. The plan keeps number, order, skills and time; what is late, breaks a rule or can't be answered is replaced by the
 * plan's own question. The model gets the title and the names of skills, never a résumé.
 */
export function modelPlanner(model: Model): Planner {
  return {
    async improve(plan) {
      const began = Date.now();
      const brief = planBrief(plan);
      // A model that has nothing better to ask has done what it was asked for.
      const better = brief && (await model.ask(brief, deadlineMs, (reply) => acceptPlanReply(plan, reply) ?? plan));
      if (!better || better === plan) return plan;
      const proposed = better.questions.filter((question) => question.source === 'model').map(({ text }) => text);
      const leftMs = Math.max(0, deadlineMs - (Date.now() - began));
      const fit = await model.ask(answerableBrief(plan.title, proposed), leftMs, (reply) =>
        acceptAnswerable(proposed, reply),
      );
      return withOnly(plan, better, fit ?? []);
    },
  };
}

/** The better plan with those of the model's questions that can be answered. */
const withOnly = (plan: InterviewPlan, better: InterviewPlan, fit: readonly string[]): InterviewPlan => ({
  ...better,
  questions: better.questions.map((question, at) =>
    question.source === 'model' && !fit.includes(question.text) ? (plan.questions[at] ?? question) : question,
  ),
});
