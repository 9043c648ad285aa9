import type { ApiClient, ApiError } from '@viva/api-client';
import { createApiClient, shownConsent } from '@viva/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consents, emailInvitations, jobPosts, rooms, sessions } from '../db/schema/index.ts';
import { postJob, sampleForm } from '../testing/jobs.ts';
import { until } from '../testing/livekitServer.ts';
import { beginCandidate, sessionOf } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';
import { sweepJobs } from './managing.ts';
import { createPrivateKeys } from './privateLink.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: behindProxy });
});
afterAll(() => stack.close());

let addresses = 1;
const visitor = () => visitorFrom(stack.url, `198.51.100.${addresses++}`);
const caught = (promise: Promise<unknown>) => promise.catch((error: ApiError) => error);
const keyOf = (jobId: string, rotation = 0) => createPrivateKeys(stack.config.LIVEKIT_API_SECRET)(jobId, rotation);
const withKey = (key: string): ApiClient =>
  createApiClient({ baseUrl: `${stack.url}/api`, getToken: () => Promise.resolve(key), retryDelaysMs: [] });
let mailboxes = 0;
const contact = () => `hiring-${mailboxes++}@clinic.example`;
const newJob = async () => {
  const jobId = await postJob(visitor(), { ...sampleForm, contact_email: contact() });
  return { jobId, employer: withKey(keyOf(jobId)) };
};
const rowOf = async (jobId: string) =>
  (await stack.database.db.select().from(jobPosts).where(eq(jobPosts.id, jobId)))[0];
const invitationOf = async (jobId: string) => {
  const { api } = await stack.person();
  return caught(api.getInvitation({ params: { roomId: jobId } }));
};
const { contact_email: _contact, ...form } = sampleForm;

