import { createApiClient } from '@viva/api-client';
import { internalPaths } from '@viva/api-client/internal';
import { type Report, reportSchema, startPolicy } from '@viva/interview';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobPosts, reports } from '../db/schema/index.ts';
import { createPrivateKeys } from '../jobPosts/privateLink.ts';
import { waitingJobs } from '../ops/jobsAdmin.ts';
import { ChatModelDouble } from '../testing/chatModelDouble.ts';
import { asInterviewer, turnOf } from '../testing/interviewer.ts';
import { postJob } from '../testing/jobs.ts';
import { until } from '../testing/livekitServer.ts';
import { type TestSession, beginCandidate, beginSession, reported } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';
import { MethodFixed, fixMethod } from './jobMethod.ts';

const model = new ChatModelDouble();
let stack: Stack;
beforeAll(async () => {
  const settings = { LLM_BASE_URL: await model.start(), LLM_API_KEY: 'key', LLM_MODEL: 'careful-1' };
  stack = await startStack({ env: { ...behindProxy, ...settings } });
});
afterAll(async () => {
  await stack.close();
  await model.stop();
});

const question = 'Tell me about a mistake that you caught in time.';
const sentences = [
  'On my second night the list said ten units of insulin for a man of eighty.',
  'I checked his chart twice, and I rang the doctor before I gave anything.',
  'I did not want to wait, because his sugar was falling already.',
  'It was a slip of the pen, one unit was meant, and the man was well in the morning.',
  'Since then we write such numbers out in words, and two of us read them aloud.',
];
const quoted = ['case', 'own-action', 'reason', 'outcome', 'lesson'].map((name, at) => ({
  ...{ name, met: true, quote: sentences[at] },
}));
const pass = JSON.stringify({ answers: [{ questionId: 'q1', criteria: quoted, rating: 5 }] });
const answers = (assessment: string) => {
  model.reply = ([first]) => (first?.content.startsWith('You assess') ? assessment : 'Gladly.');
};
const assessments = () => model.requests.filter(({ messages }) => messages[0]?.content.startsWith('You assess'));
beforeEach(() => {
  model.requests.length = 0;
});

/** Has a question asked and answered, and ends the interview. */
async function hold({ sessionId }: TestSession): Promise<void> {
  const plan = { role: 'nurse', title: 'nurse', questions: [{ id: 'q1', text: question, behavioural: true }] };
  const checkpoint = {
    ...startPolicy({ seed: 's', maxMs: 600_000 }),
    plan: { ...plan, questions: plan.questions.map((one) => ({ ...one, competency: 'problem-solving' })) },
  };
  const about = { questionId: 'q1', startMs: 4_000, endMs: 64_000, typed: true, kinds: ['answer'] };
  for (const turn of [
    { ...turnOf(0, question), questionId: 'q1', move: 'ask' },
    { ...turnOf(1, sentences.join(' ')), ...about },
  ])
    await asInterviewer(stack.url, 'PUT', internalPaths.turn(sessionId, turn.n), { turn, checkpoint });
  await asInterviewer(stack.url, 'POST', internalPaths.end(sessionId), { reason: 'completed' });
  const hasten = `update jobs.job set start_after = now() where name = 'report' and data->>'sessionId' = $1`;
  await stack.database.pool.query(hasten, [sessionId]);
}
const reportOf = async (session: TestSession): Promise<Report> => {
  await reported(stack, session.sessionId);
  const rows = await stack.database.db.select().from(reports).where(eq(reports.sessionId, session.sessionId));
  return reportSchema.parse(rows[0]?.report);
};
let jobs = 1;
async function newJob() {
  const jobId = await postJob(visitorFrom(stack.url, `198.51.100.${jobs++}`));
  const getToken = () => Promise.resolve(createPrivateKeys(stack.config.LIVEKIT_API_SECRET)(jobId, 0));
  const employer = createApiClient({ baseUrl: `${stack.url}/api`, getToken, retryDelaysMs: [] });
  return { jobId, employer };
}
const methodOf = async (jobId: string) =>
  (await stack.database.db.select().from(jobPosts).where(eq(jobPosts.id, jobId)))[0]?.method;

test('a report of a job waits while the model fails, and everybody reads that the interview is being assessed', async () => {
  answers('I would give it a seven.');
  const { jobId, employer } = await newJob();
  const candidate = await beginCandidate(stack, jobId);
  await hold(candidate);
  const waits = async () =>
    (await waitingJobs(stack.database.pool)).find(
      ({ data }) => JSON.stringify(data) === JSON.stringify({ sessionId: candidate.sessionId }),
    );
  await until(async () => (await waits()) !== undefined, 'the first try to fail');
  expect(await waits()).toMatchObject({ kind: 'report', reason: 'ModelAway' });
  const [shown] = (await employer.readJob({})).candidates;
  expect(shown).toMatchObject({ state: 'finished', standing: null, evidence: null });
  const params = { sessionId: candidate.sessionId };
  expect((await candidate.person.api.getSession({ params })).report).toBe('writing');
  expect(await methodOf(jobId)).toBeNull();

  answers(pass);
  const { method } = await reportOf(candidate);
  expect(method).toMatchObject({ model: { name: 'careful-1' } });
  expect(await methodOf(jobId)).toEqual(method);
});

test('a practice report does not wait for the model', async () => {
  answers('I would give it a seven.');
  const session = await beginSession(stack);
  await hold(session);
  const report = await reportOf(session);
  expect(report.overall.level).not.toBeNull();
  expect(report.method).toMatchObject({ model: null });
});

test('where the first candidate was assessed without a model, none is asked about the next; who was assessed otherwise is told', async () => {
  answers(pass);
  const { jobId, employer } = await newJob();
  const first = await beginCandidate(stack, jobId);
  await hold(first);
  const { method } = await reportOf(first);
  if (!method) throw new Error('the report does not say by what it was made');
  expect(assessments()).toHaveLength(2);

  const heads = { ...method, model: null };
  await stack.database.db.update(jobPosts).set({ method: heads }).where(eq(jobPosts.id, jobId));
  const second = await beginCandidate(stack, jobId);
  await hold(second);
  expect((await reportOf(second)).method).toEqual(heads);
  expect(assessments()).toHaveLength(2);
  await until(async () => (await employer.readJob({})).candidates.every(({ evidence }) => evidence), 'both candidates');
  const [one, other] = (await employer.readJob({})).candidates.map(({ evidence }) => evidence?.method);
  expect(one).toMatch(/language model careful-1 with prompt \d/);
  expect(other).toBe(`rules ${method.rubric}, trained model ${method.heads}, no language model`);
});

test('of two first reports that are stored at once, the one that asked a model is made again after one that asked none', async () => {
  const { jobId } = await newJob();
  const { db } = stack.database;
  const heads = { rubric: 2, heads: 'h', model: null };
  await fixMethod(db, jobId, heads);
  await expect(fixMethod(db, jobId, { ...heads, model: { name: 'careful-1', prompt: 2 } })).rejects.toBeInstanceOf(
    MethodFixed,
  );
  await fixMethod(db, jobId, { ...heads, rubric: 3 });
  expect(await methodOf(jobId)).toEqual(heads);
});
