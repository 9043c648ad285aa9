import { type ApiClient, type ApiError, createApiClient } from '@viva/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { candidateMarks } from '../db/schema/index.ts';
import { createPrivateKeys } from '../jobPosts/privateLink.ts';
import { sweepsOf } from '../ops/sweeps.ts';
import { type Held, holdInterview } from '../testing/hiring.ts';
import { postJob, sampleForm } from '../testing/jobs.ts';
import { until } from '../testing/livekitServer.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: behindProxy });
});
afterAll(() => stack.close());

let jobs = 1;
async function newJob(company: string | undefined = 'Riverside Hospital') {
  const form = { ...sampleForm, company, contact_email: `marks-${jobs}@clinic.example` };
  const jobId = await postJob(visitorFrom(stack.url, `198.51.100.${jobs++}`), form);
  const key = createPrivateKeys(stack.config.LIVEKIT_API_SECRET)(jobId, 0);
  const getToken = () => Promise.resolve(key);
  const employer = createApiClient({ baseUrl: `${stack.url}/api`, getToken, retryDelaysMs: [] });
  return { jobId, employer, hold: (held: Held) => holdInterview(stack, jobId, held) };
}
const caught = (promise: Promise<unknown>) => promise.catch((error: ApiError) => error);
const candidate = async (employer: ApiClient, number: number) => {
  const found = (await employer.readJob({})).candidates.find((one) => one.number === number);
  if (!found) throw new Error(`There is no candidate ${number}.`);
  return { ...found, params: { candidateId: found.id } };
};
const actsOf = async (employer: ApiClient) => (await employer.readJob({})).log.map(({ act }) => act);
const declines = async (email: string) =>
  (await stack.mails()).filter(({ to, messageId }) => to.includes(email) && messageId?.startsWith('<declined-'));

describe('an employer', () => {
  test('keeps a shortlist and notes, each of which is in the log, and no candidate is told', async () => {
    const { employer, hold } = await newJob();
    const { person } = await hold({ score: 80 });
    const { params, ...before } = await candidate(employer, 1);
    expect(before).toMatchObject({ shortlisted: false, privateNote: '', declinedAt: null });
    expect(await employer.shortlistCandidate({ params, body: { shortlisted: true } })).toEqual({ shortlisted: true });
    await employer.shortlistCandidate({ params, body: { shortlisted: true } });
    const body = { note: '  Calm. Ask for the certificate.  ' };
    expect(await employer.noteCandidate({ params, body })).toEqual({ note: 'Calm. Ask for the certificate.' });
    expect(await candidate(employer, 1)).toMatchObject({ shortlisted: true, privateNote: body.note.trim() });
    await employer.shortlistCandidate({ params, body: { shortlisted: false } });
    expect((await actsOf(employer)).filter((act) => /shortlist|unlist|noted/.test(act))).toEqual([
      'candidate-unlisted',
      'candidate-noted',
      // Again changed nothing.
      'candidate-shortlisted',
    ]);
    expect(JSON.stringify(await person.api.exportAccount({}))).not.toContain('certificate');
  });

  test('writes 2,000 characters about a candidate, and no more', async () => {
    const { employer, hold } = await newJob();
    await hold({ score: 80 });
    const { params } = await candidate(employer, 1);
    const note = 'x'.repeat(2_000);
    expect(await employer.noteCandidate({ params, body: { note } })).toEqual({ note });
    expect(await caught(employer.noteCandidate({ params, body: { note: `${note}x` } }))).toMatchObject({
      ...{ code: 'bad-request', status: 400 },
    });
    expect(await candidate(employer, 1)).toMatchObject({ privateNote: note });
  });

  test('declines a candidate once, by words of our own with the names of the job and the company', async () => {
    const { employer, hold } = await newJob();
    const { person, sessionId } = await hold({ score: 80 });
    const { params } = await candidate(employer, 1);
    await employer.noteCandidate({ params, body: { note: 'Not a team player.' } });
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => employer.declineCandidate({ params })));
    expect(others).toEqual([first, first]);
    await until(async () => {
      const { db } = stack.database;
      const [row] = await db.select().from(candidateMarks).where(eq(candidateMarks.uid, person.uid));
      return row?.declineMailedAt !== null;
    }, 'the email to leave');
    const [mail, ...more] = await declines(person.email);
    expect(more).toEqual([]);
    const text = mail?.text.replace(/\s+/g, ' ');
    expect(text).toContain('an interview for Night-Shift Nurse at Riverside Hospital.');
    expect(text).toContain(`${stack.url}/report/${sessionId}`);
    expect(text).not.toContain('team player');
    expect(await candidate(employer, 1)).toMatchObject({ declinedAt: first?.declinedAt });
    expect((await actsOf(employer)).filter((act) => act === 'candidate-declined')).toHaveLength(1);
    const { candidacies } = await person.api.exportAccount({});
    expect(candidacies).toMatchObject([{ told: { declinedAt: first?.declinedAt } }]);
  });

  test('marks none whose evidence is hidden, and none of another job', async () => {
    const [one, other] = [await newJob(), await newJob()];
    await one.hold({ score: 10 });
    await one.hold({ score: 80 });
    const [hidden, shown] = [await candidate(one.employer, 1), await candidate(one.employer, 2)];
    for (const [employer, params] of [
      [one.employer, hidden.params],
      [other.employer, shown.params],
    ] as const)
      for (const mark of [
        () => employer.shortlistCandidate({ params, body: { shortlisted: true } }),
        () => employer.noteCandidate({ params, body: { note: 'Calm.' } }),
        () => employer.declineCandidate({ params }),
      ])
        expect(await caught(mark())).toMatchObject({ code: 'not-found', status: 404 });
  });

  test('has no notes left about an interview that its candidate erased', async () => {
    const { employer, hold } = await newJob();
    const { person, sessionId } = await hold({ score: 80 });
    const { params } = await candidate(employer, 1);
    await employer.noteCandidate({ params, body: { note: 'Calm.' } });
    await person.api.eraseSession({ params: { sessionId } });
    const { db } = stack.database;
    expect(await db.select().from(candidateMarks).where(eq(candidateMarks.uid, person.uid))).toEqual([]);
  });
});

