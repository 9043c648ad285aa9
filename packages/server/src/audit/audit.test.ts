import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createApiClient } from '@viva/api-client';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntries } from '../db/schema/index.ts';
import { createPrivateKeys } from '../jobPosts/privateLink.ts';
import { holdInterview } from '../testing/hiring.ts';
import { postJob, sampleForm } from '../testing/jobs.ts';
import { until } from '../testing/livekitServer.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';
import { audit, exportAudit, sweepAudit } from './audit.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: behindProxy });
});
afterAll(() => stack.close());

let jobs = 1;
async function newJob() {
  const form = { ...sampleForm, contact_email: `audited-${jobs}@clinic.example` };
  const jobId = await postJob(visitorFrom(stack.url, `198.51.100.${jobs++}`), form);
  const linked = (rotation: number) =>
    createApiClient({
      baseUrl: `${stack.url}/api`,
      getToken: () => Promise.resolve(createPrivateKeys(stack.config.LIVEKIT_API_SECRET)(jobId, rotation)),
      retryDelaysMs: [],
    });
  const log = () => entriesOf(jobId);
  const acts = async () =>
    (await log()).map(({ actor, link, act, candidate, bar }) => [actor, link, act, candidate, bar]);
  return { jobId, employer: linked(0), linked, log, acts };
}
const entriesOf = (jobId: string) =>
  stack.database.db.select().from(auditEntries).where(eq(auditEntries.jobId, jobId)).orderBy(auditEntries.id);