describe('a private link', () => {
  test('is mailed with the very key that shows the job', async () => {
    const { jobId } = await newJob();
    await until(async () => (await rowOf(jobId))?.mailedRotation === 0, 'the email to leave');
    const mail = (await stack.mails()).find(({ messageId }) => messageId?.includes(jobId));
    const key = /\/job\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await withKey(key).readJob({})).toMatchObject({
      ...form,
      contact_email: mail?.to[0],
      job_id: jobId,
      smart_link: `${stack.url}/voice_chat/${jobId}`,
      status: 'open',
      closedAt: null,
      candidates: [],
    });
  });

  test.each([
    ['no key', undefined],
    ['another scheme', 'Basic YTpi'],
    ['a key that no job has', `Bearer ${'k'.repeat(32)}`],
    ['what no key is', 'Bearer x'],
  ])('%s is answered like every other', async (_what, authorization) => {
    const ask = (header: string | undefined) =>
      fetch(`${stack.url}/api/job`, { headers: header === undefined ? {} : { authorization: header } });
    const [reply, other] = [await ask(authorization), await ask(`Bearer ${'z'.repeat(32)}`)];
    expect(reply.status).toBe(404);
    expect(await reply.text()).toBe(await other.text());
  });

  test('is never that of a draft', async () => {
    const jobId = await postJob(visitor(), null);
    expect(await caught(withKey(keyOf(jobId)).readJob({}))).toMatchObject({ code: 'not-found', status: 404 });
  });

  test('shows candidates in the order in which they agreed, and not who they are', async () => {
    const { jobId, employer } = await newJob();
    const first = await beginCandidate(stack, jobId);
    const second = await beginCandidate(stack, jobId);
    const third = await stack.person();
    await third.api.giveConsent({ params: { roomId: jobId }, body: { version: '2026-11' } });
    await first.person.api.endInterview({ params: { roomId: jobId } });
    const job = await employer.readJob({});
    expect(job.candidates.map(({ number, state }) => [number, state])).toEqual([
      [1, 'finished'],
      [2, 'interviewing'],
      [3, 'consented'],
    ]);
    expect(job.candidates[0]?.endedAt).not.toBeNull();
    const told = JSON.stringify(job);
    for (const { uid, email } of [first.person, second.person, third])
      for (const secret of [uid, email]) expect(told).not.toContain(secret);
    expect((await employer.readJob({})).candidates).toEqual(job.candidates);
  });

  test('tells of a candidate who left in the middle, and nothing of what anybody asked for', async () => {
    const { jobId, employer } = await newJob();
    const person = await stack.person();
    const body = { version: shownConsent, accommodations: ['more-time' as const, 'plain-questions' as const] };
    await person.api.giveConsent({ params: { roomId: jobId }, body });
    const { sessionId } = await sessionOf(await person.api.getVoiceToken({ query: { name: 'Ann', room: jobId } }));
    const states = async () => (await employer.readJob({})).candidates.map(({ state }) => state);
    expect(await states()).toEqual(['interviewing']);
    const candidateSeenAt = new Date(Date.now() - 120_000);
    await stack.database.db.update(sessions).set({ candidateSeenAt }).where(eq(sessions.id, sessionId));
    expect(await states()).toEqual(['interrupted']);
    const { sessions: own } = await person.api.listSessions({ query: {} });
    const until = new Date(candidateSeenAt.getTime() + 24 * 3_600_000).toISOString();
    expect(own).toMatchObject([{ title: form.suggested_title, report: 'running', goOn: { roomId: jobId, until } }]);
    const told = JSON.stringify(await employer.readJob({}));
    for (const asked of ['more-time', 'plain', 'accommodation']) expect(told).not.toContain(asked);
    await person.api.endInterview({ params: { roomId: jobId } });
    expect(await states()).toEqual(['finished']);
    expect((await person.api.listSessions({ query: {} })).sessions).toMatchObject([{ goOn: null }]);
  });

  test('changes what candidates are asked, and leaves the contact as it is', async () => {
    const { jobId, employer } = await newJob();
    const { contact_email: was } = await employer.readJob({});
    const body = { ...form, suggested_title: 'Head Nurse', key_questions: ['Why nights?'] };
    const changed = await employer.changeJob({ body: { ...body, ...{ contact_email: 'thief@example.com' } } });
    expect(changed).toMatchObject({ ...body, contact_email: was });
    // The employer's one, and one for each skill that it does not ask for.
    const questions = 1 + form.required_skills.length;
    expect(await invitationOf(jobId)).toMatchObject({ job: { title: 'Head Nurse', questions } });
    expect(await caught(employer.changeJob({ body: { ...body, suggested_title: ' ' } }))).toMatchObject({
      code: 'bad-request',
    });
  });

  test('changes the company until a candidate has agreed to be recorded for it; what is left out stays', async () => {
    const { jobId, employer } = await newJob();
    const named = { ...form, company: 'Riverside Hospital', note: 'We decide within a week.', minutes: 10 as const };
    const more = { question_count: 3, nice_to_have: ['Patient monitoring', 'Not a skill of this job'] };
    expect(await employer.changeJob({ body: { ...named, ...more } })).toMatchObject({
      ...named,
      ...{ question_count: 3, nice_to_have: ['Patient monitoring'], companyFixed: false },
    });
    expect(await employer.changeJob({ body: form })).toMatchObject({ ...named, question_count: 3 });
    expect(await employer.changeJob({ body: { ...form, company: 'Riverside' } })).toMatchObject({
      company: 'Riverside',
    });
    await beginCandidate(stack, jobId);
    expect(await caught(employer.changeJob({ body: { ...form, company: 'Another' } }))).toMatchObject({
      code: 'bad-request',
    });
    expect(await employer.changeJob({ body: { ...form, company: 'Riverside', question_count: null } })).toMatchObject({
      ...{ company: 'Riverside', companyFixed: true, question_count: null },
    });
    const fewer = { ...form, required_skills: ['Handover documentation'] };
    expect(await employer.changeJob({ body: fewer })).toMatchObject({ nice_to_have: [] });
  });

  test('says which questions and skills interviews leave out, and why', async () => {
    const { employer } = await newJob();
    expect(await employer.readJob({})).toMatchObject({ leftOut: { questions: [], skills: [] } });
    const changed = await employer.changeJob({
      body: {
        ...form,
        required_skills: [...form.required_skills, 'Being young'],
        key_questions: [...form.key_questions, 'How old are you?', form.key_questions[0] ?? ''],
      },
    });
    expect(changed.leftOut).toEqual({
      questions: [
        { question: 'How old are you?', reason: 'may-not-be-asked' },
        { question: form.key_questions[0], reason: 'repeated' },
      ],
      skills: [{ skill: 'Being young', reason: 'may-not-be-asked' }],
    });
  });

  test('closes the job to new candidates, not to those who have begun, and opens it again', async () => {
    const { jobId, employer } = await newJob();
    const begun = await beginCandidate(stack, jobId);
    const { closedAt } = await employer.setJobStatus({ body: { status: 'closed' } });
    expect(closedAt).not.toBeNull();
    expect(await employer.setJobStatus({ body: { status: 'closed' } })).toMatchObject({ status: 'closed', closedAt });
    expect(await invitationOf(jobId)).toMatchObject({ code: 'not-found', status: 404 });
    const late = await stack.person();
    expect(await caught(late.api.getVoiceToken({ query: { room: jobId } }))).toMatchObject({ code: 'not-found' });
    expect(await begun.person.api.getVoiceToken({ query: { room: jobId } })).not.toBe('');
    expect(await employer.setJobStatus({ body: { status: 'open' } })).toMatchObject({ status: 'open', closedAt: null });
    expect(await invitationOf(jobId)).toMatchObject({ kind: 'candidate' });
  });

  test('that is replaced ends at once, and the next one goes to the contact', async () => {
    const { jobId, employer } = await newJob();
    // Of several at once one replaces it; the others come with a key that is no more.
    const replies = await Promise.all([1, 2, 3].map(() => caught(employer.replaceJobLink({}))));
    expect(replies.filter((reply) => !(reply instanceof Error))).toHaveLength(1);
    expect(await caught(employer.readJob({}))).toMatchObject({ code: 'not-found' });
    expect(await withKey(keyOf(jobId, 1)).readJob({})).toMatchObject({ job_id: jobId });
    await until(async () => (await rowOf(jobId))?.mailedRotation === 1, 'the email to leave');
    const mail = (await stack.mails()).find(({ messageId }) => messageId?.startsWith(`<job-${jobId}-1@`));
    expect(mail).toMatchObject({
      to: [(await rowOf(jobId))?.contactEmail],
      subject: 'A new private link: Night-Shift Nurse',
    });
    expect(mail?.text).toContain(`/job/${keyOf(jobId, 1)}`);
  });

  test('erases the job; what candidates said stays theirs', async () => {
    const { db } = stack.database;
    const { jobId, employer } = await newJob();
    const candidate = await beginCandidate(stack, jobId);
    expect(await employer.eraseJob({})).toEqual({ erased: true });
    expect(await rowOf(jobId)).toBeUndefined();
    expect(await db.select().from(consents).where(eq(consents.jobId, jobId))).toEqual([]);
    const [room] = await db.select().from(rooms).where(eq(rooms.id, candidate.roomId));
    expect(room).toMatchObject({ kind: 'candidate', jobId: null });
    const { sessions } = await candidate.person.api.listSessions({ query: {} });
    expect(sessions).toMatchObject([{ id: candidate.sessionId, kind: 'candidate' }]);
    expect(sessions[0]?.endedAt).not.toBeNull();
    expect(await candidate.person.api.exportAccount({})).toMatchObject({ sessions: [{ id: candidate.sessionId }] });
    expect(await invitationOf(jobId)).toMatchObject({ code: 'not-found' });
    expect(await caught(employer.eraseJob({}))).toMatchObject({ code: 'not-found' });
  });
});

