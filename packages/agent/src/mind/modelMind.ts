import { acceptWording, wordingBrief } from '@viva/interview';
import type { Mind } from '../interview/ports.ts';
import { type Model, turnDeadlineMs } from './model.ts';

/**
 * A mind that lets a chat model word what is asked back, with the candidate's own words in it. What is asked for is decided;
 * what is late or not allowed is said in the built-in words. Where nothing may be quoted, no model is asked.
 */
export const modelMind = (model: Model): Mind => ({
  async word(option, event) {
    const brief = wordingBrief(option, event);
    if (!brief) return option;
    const worded = await model.ask(brief, turnDeadlineMs, (reply) => {
      const wording = acceptWording(option, event, reply);
      return 'option' in wording ? wording.option : null;
    });
    return worded ?? option;
  },
});
