import { describe, expect, it } from 'vitest';
import * as employerJob from './employerJob.ts';
import { failures, mockedService } from './testing.ts';

const { client, set, meeting } = mockedService();
const { required_skills, key_questions } = employerJob.job;
const form = { suggested_title: 'Head Nurse', required_skills, key_questions };
const close = (by = client) => by.setJobStatus({ body: { status: 'closed' } });

describe('the situations of a private link', () => {
  it.each([
    ['nobodyYet', { candidates: [] }],
    ['nobodyReached', { scores: [], withheld: 1 }],
    ['testCheckout', { unlocking: { price: null, test: true } }],
    ['notOffered', { unlocking: { offered: false } }],
    ['closed', { status: 'closed' }],
  ] as const)('%s shows the job', async (situation, shown) => {
    set(employerJob[situation]);
    expect(await client.readJob({})).toMatchObject(shown);
  });

  it('paid shows who it is, and pending does not', async () => {
    const params = { candidateId: 'candidate-of-the-third' };
    set(employerJob.paid);
    expect((await client.readJob({})).candidates[0]).toMatchObject({ contact: { email: 'nurse@example.org' } });
    expect(await client.readJobCandidate({ params })).toMatchObject({ transcript: [{ turn: 0 }, {}, {}, {}] });
    set(employerJob.pending);
    expect(await client.unlockCandidate({ params })).toEqual({ state: 'pending' });
    set(employerJob.unlockFails);
    await expect(client.unlockCandidate({ params })).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('manageable remembers what was done', async () => {
    set(employerJob.manageable());
    await client.changeJob({ body: form });
    await close();
    expect(await client.readJob({})).toMatchObject({ suggested_title: 'Head Nurse', status: 'closed' });
    await client.setJobStatus({ body: { status: 'open' } });
    expect(await client.readJob({})).toMatchObject({ status: 'open', closedAt: null });
    expect(await client.setJobBar({ body: { bar: 70 } })).toMatchObject({ bar: 70 });
    const params = { candidateId: 'candidate-of-the-5th--' };
    expect((await client.reviewCandidate({ params })).candidates[2]).toMatchObject({ review: 'done' });
    expect(await client.unlockCandidate({ params })).toMatchObject({ state: 'checkout' });
    expect(await client.shortlistCandidate({ params, body: { shortlisted: true } })).toEqual({ shortlisted: true });
    expect(await client.noteCandidate({ params, body: { note: 'Calm.' } })).toEqual({ note: 'Calm.' });
    expect(await client.exportCandidates({ query: { format: 'csv' } })).toContain('Candidate 1,finished');
    expect(await client.replaceJobLink({})).toEqual({ replaced: true });
    expect(await client.eraseJob({})).toEqual({ erased: true });
  });

  it.each([
    ['notFound', { code: 'not-found', status: 404 }],
    ['failing', failures.broken],
    ['hanging', failures.hanging],
    ['offline', failures.offline],
  ] as const)('%s shows nothing', async (situation, failure) => {
    set(employerJob[situation]);
    await expect(meeting(failure).readJob({})).rejects.toMatchObject(failure);
  });

  it.each([
    ['changeFails', failures.broken],
    ['changeFailsWithoutMessage', failures.silent],
    ['changeHanging', failures.hanging],
  ] as const)('%s shows the job, and changes nothing', async (situation, failure) => {
    set(employerJob[situation]);
    expect(await client.readJob({})).toEqual(employerJob.job);
    await expect(close(meeting(failure))).rejects.toMatchObject(failure);
  });
});
