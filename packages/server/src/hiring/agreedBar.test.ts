import { type ApiClient, type ApiError, createApiClient, defaultBar } from '@viva/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announcements, consents, reports } from '../db/schema/index.ts';
import { createPrivateKeys } from '../jobPosts/privateLink.ts';
import { type Held, holdInterview, reportOf } from '../testing/hiring.ts';
import { postJob, sampleForm } from '../testing/jobs.ts';
import { until } from '../testing/livekitServer.ts';
import { beginCandidate } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';
import { barFor } from './candidates.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: behindProxy });
});
afterAll(() => stack.close());

let jobs = 1;
async function newJob() {
  const jobId = await postJob(visitorFrom(stack.url, `198.51.100.${jobs}`), {
    ...sampleForm,
    contact_email: `bars-${jobs++}@clinic.example`,
  });
  const getToken = () => Promise.resolve(createPrivateKeys(stack.config.LIVEKIT_API_SECRET)(jobId, 0));
  const employer = createApiClient({ baseUrl: `${stack.url}/api`, getToken, retryDelaysMs: [] });
  const setBar = (bar: number) => employer.setJobBar({ body: { bar } });
  return { jobId, employer, setBar, hold: (held: Held) => holdInterview(stack, jobId, held) };
}
const shownOf = async (employer: ApiClient) =>
  (await employer.readJob({})).candidates.map(({ number, standing, evidence }) => [
    number,
    standing,
    evidence !== null,
  ]);
const announcedOf = (sessionId: string) =>
  stack.database.db.select().from(announcements).where(eq(announcements.sessionId, sessionId));

test('the bar that counts is the one at the consent, or the present one where that is higher', () => {
  expect(barFor({ agreedBar: 60 }, 0)).toBe(60);
  expect(barFor({ agreedBar: 60 }, 60)).toBe(60);
  expect(barFor({ agreedBar: 60 }, 75)).toBe(75);
});

describe('a candidate who agreed to be shown if they reach the bar', () => {
  test('stays hidden when they did not and the bar is lowered, and the employer is told how many do', async () => {
    const { employer, setBar, hold } = await newJob();
    const short = await hold({ score: 41.372_95 });
    await hold({ score: defaultBar });
    await hold({ score: null });
    const lowered = await setBar(0);
    expect(lowered).toMatchObject({ bar: 0, scores: [defaultBar], withheld: 1 });
    expect(await shownOf(employer)).toEqual([
      [1, 'below-the-bar', false],
      [2, 'reached', true],
      [3, 'not-enough-evidence', false],
    ]);
    // Their score is nowhere, not even among all scores.
    expect(JSON.stringify(lowered)).not.toContain('41.37');
    expect(await announcedOf(short.sessionId)).toEqual([]);
    const candidateId = lowered.candidates[0]?.id ?? '';
    for (const call of [employer.unlockCandidate, employer.readJobCandidate])
      expect(await call({ params: { candidateId } }).catch((error: ApiError) => error)).toMatchObject({
        code: 'not-found',
      });
  });

  test('is shown under a lower bar when they agreed to that one', async () => {
    const { employer, setBar, hold } = await newJob();
    await setBar(30);
    const held = await hold({ score: 40 });
    expect(await shownOf(employer)).toEqual([[1, 'reached', true]]);
    await until(async () => (await announcedOf(held.sessionId)).length === 1, 'the announcement');
    expect(await announcedOf(held.sessionId)).toMatchObject([{ bar: 30, score: 40 }]);
    expect((await setBar(50)).withheld).toBe(0);
    expect(await shownOf(employer)).toEqual([[1, 'below-the-bar', false]]);
    await setBar(10);
    expect(await shownOf(employer)).toEqual([[1, 'reached', true]]);
  });

  test('is announced as having reached that bar, also when it is a lower one by then', async () => {
    const { jobId, setBar } = await newJob();
    await setBar(80);
    const session = await beginCandidate(stack, jobId);
    await setBar(20);
    const report = reportOf({ score: 85 });
    await stack.database.db
      .insert(reports)
      .values({ sessionId: session.sessionId, ownerUid: session.person.uid, report });
    await session.person.api.endInterview({ params: { roomId: jobId } });
    await until(async () => (await announcedOf(session.sessionId)).length === 1, 'the announcement');
    expect(await announcedOf(session.sessionId)).toMatchObject([{ bar: 80, score: 85 }]);
  });

  test('keeps the highest bar under which they agreed', async () => {
    const { jobId, employer, setBar, hold } = await newJob();
    const { person } = await hold({ score: 40 });
    await setBar(20);
    await person.api.giveConsent({ params: { roomId: jobId }, body: { version: '2026-11' } });
    const given = await stack.database.db.select().from(consents).where(eq(consents.uid, person.uid));
    expect(given.map(({ bar }) => bar).sort()).toEqual([20, defaultBar]);
    expect(await shownOf(employer)).toEqual([[1, 'below-the-bar', false]]);
  });
});
