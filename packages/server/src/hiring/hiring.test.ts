import { type ApiClient, type ApiError, createApiClient, defaultBar } from '@viva/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announcements, reports, reviewRequests } from '../db/schema/index.ts';
import { createPrivateKeys } from '../jobPosts/privateLink.ts';
import { type Held, holdInterview, reportOf } from '../testing/hiring.ts';
import { postJob, sampleForm } from '../testing/jobs.ts';
import { until } from '../testing/livekitServer.ts';
import { type TestSession, beginCandidate } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: behindProxy });
});
afterAll(() => stack.close());

let jobs = 1;
async function newJob() {
  const contact = `hiring-${jobs}@clinic.example`;
  const jobId = await postJob(visitorFrom(stack.url, `198.51.100.${jobs++}`), {
    ...sampleForm,
    contact_email: contact,
  });
  const key = createPrivateKeys(stack.config.LIVEKIT_API_SECRET)(jobId, 0);
  const employer = createApiClient({
    baseUrl: `${stack.url}/api`,
    getToken: () => Promise.resolve(key),
    retryDelaysMs: [],
  });
  return { jobId, contact, key, employer, hold: (held: Held) => holdInterview(stack, jobId, held) };
}
const caught = (promise: Promise<unknown>) => promise.catch((error: ApiError) => error);
const told = async (contact: string) =>
  (await stack.mails()).filter(({ to, subject }) => to.includes(contact) && subject.startsWith('A candidate met'));
/** Waits until the candidate's report has left, and with it whatever there was to tell the employer. */
const thanked = async ({ sessionId }: TestSession) => {
  const { db } = stack.database;
  await until(async () => {
    const [row] = await db.select().from(reports).where(eq(reports.sessionId, sessionId));
    return row?.mailedAt instanceof Date;
  }, 'the email to the candidate');
  await until(async () => {
    const [row] = await db.select().from(announcements).where(eq(announcements.sessionId, sessionId));
    return row?.mailedAt !== null;
  }, 'the email to the employer');
};
const candidate = async (employer: ApiClient, number: number) => {
  const found = (await employer.readJob({})).candidates.find((one) => one.number === number);
  if (!found) throw new Error(`There is no candidate ${number}.`);
  return found;
};

