import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviewRequests } from '../db/schema/index.ts';
import { createPrivateKeys } from '../jobPosts/privateLink.ts';
import { heldCandidacy, heldPractice } from '../testing/heldInterviews.ts';
import { postJob, sampleForm } from '../testing/jobs.ts';
import { until } from '../testing/livekitServer.ts';
import { type TestSession, beginCandidate } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { answerReview, reviewsOfJob } from './reviews.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const of = ({ sessionId }: TestSession) => ({ params: { sessionId } });
const contact = 'hiring@clinic.example';
const newJob = async (email = contact) => postJob((await stack.person()).api, { ...sampleForm, contact_email: email });
const requestsTo = async (email: string) =>
  (await stack.mails()).filter(({ to, subject }) => to.includes(email) && subject.includes('review'));
const rowsOf = ({ sessionId }: TestSession) =>
  stack.database.db.select().from(reviewRequests).where(eq(reviewRequests.sessionId, sessionId));

describe('a candidate', () => {
  test('asks once for a person’s review, the employer is told once, and learns of the answer', async () => {
    const jobId = await newJob();
    const session = await heldCandidacy(stack, jobId);
    const { api, email } = session.person;
    expect((await api.getSession(of(session))).review).toMatchObject({ state: 'none' });

    const note = `Please read my answer again. My mail is ${email}.`;
    const asked = await api.requestReview({ ...of(session), body: { note } });
    expect(asked).toMatchObject({ state: 'asked', answeredAt: null });
    expect(await api.requestReview({ ...of(session), body: { note: 'Once more.' } })).toEqual(asked);
    expect((await api.getSession(of(session))).review).toEqual(asked);

    await until(async () => (await rowsOf(session))[0]?.mailedAt != null, 'the email to leave');
    const mails = await requestsTo(contact);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(sampleForm.suggested_title);
    const key = createPrivateKeys(stack.config.LIVEKIT_API_SECRET)(jobId, 0);
    expect(mails[0]?.text).toContain(`/job/${key}`);
    // Who it is the employer does not learn from it.
    expect(`${mails[0]?.html}${mails[0]?.text}`).not.toContain(email);

    const review = (await reviewsOfJob(stack.database.db, jobId)).get(session.sessionId);
    expect(review).toMatchObject({ note, answeredAt: null });
    await answerReview(stack.database.db, session.sessionId);
    expect((await api.getSession(of(session))).review).toMatchObject({ state: 'answered' });
    expect(await api.exportAccount({})).toMatchObject({ sessions: [{ review: { note } }] });
  });

  test('takes the request along when the interview is erased', async () => {
    const session = await heldCandidacy(stack, await newJob('other@clinic.example'));
    const { api } = session.person;
    await api.requestReview({ ...of(session), body: { note: '' } });
    await api.eraseSession(of(session));
    expect(await rowsOf(session)).toEqual([]);
  });

  test('has nobody to ask before there is a report, and once the job is erased', async () => {
    const jobId = await newJob('third@clinic.example');
    const running = await beginCandidate(stack, jobId);
    const held = await heldCandidacy(stack, jobId);
    const ask = (session: TestSession) => session.person.api.requestReview({ ...of(session), body: { note: '' } });
    await expect(ask(running)).rejects.toMatchObject({ code: 'not-found' });
    await ask(held);
    await stack.database.pool.query('delete from job_posts where id = $1', [jobId]);
    expect((await held.person.api.getSession(of(held))).review).toBeNull();
    await expect(ask(held)).rejects.toMatchObject({ code: 'not-found' });
  });
});

test('practice has no employer who could review it', async () => {
  const session = await heldPractice(stack);
  const { api } = session.person;
  expect((await api.getSession(of(session))).review).toBeNull();
  await expect(api.requestReview({ ...of(session), body: { note: '' } })).rejects.toMatchObject({ code: 'not-found' });
});

test('a candidate is thanked by email, with the feedback and the way to a review', async () => {
  const session = await heldCandidacy(stack, await newJob('fourth@clinic.example'));
  const { email } = session.person;
  const mailed = async () => (await stack.mails()).find(({ to }) => to.includes(email));
  await until(async () => (await mailed()) !== undefined, 'the email');
  const mail = await mailed();
  expect(mail?.subject).toBe(`Thank you for your interview: ${sampleForm.suggested_title}`);
  expect(mail?.text).toContain(`/report/${session.sessionId}?review=ask`);
  expect(mail?.text).not.toContain('Because I like to look after people.');
  const { feedback } = await session.person.api.getSession(of(session));
  expect(feedback?.transcript.map(({ text }) => text)).toContain('Because I like to look after people.');
});
