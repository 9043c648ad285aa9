import { acceptPlanReply, planBrief } from '@viva/interview';
import { within } from '../deadline.ts';
import type { Planner } from '../interview/ports.ts';
import type { ChatModel, ModelMindEvents } from './modelMind.ts';

/** Longest wait for a model's questions before the built-in ones are used, in milliseconds: about what joining takes. */
const deadlineMs = 4_000;

/**
 * A planner that lets a chat model propose questions. The plan keeps number, order, skills and time; what is late or
 * breaks a rule is replaced by the plan's own question. The model gets the title and the names of skills, never a résumé.
 */
export function modelPlanner(model: ChatModel, events: Pick<ModelMindEvents, 'fellBack'>): Planner {
  return {
    async improve(plan) {
      const brief = planBrief(plan);
      if (!brief) return plan;
      try {
        const request = new AbortController();
        const text = await within(model.complete(brief, request.signal), deadlineMs, () => {
          request.abort();
          throw new Error(`no questions within ${deadlineMs} ms`);
        });
        return acceptPlanReply(plan, JSON.parse(text)) ?? plan;
      } catch (error) {
        events.fellBack(error);
        return plan;
      }
    },
  };
}