describe('an employer', () => {
  test('is told by email of whoever reaches the bar, once and without identity, and of nobody else', async () => {
    const { contact, key, employer, hold } = await newJob();
    const said = 'My name is Zebulon Pike. I saw the numbers fall and called the doctor.';
    const reached = await hold({ score: defaultBar, said });
    const below = await hold({ score: defaultBar - 1 });
    const thin = await hold({ score: null });
    for (const one of [reached, below, thin]) await thanked(one);
    const [mail, ...more] = await told(contact);
    expect(more).toEqual([]);
    const { id } = await candidate(employer, 1);
    expect(mail?.text).toContain(`${stack.url}/job/${key}?candidate=${id}`);
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(
      '“My name is [name]. I saw the numbers fall and called the doctor.”',
    );
    expect(mail?.text).toContain('The scores were given by rules.');
    for (const secret of ['Zebulon', 'Pike', reached.person.email, reached.person.uid])
      expect(`${mail?.text} ${mail?.html}`).not.toContain(secret);
    const { db } = stack.database;
    const rows = await db.select().from(announcements).where(eq(announcements.sessionId, reached.sessionId));
    expect(rows).toMatchObject([{ bar: defaultBar, score: defaultBar }]);
  });

  test('reads the evidence of those who reached the bar, and of the others no more than where they stand', async () => {
    const { employer, hold } = await newJob();
    const reached = await hold({ score: 78, said: 'I am zoe dot pike at mail dot com, and I called the doctor.' });
    await hold({ score: 41 });
    await hold({ score: null });
    const job = await employer.readJob({});
    expect(job).toMatchObject({
      ...{ bar: defaultBar, barSetAt: null, scores: [78], assessed: 2, withheld: 1 },
      unlocking: { offered: true, price: { amount: 4_900, currency: 'usd' }, test: true },
      candidates: [
        {
          ...{ number: 1, standing: 'reached', contact: null, review: 'none' },
          evidence: {
            ...{ level: 'solid', counted: { assessed: 1, questions: 1 }, typed: 'none' },
            ...{ score: 78, interviewMs: 60_000, madeBy: ['The scores were given by rules.'] },
            skills: [
              {
                skill: 'Patient monitoring',
                ...{ level: 'solid', asked: true },
                claims: [{ quote: { text: 'I am [email], and I called the doctor.', startMs: 6_000 }, typed: false }],
              },
              { skill: 'Handover documentation', level: null, asked: false, claims: [] },
            ],
          },
        },
        { number: 2, standing: 'below-the-bar', evidence: null },
        { number: 3, standing: 'not-enough-evidence', evidence: null },
      ],
    });
    const words = JSON.stringify(job);
    // What was measured of the way they speak, and who they are.
    for (const never of [
      '137.7',
      '20333',
      '1777',
      '8888',
      '"um"',
      'filler',
      'pause',
      'wordsPerMinute',
      'speaking',
      'zoe',
    ])
      expect(words.toLowerCase()).not.toContain(never.toLowerCase());
    for (const secret of [reached.person.uid, reached.person.email, reached.sessionId])
      expect(words).not.toContain(secret);
  });

  test('reads what was said to a question for a license, as it was said', async () => {
    const { employer, hold } = await newJob();
    await hold({ score: 78, said: 'My name is Zoe Pike.', license: 'Yes, Zoe Pike, since 2019.' });
    expect((await candidate(employer, 1)).evidence?.facts).toEqual([
      {
        ...{ question: 'Do you have a nursing license?', said: 'yes', typed: false },
        quote: { text: 'Yes, [name], since 2019.', startMs: 31_000 },
      },
    ]);
  });

  test('sets the bar: whoever reaches it only now is told of, and nobody twice', async () => {
    const { contact, employer, hold } = await newJob();
    await employer.setJobBar({ body: { bar: 40 } });
    const [high, low] = [await hold({ score: 80 }), await hold({ score: 50 })];
    for (const one of [high, low]) await thanked(one);
    expect(await employer.setJobBar({ body: { bar: 90 } })).toMatchObject({
      bar: 90,
      candidates: [
        { standing: 'below-the-bar', evidence: null },
        { standing: 'below-the-bar', evidence: null },
      ],
    });
    const lowered = await employer.setJobBar({ body: { bar: 50 } });
    expect(lowered.candidates.map(({ standing }) => standing)).toEqual(['reached', 'reached']);
    expect(lowered.barSetAt).not.toBeNull();
    await Promise.all([0, 100, 0].map((bar) => employer.setJobBar({ body: { bar } })));
    for (const one of [high, low]) await thanked(one);
    const subjects = (await told(contact)).map(({ text }) => /Candidate \d reached “\w+\.”/.exec(text)?.[0]);
    expect(subjects.sort()).toEqual(['Candidate 1 reached “Strong.”', 'Candidate 2 reached “Solid.”']);
    expect(await caught(employer.setJobBar({ body: { bar: 101 } }))).toMatchObject({ code: 'bad-request' });
  });

  test('is not told of an interview that was erased before it was assessed, and reads nothing of it', async () => {
    const { contact, employer, hold } = await newJob();
    const gone = await hold({ score: 90 });
    await gone.person.api.eraseSession({ params: { sessionId: gone.sessionId } });
    const stays = await hold({ score: 90 });
    await thanked(stays);
    expect((await told(contact)).map(({ text }) => text.includes('Candidate 2'))).toEqual([true]);
    expect(await candidate(employer, 1)).toMatchObject({ state: 'consented', standing: null, evidence: null });
  });

  test('knows candidates by numbers that stay when somebody before them is erased', async () => {
    const { employer, hold } = await newJob();
    const [first] = [await hold({ score: 90 }), await hold({ score: 80 })];
    const { id } = await candidate(employer, 2);
    await first.person.api.eraseAccount({});
    expect((await employer.readJob({})).candidates).toMatchObject([{ id, number: 2 }]);
    await hold({ score: 70 });
    expect((await employer.readJob({})).candidates.map(({ number }) => number)).toEqual([2, 3]);
  });

  test('looks at a result when its candidate asks for it, also below the bar, and says so', async () => {
    const { employer, hold } = await newJob();
    const below = await hold({ score: 30 });
    const other = await hold({ score: 30 });
    const note = `I am ${below.person.email}, and the line broke.`;
    await stack.database.db.insert(reviewRequests).values({ sessionId: below.sessionId, note });
    const asking = await candidate(employer, 1);
    expect(asking).toMatchObject({
      ...{ standing: 'below-the-bar', review: 'asked', reviewNote: 'I am [email], and the line broke.' },
      evidence: { score: 30 },
    });
    // What they asked to be looked at is not hidden; the other one’s is.
    expect(await employer.readJob({})).toMatchObject({ scores: [], assessed: 2, withheld: 1 });
    const params = { candidateId: asking.id };
    expect((await employer.reviewCandidate({ params })).candidates[0]).toMatchObject({ review: 'done' });
    expect((await employer.reviewCandidate({ params })).candidates[0]).toMatchObject({ review: 'done' });
    const { id: candidateId } = await candidate(employer, 2);
    expect(await caught(employer.reviewCandidate({ params: { candidateId } }))).toMatchObject({ code: 'not-found' });
    expect(other.sessionId).not.toBe(below.sessionId);
  });

  test('reads no level off an earlier report of which fewer than half of the questions were assessed', async () => {
    const { jobId, employer } = await newJob();
    const stored = async (assessed: number) => {
      const { sessionId, person } = await beginCandidate(stack, jobId);
      const { answers, overall: _overall, ...report } = reportOf({ score: 80 });
      const [answer] = answers;
      const all = [1, 2, 3].map((n) => ({ ...answer, questionId: `q${n}`, score: n <= assessed ? 4 : null }));
      const overall = { assessed: true, score: 80, cappedBy: null };
      await stack.database.db
        .insert(reports)
        .values({ sessionId, ownerUid: person.uid, report: { ...report, version: 2, answers: all, overall } });
      await person.api.endInterview({ params: { roomId: jobId } });
    };
    await stored(1);
    await stored(2);
    expect(
      (await employer.readJob({})).candidates.map(({ standing, evidence }) => [standing, evidence?.level]),
    ).toEqual([
      ['not-enough-evidence', undefined],
      ['reached', 'strong'],
    ]);
  });

  test('erases the job: what was announced goes with it, and no email leads to what is gone', async () => {
    const { employer, hold } = await newJob();
    const held = await hold({ score: 90 });
    await employer.eraseJob({});
    await thanked(held);
    expect(
      await stack.database.db.select().from(announcements).where(eq(announcements.sessionId, held.sessionId)),
    ).toEqual([]);
  });
});