describe('the audit log', () => {
  test('says who read and decided what, by which link, and the employer sees it', async () => {
    const { jobId, employer, linked, acts } = await newJob();
    await holdInterview(stack, jobId, { score: 80, said: 'I called the doctor at once.' });
    await holdInterview(stack, jobId, { score: 20 });
    await until(async () => (await acts()).some(([, , act]) => act === 'announced'), 'the email');
    const { candidates } = await employer.readJob({});
    const params = { candidateId: candidates[0]?.id ?? '' };
    const reply = await employer.unlockCandidate({ params });
    const url = reply.state === 'checkout' ? reply.url : '';
    await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ choice: 'pay' }) });
    await employer.readJobCandidate({ params });
    await employer.listCandidateRecordings({ params });
    await employer.setJobBar({ body: { bar: 70 } });
    await employer.setJobStatus({ body: { status: 'closed' } });
    await employer.setJobStatus({ body: { status: 'open' } });
    await employer.replaceJobLink({});
    const { log } = await linked(1).readJob({});
    expect(await acts()).toEqual([
      ['service', null, 'announced', 1, null],
      ['link', 1, 'list-read', null, null],
      ['link', 1, 'evidence-read', 1, null],
      ['link', 1, 'checkout-opened', 1, null],
      ['payments', null, 'candidate-paid', 1, null],
      ['link', 1, 'transcript-read', 1, null],
      ['link', 1, 'recording-read', 1, null],
      ['link', 1, 'bar-set', null, 70],
      ['link', 1, 'job-closed', null, null],
      ['link', 1, 'job-reopened', null, null],
      ['link', 1, 'link-replaced', null, null],
      ['link', 2, 'list-read', null, null],
      ['link', 2, 'evidence-read', 1, null],
    ]);
    expect(log.map(({ by, link, act, candidate, bar }) => [by, link, act, candidate, bar])).toEqual(
      (await acts()).reverse(),
    );
  });

  test('notes a view once for a viewer, a candidate and an hour, however often the page asks', async () => {
    const { jobId, employer, acts } = await newJob();
    await holdInterview(stack, jobId, { score: 80 });
    await until(async () => (await acts()).length > 0, 'the email');
    await Promise.all([1, 2, 3, 4].map(() => employer.readJob({})));
    const seen = (await acts()).filter(([actor]) => actor === 'link').map(([, , act]) => act);
    // Two where the hour was over in between.
    expect(seen.length).toBeLessThanOrEqual(4);
    expect(new Set(seen)).toEqual(new Set(['list-read', 'evidence-read']));
  });

  test('notes an interview that a person reviewed, once, and what a candidate does with what is theirs', async () => {
    const { jobId, employer, acts } = await newJob();
    const { person, sessionId } = await holdInterview(stack, jobId, { score: 20 });
    const ask = () => person.api.requestReview({ params: { sessionId }, body: { note: 'The line broke.' } });
    await ask();
    await ask();
    const params = { candidateId: (await employer.readJob({})).candidates[0]?.id ?? '' };
    await employer.reviewCandidate({ params });
    await employer.reviewCandidate({ params });
    await person.api.exportAccount({});
    await person.api.eraseAccount({});
    const own = (await acts()).filter(([, , act]) => !String(act).endsWith('-read'));
    expect(own).toEqual([
      ['candidate', null, 'review-asked', 1, null],
      ['link', 1, 'review-done', 1, null],
      ['candidate', null, 'exported', 1, null],
      ['candidate', null, 'erased', 1, null],
    ]);
    // That somebody took a copy of their own data is not the employer’s concern.
    expect((await employer.readJob({})).log.map(({ act }) => act as string)).not.toContain('exported');
  });

  test('outlives the job, and has neither words nor addresses', async () => {
    const { jobId, employer, log } = await newJob();
    const { person } = await holdInterview(stack, jobId, { score: 80, said: 'My name is Zebulon.' });
    await employer.readJob({});
    await employer.eraseJob({});
    const rows = await log();
    expect(rows.at(-1)).toMatchObject({ actor: 'link', link: 1, act: 'job-erased' });
    const text = JSON.stringify(rows);
    for (const secret of [person.uid, person.email, 'clinic.example', 'Zebulon', sampleForm.suggested_title])
      expect(text).not.toContain(secret);
  });

  test('takes no change and loses nothing but by retention', async () => {
    const { pool, db } = stack.database;
    await audit(db, { by: 'service' }, [{ act: 'erased', jobId: 'job-of-old', candidate: 1 }]);
    for (const change of ['update audit_entries set bar = 1', 'delete from audit_entries', 'truncate audit_entries'])
      await expect(pool.query(change)).rejects.toThrow('append-only');
    await db.insert(auditEntries).values({
      ...{ actor: 'service', act: 'erased', jobId: 'job-of-old', candidate: 2 },
      at: sql`now() - interval '31 days'`,
    });
    expect(await sweepAudit(db, 30)).toBe(1);
    expect((await entriesOf('job-of-old')).map(({ candidate }) => candidate)).toEqual([1]);
  });

  test('is exported in order, of one job or of some days, and that it was is noted', async () => {
    const { db } = stack.database;
    const deed = { act: 'bar-set', bar: 50 } as const;
    for (const jobId of ['job-a', 'job-b', 'job-a']) await audit(db, { by: 'link', rotation: 0 }, [{ ...deed, jobId }]);
    const taken = async (range: Parameters<typeof exportAudit>[1]) => {
      const found: unknown[] = [];
      for await (const { jobId, act } of exportAudit(db, range)) found.push([jobId, act]);
      return found;
    };
    const exported = [
      ['job-a', 'bar-set'],
      ['job-a', 'bar-set'],
      ['job-a', 'log-exported'],
    ];
    expect(await taken({ jobId: 'job-a' })).toEqual(exported);
    expect(await taken({ jobId: 'job-a', to: new Date(0) })).toEqual([]);
    expect((await taken({ from: new Date(0) })).length).toBeGreaterThan(exported.length);
  });

  test('is written by one command, a line of JSON for each entry', async () => {
    await audit(stack.database.db, { by: 'service' }, [{ act: 'bar-set', jobId: 'job-of-the-command', bar: 40 }]);
    const main = fileURLToPath(new URL('../ops/auditMain.ts', import.meta.url));
    const { stdout } = spawnSync(process.execPath, [main, 'export', '--job', 'job-of-the-command'], {
      env: { ...process.env, DATABASE_URL: stack.env.DATABASE_URL },
      encoding: 'utf8',
    });
    const lines = stdout.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { act: 'bar-set', actor: 'service', bar: 40, candidate: null, at: expect.any(String) as string },
      { act: 'log-exported', actor: 'operator' },
    ]);
    expect(stdout).not.toContain('viewKey');
  });
});
