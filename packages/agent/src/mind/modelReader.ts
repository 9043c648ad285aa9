import { acceptTurnReply, mergedReading, turnBrief } from '@viva/interview';
import { type Model, turnDeadlineMs } from './model.ts';
import type { Understand } from './understand.ts';

/**
 * Understands turns by a chat model beside the built-in heads: both read at once, and what the model says is used as far as
 * its quotes stand in the turn. Without it in time, the heads' reading stands; their signs of private matters, distress and
 * danger stand in any case.
 */
export function understandWithModel(builtIn: Understand, model: Model): Understand {
  return async (text, asked, judged) => {
    const read = model.ask(turnBrief(text, asked), turnDeadlineMs, (reply) => acceptTurnReply(text, reply));
    const heads = await builtIn(text, asked, judged);
    const understood = await read;
    return understood ? mergedReading(text, heads, understood) : heads;
  };
}
