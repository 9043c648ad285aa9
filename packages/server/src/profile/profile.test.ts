import type { ApiError, ProfileForm } from '@viva/api-client';
import { internalPaths } from '@viva/api-client/internal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inArray, sql } from 'drizzle-orm';
import { profiles } from '../db/schema/index.ts';
import { asInterviewer } from '../testing/interviewer.ts';
import { pdfOf } from '../testing/pdf.ts';
import { beginSession } from '../testing/session.ts';
import type { TestPerson } from '../testing/people.ts';
import { type Stack, startStack } from '../testing/stack.ts';

import { sweepProfiles } from './profiles.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const form: ProfileForm = {
  targetRole: 'Ward nurse',
  persona: 'demanding',
  jobDescription: 'We look for a nurse.\nNights included.',
  recording: true,
};
const resume = pdfOf('Ward nurse for eleven years.', 'Shift lead since 2021.').toString('base64');
const put = ({ api }: TestPerson, content = resume) => api.putResume({ body: { fileName: 'cv.pdf', content } });
const caught = (promise: Promise<unknown>) => promise.catch((error: ApiError) => error);

describe('a practice profile', () => {
  test('is empty at first, kept as it was written, and its owner’s alone', async () => {
    const [person, other] = [await stack.person(), await stack.person()];
    const empty = { targetRole: '', persona: 'neutral', jobDescription: '', recording: false, resume: null };
    expect(await person.api.getProfile({})).toEqual(empty);
    expect(await person.api.saveProfile({ body: form })).toEqual({ ...form, resume: null });
    expect(await person.api.getProfile({})).toEqual({ ...form, resume: null });
    expect(await other.api.getProfile({})).toEqual(empty);
  });

  test('keeps the text of a résumé until it is removed, whatever else is saved', async () => {
    const person = await stack.person();
    expect((await put(person)).resume).toMatchObject({ fileName: 'cv.pdf' });
    expect((await person.api.saveProfile({ body: form })).resume).toMatchObject({ fileName: 'cv.pdf' });
    expect((await person.api.exportAccount({})).profile).toMatchObject({
      targetRole: 'Ward nurse',
      resumeText: expect.stringContaining('Shift lead since 2021.'),
    });
    expect((await person.api.removeResume({})).resume).toBeNull();
    expect((await person.api.removeResume({})).resume).toBeNull();
    expect((await person.api.exportAccount({})).profile).toMatchObject({ resumeText: null });
  });

  test('whose owner’s PDF is still being read takes no second one, and keeps nobody else from theirs', async () => {
    const [person, other] = [await stack.person(), await stack.person()];
    const [first, second, others] = await Promise.all([caught(put(person)), caught(put(person)), put(other)]);
    expect([first, second].filter((reply) => reply instanceof Error)).toMatchObject([
      {
        code: 'unavailable',
        status: 503,
        message: 'Your previous file is still being read. Please try again in a moment.',
      },
    ]);
    expect(others.resume).toMatchObject({ fileName: 'cv.pdf' });
    expect((await person.api.getProfile({})).resume).toMatchObject({ fileName: 'cv.pdf' });
  });

  test('an earlier résumé stays when a later file is of no use', async () => {
    const person = await stack.person();
    await put(person);
    const refused = await caught(put(person, Buffer.from([0, 1, 2, 3]).toString('base64')));
    expect(refused).toMatchObject({ code: 'file-kind', status: 415, message: 'Please choose a PDF or a text file.' });
    expect((await person.api.getProfile({})).resume).toMatchObject({ fileName: 'cv.pdf' });
  });

  test('takes a file of 5 MB, and says so of a larger one', async () => {
    const person = await stack.person();
    const ofSize = (bytes: number) => Buffer.alloc(bytes, 'Ward nurse. ').toString('base64');
    expect((await put(person, ofSize(5 * 1024 * 1024))).resume).toMatchObject({ fileName: 'cv.pdf' });
    expect(await caught(put(person, ofSize(5 * 1024 * 1024 + 8_000)))).toMatchObject({
      code: 'too-large',
      status: 413,
    });
  });
});

test('a profile goes with its résumé when it was neither changed nor used for its time', async () => {
  const { db } = stack.database;
  const session = await beginSession(stack);
  const [idle, changed] = [await stack.person(), await stack.person()];
  const all = [session.person, idle, changed];
  for (const person of all) await put(person);
  const theirs = inArray(
    profiles.ownerUid,
    all.map(({ uid }) => uid),
  );
  await db
    .update(profiles)
    .set({ usedAt: sql`now() - interval '31 days'` })
    .where(theirs);
  await changed.api.saveProfile({ body: form });
  await asInterviewer(stack.url, 'GET', internalPaths.session(session.sessionId));
  expect(await sweepProfiles(db, 30)).toBe(1);
  const resumes = await Promise.all(all.map(async ({ api }) => (await api.getProfile({})).resume?.fileName));
  expect(resumes).toEqual(['cv.pdf', undefined, 'cv.pdf']);
});
