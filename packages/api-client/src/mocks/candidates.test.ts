import { describe, expect, it } from 'vitest';
import { consentVersions } from '../contract/index.ts';
import * as candidates from './candidates.ts';
import { failures, mockedService } from './testing.ts';

const { client, set, meeting } = mockedService();
const params = { roomId: 'job-for-stories' };
const ask = (by = client) => by.getInvitation({ params });
const agree = (by = client) => by.giveConsent({ params, body: { version: consentVersions[0] } });

describe('the situations of an invitation', () => {
  it.each([
    ['practice', { kind: 'practice' }],
    ['invited', candidates.invitation],
    ['consented', { ...candidates.invitation, consented: true }],
    ['begun', { ...candidates.invitation, consented: true, begun: true }],
    ['finished', { ...candidates.invitation, consented: true, begun: true, finished: true }],
  ] as const)('%s tells what the room is about', async (situation, told) => {
    set(candidates[situation]);
    expect(await ask()).toEqual(told);
  });

  it('tells a visitor the job of a smart link alone', async () => {
    set(candidates.invited);
    expect(await client.getPublicInvitation({ params })).toEqual(candidates.publicInvitation);
    set(candidates.practice);
    await expect(client.getPublicInvitation({ params })).rejects.toMatchObject({ code: 'not-found', status: 404 });
  });

  it.each([
    ['notFound', { code: 'not-found', status: 404 }],
    ['unauthorized', { code: 'unauthorized', status: 401 }],
    ['failing', failures.broken],
    ['hanging', failures.hanging],
    ['offline', failures.offline],
  ] as const)('%s tells nothing', async (situation, failure) => {
    set(candidates[situation]);
    await expect(ask(meeting(failure))).rejects.toMatchObject(failure);
  });
});

describe('the situations of a consent', () => {
  it('consentable remembers that it was given, each candidate for themselves', async () => {
    set(candidates.consentable());
    expect(await agree()).toEqual({ consented: true });
    expect(await ask()).toMatchObject({ consented: true });
    set(candidates.consentable());
    expect(await ask()).toMatchObject({ consented: false });
  });

  it.each([
    ['practice', { code: 'not-found', status: 404 }],
    ['notFound', { code: 'not-found', status: 404 }],
    ['unauthorized', { code: 'unauthorized', status: 401 }],
    ['consentFailing', failures.broken],
    ['consentFailingWithoutMessage', failures.silent],
    ['consentHanging', failures.hanging],
    ['offline', failures.offline],
  ] as const)('%s notes none', async (situation, failure) => {
    set(candidates[situation]);
    await expect(agree(meeting(failure))).rejects.toMatchObject(failure);
  });
});
