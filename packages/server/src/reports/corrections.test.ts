import { createApiClient } from '@viva/api-client';
import { type Turn, internalPaths } from '@viva/api-client/internal';
import { startPolicy } from '@viva/interview';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntries, corrections } from '../db/schema/index.ts';
import { createPrivateKeys } from '../jobPosts/privateLink.ts';
import { heldCandidacy } from '../testing/heldInterviews.ts';
import { holdInterview } from '../testing/hiring.ts';
import { asInterviewer, turnOf } from '../testing/interviewer.ts';
import { postJob, sampleForm } from '../testing/jobs.ts';
import { until } from '../testing/livekitServer.ts';
import { type TestSession, beginCandidate, beginSession, reported } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import type { TextWork } from '../textWork/textWork.ts';
import { correctAnswer } from './corrections.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const question = {
  id: 'q1',
  text: 'Tell me about a hard class.',
  competency: 'problem-solving' as const,
  behavioural: true,
};
const plan = { role: 'teacher', title: 'teacher', questions: [question] };
const heard =
  'Last winter a class of mine did badly in algebra and twelve of thirty failed the test. I met each of the twelve for a quarter of an ower, found out where they were lost, and wrote three work sheets for exactly that. In March two of the thirty failed. Since then I ask before the test and not after it.';
const meant = heard.replace('ower', 'hour');
const unsure = { name: 'moonshine-tiny-en', approximate: true, confidence: 0.4, fillers: true };

/** Has the question answered in an interview that has begun, and waits for its report. */
async function answered(session: TestSession, answer: Partial<Turn> = {}): Promise<TestSession> {
  const { sessionId } = session;
  const checkpoint = { ...startPolicy({ seed: 's', maxMs: 600_000 }), plan };
  const said = [
    { ...turnOf(0, question.text), questionId: 'q1', move: 'ask' },
    { ...turnOf(1, heard), endMs: 60_000, questionId: 'q1', kinds: ['answer'], ...answer },
  ];
  for (const turn of said) {
    const stored = await asInterviewer(stack.url, 'PUT', internalPaths.turn(sessionId, turn.n), { turn, checkpoint });
    expect(stored.status).toBe(200);
  }
  await asInterviewer(stack.url, 'POST', internalPaths.end(sessionId), { reason: 'completed' });
  await reported(stack, sessionId);
  return session;
}
const practice = async (answer: Partial<Turn> = {}) => answered(await beginSession(stack), answer);
const of = ({ sessionId }: TestSession) => ({ params: { sessionId } });
const correct = ({ person, sessionId }: TestSession, text: string, turn = '1') =>
  person.api.correctTurn({ params: { sessionId, turn }, body: { text } });
const assessed = ({ sessionId }: TestSession) =>
  until(async () => {
    const rows = await stack.database.db.select().from(corrections).where(eq(corrections.sessionId, sessionId));
    return rows.length > 0 && rows.every(({ assessedAt }) => assessedAt !== null);
  }, 'the answers to be assessed again');

