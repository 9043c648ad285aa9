import { describe, expect, it } from 'vitest';
import * as practiceSetup from './practiceSetup.ts';
import { failures, mockedService } from './testing.ts';

const { client, set, meeting } = mockedService();
const params = { roomId: 'room-for-stories' };
const body = { role: '', advert: practiceSetup.advert, minutes: 10, persona: 'neutral', coached: false } as const;

describe('the situations of setting up', () => {
  it('offer what fits the person', async () => {
    set(practiceSetup.firstVisit);
    expect(await client.getPracticeOffer({ params })).toEqual(practiceSetup.offer);
    set(practiceSetup.returning);
    expect(await client.getPracticeOffer({ params })).toMatchObject({
      from: 'last',
      suggested: { role: 'Ward nurse', coached: true },
    });
    set(practiceSetup.returningWithAd);
    expect(await client.getPracticeOffer({ params })).toMatchObject({ from: 'last', reading: practiceSetup.reading });
    set(practiceSetup.begun);
    expect(await client.getPracticeOffer({ params })).toMatchObject({ begun: true });
  });

  it.each([
    ['firstVisit', practiceSetup.reading],
    ['unreadable', { state: 'unreadable' }],
    ['link', { state: 'link' }],
  ] as const)('%s tells what was read in an ad', async (situation, reading) => {
    set(practiceSetup[situation]);
    expect(await client.setUpPractice({ params, body })).toEqual({ begun: false, reading });
    expect(await client.setUpPractice({ params, body: { ...body, advert: '' } })).toEqual({
      begun: false,
      reading: null,
    });
  });

  it.each([
    ['notStored', failures.broken],
    ['storingHangs', failures.hanging],
    ['trialOver', { code: 'subscription-required', status: 403, serverMessage: 'Your trial has expired.' }],
    ['offline', failures.offline],
  ] as const)('%s stores nothing', async (situation, failure) => {
    set(practiceSetup[situation]);
    await expect(meeting(failure).setUpPractice({ params, body })).rejects.toMatchObject(failure);
  });
});