test('an interview whose time is over leaves no notes about its candidate', async () => {
  const { employer, hold } = await newJob();
  const { person, sessionId } = await hold({ score: 80 });
  const { params } = await candidate(employer, 1);
  await employer.noteCandidate({ params, body: { note: 'Calm.' } });
  const { db, pool } = stack.database;
  await pool.query(`update sessions set ended_at = now() - interval '10 years', media_closed = true where id = $1`, [
    sessionId,
  ]);
  for (const { run } of sweepsOf(db, stack.config)) await run();
  expect(await db.select().from(candidateMarks).where(eq(candidateMarks.uid, person.uid))).toEqual([]);
});

describe('an export', () => {
  async function threeCandidates() {
    const job = await newJob();
    const open = await job.hold({ score: 80, said: 'I am zoe dot pike at mail dot com, and I called the doctor.' });
    const locked = await job.hold({ score: 70, said: '=HYPERLINK("evil") I saw it and called the doctor.' });
    const hidden = await job.hold({ score: 10, said: 'Secret words of a person below the bar.' });
    const paying = await job.employer.unlockCandidate({ params: (await candidate(job.employer, 1)).params });
    if (paying.state !== 'checkout') throw new Error('There is nothing to pay.');
    await fetch(paying.url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ choice: 'pay' }) });
    const { params } = await candidate(job.employer, 2);
    await job.employer.noteCandidate({ params, body: { note: '+1 for "calm"' } });
    return { ...job, open, locked, hidden };
  }

  test('has what the page shows and no more: addresses of those who were paid for, and nothing of the hidden', async () => {
    const { employer, open, locked, hidden } = await threeCandidates();
    const json = await employer.exportCandidates({ query: { format: 'json' } });
    expect(JSON.parse(json)).toMatchObject({
      ...{ job: 'Night-Shift Nurse', company: 'Riverside Hospital' },
      candidates: [
        { candidate: 'Candidate 1', email: open.person.email, standing: 'Met your bar', level: 'Solid' },
        { candidate: 'Candidate 2', email: null, privateNote: '+1 for "calm"', shortlisted: false },
        { candidate: 'Candidate 3', email: null, standing: 'Below your bar', level: null, skills: [] },
      ],
    });
    const csv = await employer.exportCandidates({ query: { format: 'csv' } });
    for (const file of [json, csv]) {
      expect(file).toContain(open.person.email);
      for (const secret of [locked.person.email, hidden.person.email, 'Secret words', locked.person.uid])
        expect(file).not.toContain(secret);
      // Levels are words here as on the page.
      expect(file).not.toMatch(/"score"|\b80\b|\b70\b/);
    }
    expect((await actsOf(employer)).filter((act) => act === 'candidates-exported')).toHaveLength(2);
  });

  test('as CSV has no formula behind a semicolon, which separates cells in many countries', async () => {
    const { employer } = await threeCandidates();
    const { params } = await candidate(employer, 1);
    await employer.noteCandidate({ params, body: { note: 'calm; =HYPERLINK("evil")' } });
    expect(await employer.exportCandidates({ query: { format: 'csv' } })).toContain(`"calm; '=HYPERLINK(""evil"")"`);
  });

  test('as CSV has a line for each candidate, and no cell that a spreadsheet runs as a formula', async () => {
    const { employer } = await threeCandidates();
    const csv = await employer.exportCandidates({ query: { format: 'csv' } });
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^.?Candidate,State,Interview,Standing,Level,/);
    expect(lines[2]).toContain(`"'+1 for ""calm"""`);
    for (const line of lines) expect(line).not.toMatch(/(?:^|,)"?[=+@-]/);
  });
});