test('final jobs are let go of when nobody has needed them for as many days as are configured', async () => {
  const { db } = stack.database;
  const ids = await Promise.all(
    Array.from({ length: 6 }, () => postJob(visitor(), { ...sampleForm, contact_email: contact() })),
  );
  const [old = '', fresh = '', closedLately = '', visited = ''] = ids;
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  const set = (id: string, change: Partial<typeof jobPosts.$inferInsert>) =>
    db.update(jobPosts).set(change).where(eq(jobPosts.id, id));
  await beginCandidate(stack, visited);
  for (const id of ids) await set(id, { finalizedAt: daysAgo(30.01) });
  await set(fresh, { finalizedAt: daysAgo(29.99) });
  await set(closedLately, { closedAt: daysAgo(1) });
  await set(ids[4] ?? '', { closedAt: daysAgo(30.005) });
  const email = 'invited@home.example';
  await db.insert(emailInvitations).values({ id: email, jobId: ids[5] ?? '', email, mailbox: email });
  expect(await sweepJobs(db, 30)).toBe(2);
  expect(await Promise.all(ids.map(async (id) => (await rowOf(id)) !== undefined))).toEqual([
    false,
    true,
    true,
    true,
    false,
    true,
  ]);
  expect(await rowOf(old)).toBeUndefined();
});
