import { internalPaths } from '@viva/api-client/internal';
import { asInterviewer, turnOf } from './interviewer.ts';
import { type Begun, type TestSession, beginCandidate, beginSession, reported } from './session.ts';
import type { Stack } from './stack.ts';

/** Has a question asked and answered, ends the interview, and waits for its report. */
export async function hold<S extends Begun>(stack: Stack, session: S, answer: string): Promise<S> {
  const { sessionId } = session;
  for (const turn of [turnOf(0, 'Why do you want to work here?'), turnOf(1, answer)])
    await asInterviewer(stack.url, 'PUT', internalPaths.turn(sessionId, turn.n), { turn, checkpoint: null });
  await asInterviewer(stack.url, 'POST', internalPaths.end(sessionId), { reason: 'completed' });
  await reported(stack, sessionId);
  return session;
}

/** A practice interview in which something was said, over and reported on. */
export const heldPractice = async (stack: Stack, email?: string): Promise<TestSession> =>
  hold(stack, await beginSession(stack, email), 'Because I like ships.');

/** The same for an employer. */
export const heldCandidacy = async (stack: Stack, jobId: string): Promise<TestSession> =>
  hold(stack, await beginCandidate(stack, jobId), 'Because I like to look after people.');
