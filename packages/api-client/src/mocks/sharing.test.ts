import { describe, expect, it } from 'vitest';
import * as history from './history.ts';
import * as sharing from './sharing.ts';
import { failures, mockedService } from './testing.ts';

const { client, set, meeting } = mockedService();
const params = { sessionId: history.held.id };

describe('the situations of a shared report', () => {
  it('keeping remembers the link until it is taken back', async () => {
    set(sharing.keeping());
    expect(await client.listShares({ params })).toEqual({ shares: [] });
    const share = await client.createShare({ params, body: { days: 30 } });
    expect(share.expiresAt).toBe('2026-12-12T10:00:00.000Z');
    expect(await client.listShares({ params })).toEqual({ shares: [share] });
    expect(await client.revokeShares({ params })).toEqual({ revoked: true });
    expect(await client.listShares({ params })).toEqual({ shares: [] });
  });

  it('alreadyShared has a link, and shows the report behind it', async () => {
    set(sharing.alreadyShared);
    expect((await client.listShares({ params })).shares).toHaveLength(1);
    expect(await client.readSharedReport({})).toEqual(sharing.sharedReport);
  });

  it.each([
    ['createFails', () => client.createShare({ params, body: { days: 7 } })],
    ['revokeFails', () => client.revokeShares({ params })],
  ] as const)('%s says nothing about it', async (situation, ask) => {
    set(sharing[situation]);
    await expect(ask()).rejects.toMatchObject(failures.silent);
  });

  it.each([
    ['gone', { code: 'not-found', status: 404 }],
    ['failing', failures.broken],
    ['hanging', failures.hanging],
    ['offline', failures.offline],
  ] as const)('%s shows no report', async (situation, failure) => {
    set(sharing[situation]);
    await expect(meeting(failure).readSharedReport({})).rejects.toMatchObject(failure);
  });
});