describe('a correction of one’s own answer', () => {
  test('has it assessed again, with what was heard kept beside it', async () => {
    const session = await practice({ recogniser: unsure });
    const { api } = session.person;
    const before = await api.getSession(of(session));
    expect(before.feedback?.answers[0]?.notAssessed).toBe('approximate-transcript');
    expect(before.correcting).toMatchObject({ state: 'settled', turns: [{ turn: 1, hardToHear: true }] });

    const sent = await correct(session, meant);
    expect(sent.turns[1]?.text).toBe(heard);
    await assessed(session);
    const after = await api.getSession(of(session));
    expect(after.correcting?.state).toBe('settled');
    expect(after.feedback?.answers[0]?.notAssessed).not.toBe('approximate-transcript');
    expect(after.feedback?.transcript[1]).toMatchObject({ text: meant, heard });
    expect(after.feedback?.metrics).toEqual(before.feedback?.metrics);
    expect(await api.exportAccount({})).toMatchObject({ sessions: [{ corrections: [{ turn: 1, text: meant }] }] });
    // The letter came once, with the first report.
    expect((await stack.mails()).filter(({ to }) => to.includes(session.person.email))).toHaveLength(1);
  });

  test('can say that words that were hard to hear were heard right', async () => {
    const session = await practice({ recogniser: unsure });
    await correct(session, heard);
    await assessed(session);
    const { feedback } = await session.person.api.getSession(of(session));
    expect(feedback?.answers[0]?.notAssessed).not.toBe('approximate-transcript');
  });

  test('is taken back by what was heard, and changes nothing when it says the same', async () => {
    const session = await practice();
    expect((await correct(session, heard)).correcting?.state).toBe('settled');
    await correct(session, meant);
    await correct(session, heard);
    await assessed(session);
    const { feedback } = await session.person.api.getSession(of(session));
    expect(feedback?.transcript[1]).toMatchObject({ text: heard });
  });

  test('may not become another answer, and says how much may change', async () => {
    const session = await practice();
    const other =
      'I once led forty people and earned my company eleven million in a single year, which nobody had done.';
    const words = (await session.person.api.getSession(of(session))).correcting?.turns[0]?.words;
    await expect(correct(session, other)).rejects.toMatchObject({
      code: 'correction-too-far',
      serverMessage: expect.stringContaining(`up to ${words} of them`) as string,
    });
    expect((await session.person.api.getSession(of(session))).feedback?.transcript[1]?.heard).toBeNull();
  });

  test('that was refused is counted: after thirty of an interview nothing can be corrected', async () => {
    const session = await practice();
    const other = 'I once led forty people and earned my company eleven million in a single year.';
    await expect(correct(session, other)).rejects.toMatchObject({ code: 'correction-too-far' });
    const { pool } = stack.database;
    const counted = 'select corrections_refused as refused from reports where session_id = $1';
    expect((await pool.query(counted, [session.sessionId])).rows).toEqual([{ refused: 1 }]);
    await pool.query('update reports set corrections_refused = 30 where session_id = $1', [session.sessionId]);
    expect((await session.person.api.getSession(of(session))).correcting?.turns).toEqual([]);
    await expect(correct(session, meant)).rejects.toMatchObject({ code: 'correction-closed' });
  });

  test('is judged while nothing is locked', async () => {
    const { sessionId, person } = await practice();
    const { db, pool } = stack.database;
    const locked = `select from reports join sessions on id = session_id where id = $1 for update nowait`;
    const run = async (): Promise<unknown> => {
      await pool.query(locked, [sessionId]);
      return 'fits';
    };
    const tools = { db, textWork: { run: run as TextWork['run'] }, orderAgain: () => Promise.resolve() };
    await correctAnswer(tools, { uid: person.uid, sessionId, n: 1, text: meant });
    expect(await db.$count(corrections, eq(corrections.sessionId, sessionId))).toBe(1);
  });

  test('is possible three times, and for a week', async () => {
    const session = await practice();
    for (const last of ['again.', 'once more.', 'for the last time.']) await correct(session, `${meant} ${last}`);
    await expect(correct(session, meant)).rejects.toMatchObject({ code: 'correction-closed' });

    const late = await practice();
    const weekAgo = `update reports set created_at = now() - interval '7 days' where session_id = $1`;
    await stack.database.pool.query(weekAgo, [late.sessionId]);
    expect((await late.person.api.getSession(of(late))).correcting?.turns).toEqual([]);
    await expect(correct(late, meant)).rejects.toMatchObject({ code: 'correction-closed' });
  });

  test('is of an answer of one’s own, after the report', async () => {
    const session = await practice();
    const stranger = { ...session, person: await stack.person() };
    const running = await beginSession(stack);
    const refused = [
      [stranger, '1'],
      [session, '0'],
      [session, '7'],
      [running, '1'],
    ] as const;
    for (const [whose, turn] of refused)
      await expect(correct(whose, meant, turn)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a correction of an interview for an employer', () => {
  const newJob = async (email: string) => {
    const jobId = await postJob((await stack.person()).api, { ...sampleForm, contact_email: email });
    const key = createPrivateKeys(stack.config.LIVEKIT_API_SECRET)(jobId, 0);
    const getToken = () => Promise.resolve(key);
    return { jobId, employer: createApiClient({ baseUrl: `${stack.url}/api`, getToken, retryDelaysMs: [] }) };
  };

  test('is noted in the audit log, without a word of it', async () => {
    const { jobId, employer } = await newJob('audit@clinic.example');
    const session = await answered(await beginCandidate(stack, jobId));
    await correct(session, meant);
    const { log } = await employer.readJob({});
    expect(log).toContainEqual(expect.objectContaining({ act: 'answer-corrected', by: 'candidate', candidate: 1 }));
    const rows = await stack.database.db.select().from(auditEntries).where(eq(auditEntries.jobId, jobId));
    expect(JSON.stringify(rows)).not.toContain('hour');
  });

  test('is not possible of what was typed, which nobody misheard', async () => {
    const { jobId } = await newJob('typed@clinic.example');
    const session = await answered(await beginCandidate(stack, jobId), { typed: true });
    expect((await session.person.api.getSession(of(session))).correcting?.turns).toEqual([]);
    await expect(correct(session, meant)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('is read by the employer beside what was heard, with nobody’s name in either', async () => {
    const { jobId, employer } = await newJob('both@clinic.example');
    await holdInterview(stack, jobId, {
      score: 80,
      said: 'My name is Zebulon. I called the doctor.',
      heard: 'My name is Zebulon. I called the docker.',
    });
    const [candidate] = (await employer.readJob({})).candidates;
    expect(candidate?.evidence?.skills[0]?.claims[0]).toMatchObject({
      quote: { text: 'My name is [name]. I called the doctor.' },
      heard: 'My name is [name]. I called the docker.',
    });
    const params = { candidateId: candidate?.id ?? '' };
    const reply = await employer.unlockCandidate({ params });
    const url = reply.state === 'checkout' ? reply.url : '';
    await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ choice: 'pay' }) });
    const { transcript } = await employer.readJobCandidate({ params });
    expect(transcript[1]).toMatchObject({ heard: 'My name is Zebulon. I called the docker.' });
  });
});

test('a room’s own candidate finds the interview that was in it; others find nothing', async () => {
  const session = await practice();
  const params = { roomId: session.roomId };
  expect(await session.person.api.getRoomSession({ params })).toEqual({ session_id: session.sessionId });
  const stranger = await stack.person();
  await expect(stranger.api.getRoomSession({ params })).rejects.toMatchObject({ code: 'not-found' });
  const jobId = await postJob(stranger.api, { ...sampleForm, contact_email: 'room@clinic.example' });
  const candidacy = await heldCandidacy(stack, jobId);
  expect(await candidacy.person.api.getRoomSession({ params: { roomId: jobId } })).toEqual({
    session_id: candidacy.sessionId,
  });
});

test('a report on its way says what is being done for it', async () => {
  const session = await beginSession(stack);
  const { api } = session.person;
  const making = async () => (await api.getSession(of(session))).making;
  expect(await making()).toBe('saving');
  await asInterviewer(stack.url, 'POST', internalPaths.end(session.sessionId), { reason: 'completed' });
  const step = (state: string, start: string) =>
    stack.database.pool.query(
      `update jobs.job set state = '${state}', start_after = now() + interval '${start}' where data->>'sessionId' = $1`,
      [session.sessionId],
    );
  await step('created', '1 hour');
  expect(await making()).toBe('saving');
  await step('active', '0');
  expect(await making()).toBe('assessing');
  await step('retry', '1 hour');
  expect(await making()).toBe('retrying');
});
