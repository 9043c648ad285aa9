import { type ApiError, failureSchema, jobPostLimits } from '@viva/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobPosts } from '../db/schema/index.ts';
import { postJob, sampleForm } from '../testing/jobs.ts';
import { until } from '../testing/livekitServer.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';
import { sweepDrafts } from './drafts.ts';
import { keyHashOf } from './privateLink.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: { ...behindProxy, PUBLIC_URL: 'https://viva.test' } });
});
afterAll(() => stack.close());

let addresses = 1;
const employer = () => visitorFrom(stack.url, `198.51.100.${addresses++}`);
const caught = (promise: Promise<unknown>) => promise.catch((error: ApiError) => error);
const rowOf = async (jobId: string) =>
  (await stack.database.db.select().from(jobPosts).where(eq(jobPosts.id, jobId)))[0];
const describeAs = (jobId: string, content: string) =>
  employer().updateJobPost({ params: { jobId }, body: { content } });
const finalize = (jobId: string, change: object = {}) =>
  employer().finalizeJobPost({ params: { jobId }, body: { ...sampleForm, ...change } });
/** A mailbox of its own, which is not near its limit. */
const mailbox = () => `hiring-${addresses++}@clinic.example`;
const linkMails = async (jobId: string) => (await stack.mails()).filter(({ messageId }) => messageId?.includes(jobId));
const mailsOrdered = async (jobId: string) =>
  (await stack.database.pool.query("select 1 from jobs.job where data->>'jobId' = $1", [jobId])).rows.length;
const nowhere = 'aaaaaaaaaaaaaaaa';
const advert = 'Night-Shift Nurse\n\nRequirements:\n- Patient monitoring\n- Medication administration\n';

