import { describe, expect, it } from 'vitest';
import * as jobPosts from './jobPosts.ts';
import { failures, mockedService } from './testing.ts';

const { client, set, meeting } = mockedService();
const params = { jobId: 'job-for-stories' };
const update = (by = client) => by.updateJobPost({ params, body: { content: 'We look for a nurse.' } });
const finalize = (by = client) =>
  by.finalizeJobPost({ params, body: { ...jobPosts.suggestion, contact_email: 'hiring@example.com' } });

describe('the situations of a job post', () => {
  it('goes through its stages when all is well', async () => {
    set(jobPosts.ready);
    expect(await client.createJobPost({})).toEqual({ job_id: params.jobId });
    expect(await update()).toEqual({ content: 'We look for a nurse.', structured_data: jobPosts.suggestion });
    expect(await finalize()).toEqual({ private_link: expect.stringMatching(/\/job\/[\w-]+$/) });
  });

  it.each([
    ['createFails', failures.broken],
    ['createLimited', { code: 'rate-limited', status: 429 }],
    ['hanging', failures.hanging],
    ['offline', failures.offline],
  ] as const)('%s makes none', async (situation, failure) => {
    set(jobPosts[situation]);
    await expect(meeting(failure).createJobPost({})).rejects.toMatchObject(failure);
  });

  it.each([
    ['updateFails', failures.broken],
    ['notFound', { code: 'not-found', status: 404 }],
    ['updateHanging', failures.hanging],
    ['updateOffline', failures.offline],
    ['offline', failures.offline],
  ] as const)('%s takes no description', async (situation, failure) => {
    set(jobPosts[situation]);
    await expect(update(meeting(failure))).rejects.toMatchObject(failure);
  });

  it.each([
    ['finalizeFails', { code: 'bad-request', status: 400, serverMessage: expect.stringContaining('email') }],
    ['finalizeFailsWithoutMessage', failures.silent],
    ['alreadyFinalized', { code: 'job-finalized', status: 409 }],
    ['notFound', { code: 'not-found', status: 404 }],
    ['finalizeHanging', failures.hanging],
    ['finalizeOffline', failures.offline],
    ['offline', failures.offline],
  ] as const)('%s makes nothing final', async (situation, failure) => {
    set(jobPosts[situation]);
    await expect(finalize(meeting(failure))).rejects.toMatchObject(failure);
  });
});
