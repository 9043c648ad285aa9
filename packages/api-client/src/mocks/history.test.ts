import { describe, expect, it } from 'vitest';
import * as accounts from './accounts.ts';
import * as history from './history.ts';
import { failures, mockedService } from './testing.ts';

const { client, set, meeting } = mockedService();
const params = { sessionId: history.held.id };
const unauthorized = { code: 'unauthorized', status: 401, serverMessage: 'Please log in again.' };
const everyFailure = [
  ['unauthorized', unauthorized],
  ['failing', failures.broken],
  ['failingWithoutMessage', failures.silent],
  ['hanging', failures.hanging],
  ['offline', failures.offline],
] as const;

describe('the situations of past interviews', () => {
  it('ready lists, shows and erases one', async () => {
    set(history.ready);
    expect(await client.listSessions({ query: {} })).toEqual({
      sessions: [history.held],
      nextCursor: null,
      practiced: 1,
    });
    expect(await client.getSession({ params })).toEqual(history.detail);
    expect(await client.eraseSession({ params })).toEqual({ erased: true });
  });

  it('reviewable remembers that a review was asked for', async () => {
    set(history.reviewable());
    const state = async () => (await client.getSession({ params })).review?.state;
    expect(await state()).toBe('none');
    await client.requestReview({ params, body: { note: '' } });
    expect(await state()).toBe('asked');
  });

  it.each([
    ['ready', null],
    ['assessed', null],
    ['reviewed', 'answered'],
  ] as const)('%s has the review %s', async (situation, state) => {
    set(history[situation]);
    expect((await client.getSession({ params })).review?.state ?? null).toBe(state);
  });

  it('reviewFails asks in vain', async () => {
    set(history.reviewFails);
    await expect(client.requestReview({ params, body: { note: '' } })).rejects.toMatchObject(failures.silent);
  });

  it('empty lists none', async () => {
    set(history.empty);
    expect(await client.listSessions({ query: {} })).toEqual({ sessions: [], nextCursor: null, practiced: 0 });
  });

  it('paged leads on to its last page', async () => {
    set(history.paged);
    const { nextCursor } = await client.listSessions({ query: {} });
    const last = await client.listSessions({ query: { cursor: nextCursor ?? undefined } });
    expect(last).toEqual({ sessions: [history.silent], nextCursor: null, practiced: 1 });
  });

  it.each([
    ['writing', 'writing'],
    ['nothingSaid', 'nothing-said'],
  ] as const)('%s has no report', async (situation, report) => {
    set(history[situation]);
    expect(await client.getSession({ params })).toMatchObject({ report, feedback: null });
  });

  it.each([['notFound', { code: 'not-found', status: 404 }], ...everyFailure] as const)(
    '%s neither shows nor erases one',
    async (situation, failure) => {
      set(history[situation]);
      await expect(meeting(failure).getSession({ params })).rejects.toMatchObject(failure);
      await expect(meeting(failure).eraseSession({ params })).rejects.toMatchObject(failure);
    },
  );
});

describe('the situations of an account', () => {
  it('ready exports and erases it', async () => {
    set(accounts.ready);
    expect(await client.exportAccount({})).toEqual(accounts.exported);
    expect(await client.eraseAccount({})).toEqual({ erased: true });
  });

  it.each([
    ['loginTooOld', { code: 'login-too-old', status: 403 }],
    ['unavailable', { code: 'unavailable', status: 503 }],
    ...everyFailure,
  ] as const)('%s erases nothing', async (situation, failure) => {
    set(accounts[situation]);
    await expect(meeting(failure).eraseAccount({})).rejects.toMatchObject(failure);
  });

  it.each(everyFailure)('%s exports nothing', async (situation, failure) => {
    set(accounts[situation]);
    await expect(meeting(failure).exportAccount({})).rejects.toMatchObject(failure);
  });
});
