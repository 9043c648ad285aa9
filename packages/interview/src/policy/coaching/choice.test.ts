import { modelFolders, openUnderstanding } from '@viva/understanding';
import { describe, expect, it } from 'vitest';
import { afterFeedback } from '../../testing/afterFeedback.ts';
import { said } from '../../testing/talk.ts';
import { decide } from '../decide.ts';
import type { SaidEvent } from '../option.ts';

const understanding = await openUnderstanding(modelFolders());

/** What a coached interview does with what is said after feedback on a story without its end, all read as it is in use. */
async function after(...texts: readonly string[]) {
  let state = afterFeedback();
  const { index } = state;
  let does = '';
  for (const text of texts) {
    const reading = await understanding.readTurn(text, state.prompt);
    const event: SaidEvent = { ...said(text, { reading }), typed: false, speakingMs: 2_000 };
    const { next, ends, keptAs, move } = decide(state, event);
    const kept = keptAs?.includes('answer') ? ' and keeps it' : '';
    if (ends) does = 'ends';
    else if (next.choosing) does = `stays${kept}`;
    else if (next.index !== index) does = `goes on${kept}`;
    else if (move === 'coach') does = `coaches${kept}`;
    else does = `asks again${kept}`;
    state = next;
  }
  return does;
}

describe('what is said after feedback', () => {
  it.each([
    ['Go on.', 'goes on'],
    ['Let’s continue with the interview.', 'goes on'],
    ['I don’t want to.', 'goes on'],
    ['I’d rather not say it again.', 'goes on'],
    ['I can’t do it again.', 'goes on'],
    ['I’m good.', 'goes on'],
    ['Please let us just skip this one and go to the next question.', 'goes on'],
    ['Let me try that again.', 'asks again'],
    ['I don’t need more feedback, I just want to try again.', 'asks again'],
    ['Please don’t end it here, I want to try again.', 'stays'],
    ['Yes, no problem.', 'stays'],
    ['Sure, fine.', 'stays'],
    ['He was ready to start work again.', 'goes on and keeps it'],
    ['He went home two weeks later, you know?', 'goes on and keeps it'],
    ['He recovered.', 'goes on and keeps it'],
    ['The doctors need no more feedback.', 'goes on and keeps it'],
    ['I’d like to add something, he went home two weeks later.', 'goes on and keeps it'],
    ['Should I try it again?', 'stays'],
    ['Does the first answer still count?', 'stays'],
    ['Let me think about it, it was years ago.', 'stays'],
    ['Let me finish.', 'stays'],
    ['I don’t want to end the interview.', 'stays'],
    ['I don’t want to stop.', 'stays'],
    ['In the end I quit.', 'stays'],
    ['I want to stop the interview here.', 'ends'],
    ['I want to end the interview, thank you.', 'ends'],
  ])('%s: the interview %s', async (text, does) => expect(await after(text)).toBe(does));

  it.each([
    [['Sure.', 'Go on.'], 'goes on'],
    [['Okay.', 'Yes.'], 'asks again'],
    [['Stop. Just stop the whole thing.', 'End it, please.'], 'ends'],
    [
      ['I was fighting with my depression at that time and I take pills for it.', 'Let me try that again.'],
      'asks again',
    ],
  ])('%j: the interview %s', async (texts, does) => expect(await after(...texts)).toBe(does));
});
