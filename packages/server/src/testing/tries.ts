import { internalPaths } from '@viva/api-client/internal';
import { startPolicy } from '@viva/interview';
import { asInterviewer, turnOf } from './interviewer.ts';
import type { TestPerson } from './people.ts';
import { type TestSession, beginSession, reported, sessionOf } from './session.ts';
import type { Stack } from './stack.ts';

/** The question of these interviews. */
export const hardClass = {
  id: 'q1',
  text: 'Tell me about a hard class.',
  competency: 'problem-solving' as const,
  behavioural: true,
};
const plan = {
  role: 'teacher',
  title: 'teacher',
  questions: [hardClass, { ...hardClass, id: 'q2', text: 'And then?' }],
};

/** An answer of general words, and one with all parts of a story. */
export const vagueAnswer =
  'Hard classes come every few years in our line of work, and you just have to be open to it. I’m always calm. Respect is important today, more than ever, because everything is getting louder, and if you lose your nerve you fall behind. I look at the class, I ask colleagues, I try things out, and I don’t give up. With that attitude you can teach any class.';
export const toldAnswer =
  'Last winter a class of mine did badly in algebra and twelve of thirty failed the test. I met each of the twelve for a quarter of an hour, found out where they were lost, and wrote three work sheets for exactly that. In March two of the thirty failed. Since then I ask before the test and not after it.';

/** Has {@link hardClass} answered, in writing, and ends the interview. */
export async function tellHardClass(
  stack: Stack,
  sessionId: string,
  text: string,
  questions = plan.questions,
): Promise<void> {
  const policy = startPolicy({ seed: 's', maxMs: 600_000, persona: 'friendly' });
  const checkpoint = { ...policy, plan: { ...plan, questions } };
  const { id: questionId } = hardClass;
  const said = [
    { ...turnOf(0, hardClass.text), questionId, move: 'ask' },
    { ...turnOf(1, text), endMs: 60_000, questionId, kinds: ['answer'], typed: true },
  ];
  for (const turn of said)
    await asInterviewer(stack.url, 'PUT', internalPaths.turn(sessionId, turn.n), { turn, checkpoint });
  await asInterviewer(stack.url, 'POST', internalPaths.end(sessionId), { reason: 'completed' });
}

/** The same, and waits for the report. */
export async function answerHardClass(
  stack: Stack,
  sessionId: string,
  text: string,
  questions = plan.questions,
): Promise<void> {
  await tellHardClass(stack, sessionId, text, questions);
  await reported(stack, sessionId);
}

/** A practice interview in which {@link hardClass} was answered, over and reported on. */
export async function practicedHardClass(stack: Stack, text = vagueAnswer): Promise<TestSession> {
  const session = await beginSession(stack);
  await answerHardClass(stack, session.sessionId, text);
  return session;
}

/** Says {@link hardClass} again, and gives the id of that interview once it is reported on. */
export async function tryHardClass(
  stack: Stack,
  { api }: TestPerson,
  sessionId: string,
  text: string,
): Promise<string> {
  const { room_id: room } = await api.sayAgain({ params: { sessionId, questionId: hardClass.id } });
  const begun = await sessionOf(await api.getVoiceToken({ query: { room } }));
  await answerHardClass(stack, begun.sessionId, text, [hardClass]);
  return begun.sessionId;
}
