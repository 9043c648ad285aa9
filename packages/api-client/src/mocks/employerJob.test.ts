import { describe, expect, it } from 'vitest';
import * as employerJob from './employerJob.ts';
import { failures, mockedService } from './testing.ts';

const { client, set, meeting } = mockedService();
const { contact_email: _contact, ...form } = { ...employerJob.job, suggested_title: 'Head Nurse' };
const close = (by = client) => by.setJobStatus({ body: { status: 'closed' } });

describe('the situations of a private link', () => {
  it.each([
    ['nobodyYet', { candidates: [] }],
    ['closed', { status: 'closed' }],
  ] as const)('%s shows the job', async (situation, shown) => {
    set(employerJob[situation]);
    expect(await client.readJob({})).toMatchObject(shown);
  });

  it('manageable remembers what was done', async () => {
    set(employerJob.manageable());
    await client.changeJob({ body: form });
    await close();
    expect(await client.readJob({})).toMatchObject({ suggested_title: 'Head Nurse', status: 'closed' });
    await client.setJobStatus({ body: { status: 'open' } });
    expect(await client.readJob({})).toMatchObject({ status: 'open', closedAt: null });
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