describe('a draft', () => {
  test('takes a description and gives it back with what was read from it', async () => {
    const jobId = await postJob(employer(), null);
    const reply = await describeAs(jobId, `  ${advert}  `);
    expect(reply.content).toBe(advert.trim());
    expect(reply.structured_data.suggested_title).toMatch(/nurse/i);
    expect(reply.structured_data.required_skills.length).toBeGreaterThan(0);
    expect(reply.structured_data.key_questions.length).toBeGreaterThan(0);
    expect(await rowOf(jobId)).toMatchObject({
      content: advert.trim(),
      suggestion: reply.structured_data,
      finalizedAt: null,
    });
  });

  test.each([
    ['a text that tells of no job', 'asdf', 'no-job'],
    [
      'another language',
      'Wir suchen eine Pflegefachkraft (m/w/d) für unsere Station. Zu deinen Aufgaben gehören die Behandlungspflege und die Dokumentation mit Microsoft Excel. Du bringst eine abgeschlossene Ausbildung, Teamfähigkeit und sehr gute Deutschkenntnisse mit und arbeitest gern mit Menschen.',
      'other-language',
    ],
    ['English', advert, undefined],
  ])('is told about %s', async (_what, content, remark) => {
    const jobId = await postJob(employer(), null);
    expect((await describeAs(jobId, content)).remark).toBe(remark);
  });

  test('gets structured_data as JSON text', async () => {
    const jobId = await postJob(employer(), null);
    const response = await fetch(`${stack.url}/api/job_post/${jobId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: advert }),
    });
    const body = (await response.json()) as { structured_data: unknown };
    expect(JSON.parse(String(body.structured_data))).toMatchObject({ suggested_title: expect.any(String) as unknown });
  });

  test('is read twenty times an hour, and the same description is not read again', async () => {
    const jobId = await postJob(employer(), null);
    // The first reading was the helper's.
    for (let reading = 2; reading <= 20; reading++) await describeAs(jobId, `${advert}${reading}`);
    expect(await caught(describeAs(jobId, `${advert}21`))).toMatchObject({ code: 'rate-limited' });
    expect((await describeAs(jobId, `${advert}20`)).content).toBe(`${advert}20`);
  });

  test('takes another description, and keeps the one that came last', async () => {
    const jobId = await postJob(employer(), null);
    await describeAs(jobId, advert);
    const texts = Array.from({ length: 8 }, (_, n) => `Baker number ${n}\n\nRequirements:\n- Dough making\n`);
    const replies = await Promise.all(texts.map((text) => describeAs(jobId, text)));
    expect(replies.map(({ content }) => content)).toEqual(texts.map((text) => text.trim()));
    const row = await rowOf(jobId);
    const kept = replies.find(({ content }) => content === row?.content);
    expect(row?.suggestion).toEqual(kept?.structured_data);
    await describeAs(jobId, 'Welder wanted for our yard.');
    expect(await rowOf(jobId)).toMatchObject({ content: 'Welder wanted for our yard.' });
  });

  test('keeps text that no database could', async () => {
    const jobId = await postJob(employer(), null);
    const { content } = await describeAs(jobId, 'Nurse\0 wanted \ud800 for nights');
    expect(content).toBe('Nurse wanted \ufffd for nights');
    await finalize(jobId, { required_skills: ['Care\0 \udfff'] });
    expect((await rowOf(jobId))?.skills).toEqual(['Care \ufffd']);
  });

  test('that does not exist is not found', async () => {
    expect(await caught(describeAs(nowhere, advert))).toMatchObject({ code: 'not-found', status: 404 });
    expect(await caught(finalize(nowhere))).toMatchObject({ code: 'not-found', status: 404 });
  });

  test('is let go of after its time; a final job is not', async () => {
    const [old, fresh, final] = await Promise.all([
      postJob(employer(), null),
      postJob(employer(), null),
      postJob(employer()),
    ]);
    const { db } = stack.database;
    const age = (id: string, days: number) =>
      db
        .update(jobPosts)
        .set({ createdAt: new Date(Date.now() - days * 24 * 3_600_000) })
        .where(eq(jobPosts.id, id));
    await Promise.all([age(old, 3.01), age(fresh, 2.99), age(final, 400)]);
    expect(await sweepDrafts(db, 3)).toBe(1);
    expect(await Promise.all([old, fresh, final].map(async (id) => (await rowOf(id)) !== undefined))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('limits', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => `Entry ${n}`);
  test.each<[string, object, string]>([
    [
      'too many skills',
      { required_skills: many(jobPostLimits.skills + 1) },
      'required skills must have at most 30 entries',
    ],
    [
      'too many questions',
      { key_questions: many(jobPostLimits.questions + 1) },
      'key questions must have at most 20 entries',
    ],
    ['a long title', { suggested_title: 'x'.repeat(501) }, 'suggested title must have at most 500 characters'],
    ['a long skill', { required_skills: ['x'.repeat(501)] }, 'required skills 1 must have at most 500 characters'],
    [
      'an address in the title',
      { suggested_title: 'Visit evil.example' },
      'suggested title can’t contain a web or email address',
    ],
    ['an address in the note', { note: 'See evil.example' }, 'note can’t contain a web or email address'],
    ['a telephone number in the name', { company: 'Call 030 1234 5678' }, 'company can’t contain a phone number'],
    ['a long note', { note: 'x'.repeat(601) }, 'note must have at most 600 characters'],
    ['no title', { suggested_title: ' ' }, 'suggested title must not be empty'],
    ['no mailbox', { contact_email: 'hiring' }, 'contact email must be an email address'],
  ])('%s is refused with the limit’s name, and nothing is final', async (_what, change, sentence) => {
    const jobId = await postJob(employer(), null);
    expect(await caught(finalize(jobId, change))).toMatchObject({
      code: 'bad-request',
      status: 400,
      message: expect.stringContaining(sentence) as unknown,
      // The page reads it there.
      error: expect.stringContaining(sentence) as unknown,
    });
    expect((await rowOf(jobId))?.finalizedAt).toBeNull();
  });

  test('a description of 20,000 characters is taken, one more is not', async () => {
    const jobId = await postJob(employer(), null);
    const longest = 'Nurse '.repeat(4_000).slice(0, jobPostLimits.description - 1) + '.';
    expect(await caught(describeAs(jobId, `${longest}x`))).toMatchObject({
      code: 'bad-request',
      message: expect.stringContaining('content must have at most 20,000 characters') as unknown,
    });
    expect((await describeAs(jobId, longest)).content).toBe(longest);
  });

  test('an address may make 20 an hour', async () => {
    const ask = () =>
      fetch(`${stack.url}/api/job_post/create`, { method: 'POST', headers: { 'x-forwarded-for': '203.0.113.5' } });
    const replies = await Promise.all(Array.from({ length: 22 }, ask));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(failureSchema.parse(await refused[0]?.json())).toMatchObject({
      code: 'rate-limited',
      message: 'Too many job posts came from your network. Please try again in 60 minutes.',
    });
  });
});

describe('a mailbox', () => {
  test('gets ten job posts an hour, however it is written and whoever asks', async () => {
    const ids = await Promise.all(Array.from({ length: 11 }, () => postJob(employer(), null)));
    const to = (n: number) => ({ contact_email: n % 2 ? 'Victim@example.com' : 'victim@EXAMPLE.com' });
    const replies = await Promise.all(ids.map((jobId, n) => caught(finalize(jobId, to(n)))));
    const refused = replies.filter((reply) => reply instanceof Error);
    expect(refused).toMatchObject([
      {
        code: 'rate-limited',
        status: 429,
        message: 'Too many job posts were created for this email address. Please try again in 60 minutes.',
      },
    ]);
    const late = ids[replies.findIndex((reply) => reply instanceof Error)] ?? '';
    expect((await rowOf(late))?.finalizedAt).toBeNull();
    expect(await mailsOrdered(late)).toBe(0);
    expect(await finalize(late, { contact_email: 'another@example.com' })).toHaveProperty('private_link');
  });
});

test('a job without a description is not made final, and nothing is mailed', async () => {
  const { job_id: jobId } = await employer().createJobPost({});
  expect(await caught(finalize(jobId))).toMatchObject({
    code: 'bad-request',
    status: 400,
    message: 'Please submit the job description first.',
  });
  expect((await rowOf(jobId))?.finalizedAt).toBeNull();
  expect(await mailsOrdered(jobId)).toBe(0);
  await describeAs(jobId, advert);
  expect(await finalize(jobId)).toHaveProperty('private_link');
});

describe('a final job', () => {
  test('mails the contact the smart link and the private link, whose key is kept only as a hash', async () => {
    const jobId = await postJob(employer());
    await until(async () => (await rowOf(jobId))?.mailedRotation === 0, 'the email to leave');
    const [mail, ...others] = await linkMails(jobId);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: [sampleForm.contact_email],
      subject: 'Your job post: Night-Shift Nurse',
      messageId: `<job-${jobId}-0@viva.test>`,
    });
    expect(mail?.text).toContain(`https://viva.test/voice_chat/${jobId}`);
    const key = /https:\/\/viva\.test\/job\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(key).toMatch(/^[\w-]{32}$/);
    const row = await rowOf(jobId);
    expect(row?.keyHash).toBe(keyHashOf(key));
    expect(JSON.stringify(row)).not.toContain(key);
  });

  test('with the same form again changes nothing and mails nothing, also when asked at once', async () => {
    const jobId = await postJob(employer(), null);
    const same = await Promise.all(Array.from({ length: 5 }, () => finalize(jobId)));
    // Others may know the id by the time of a repeat: the private link is told once.
    const [told, ...others] = same.flatMap(({ private_link }) => private_link ?? []);
    expect(others).toEqual([]);
    await until(async () => (await rowOf(jobId))?.mailedRotation === 0, 'the email to leave');
    const [mail] = await linkMails(jobId);
    expect(mail?.text).toContain(told);
    const before = await rowOf(jobId);
    expect(await finalize(jobId)).toEqual({});
    expect(await rowOf(jobId)).toEqual(before);
    expect(await mailsOrdered(jobId)).toBe(1);
    expect(await linkMails(jobId)).toHaveLength(1);
  });

  test.each<[string, object]>([
    ['title', { suggested_title: 'Day-Shift Nurse' }],
    ['skills', { required_skills: ['Patient monitoring'] }],
    ['questions', { key_questions: [...sampleForm.key_questions].reverse() }],
    ['mailbox', { contact_email: 'thief@example.com' }],
    ['company', { company: 'Thief & Co' }],
    ['note', { note: 'Send money.' }],
    ['length', { minutes: 5 }],
    ['number of questions', { question_count: 1 }],
    ['nice-to-have', { nice_to_have: ['Patient monitoring'] }],
  ])('takes no other %s, and no other description', async (_what, change) => {
    const contact = { contact_email: mailbox() };
    const jobId = await postJob(employer(), { ...sampleForm, ...contact });
    const before = await rowOf(jobId);
    expect(await caught(finalize(jobId, { ...contact, ...change }))).toMatchObject({
      code: 'job-finalized',
      status: 409,
    });
    expect(await caught(describeAs(jobId, advert))).toMatchObject({ code: 'job-finalized', status: 409 });
    const { mailedRotation: _mailed, ...after } = (await rowOf(jobId)) ?? {};
    expect(before).toMatchObject(after);
    expect(await mailsOrdered(jobId)).toBe(1);
  });

  test('of two forms at once, one wins, and mails', async () => {
    const jobId = await postJob(employer(), null);
    const titles = ['Nurse', 'Baker', 'Welder'];
    const contact = { contact_email: mailbox() };
    const forms = titles.map((title) => ({ ...contact, suggested_title: title }));
    const replies = await Promise.all(forms.map((form) => caught(finalize(jobId, form))));
    expect(replies.filter((reply) => reply instanceof Error)).toHaveLength(2);
    const winner = titles[replies.findIndex((reply) => !(reply instanceof Error))];
    expect((await rowOf(jobId))?.title).toBe(winner);
    expect(await mailsOrdered(jobId)).toBe(1);
  });
});
