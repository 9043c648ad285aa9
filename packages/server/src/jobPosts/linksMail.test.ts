import { type ApiError, createApiClient } from '@viva/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobPosts } from '../db/schema/index.ts';
import { postJob, sampleForm } from '../testing/jobs.ts';
import { until } from '../testing/livekitServer.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: behindProxy });
});
afterAll(() => stack.close());

let addresses = 1;
const visitor = () => visitorFrom(stack.url, `198.51.100.${addresses++}`);
const caught = (promise: Promise<unknown>) => promise.catch((error: ApiError) => error);
const post = (email: string, title: string) =>
  postJob(visitor(), { ...sampleForm, suggested_title: title, contact_email: email });
const ask = (email: string, by = visitor()) => by.sendJobLinks({ body: { email } });
const allLinksMails = async () => (await stack.mails()).filter(({ messageId }) => messageId?.startsWith('<links-'));
const linksMails = async (email: string) =>
  (await allLinksMails()).filter(({ to }) => to.some((one) => one.toLowerCase() === email));
const done = () =>
  until(async () => {
    const { rows } = await stack.database.pool.query(
      `select from jobs.job where name = 'job-links' and state <> 'completed'`,
    );
    return rows.length === 0;
  }, 'the orders to be done');

test('the links of all jobs of a mailbox go to that mailbox, in one email, and each of them works', async () => {
  await post('matron@clinic.example', 'Night Nurse');
  await post('Matron@Clinic.Example', 'Head Nurse');
  await post('another@clinic.example', 'Porter');
  expect(await ask('MATRON@clinic.example')).toEqual({ accepted: true });
  await done();
  const sent = await linksMails('matron@clinic.example');
  expect(sent).toHaveLength(1);
  const text = sent[0]?.text ?? '';
  expect(text).not.toContain('Porter');
  const keys = [...text.matchAll(/\/job\/([\w-]{32})/g)].map(([, key = '']) => key);
  const titles = await Promise.all(
    keys.map(async (key) => {
      const getToken = () => Promise.resolve(key);
      const employer = createApiClient({ baseUrl: `${stack.url}/api`, getToken, retryDelaysMs: [] });
      return (await employer.readJob({})).suggested_title;
    }),
  );
  expect(titles).toEqual(['Head Nurse', 'Night Nurse']);
});

test('a mailbox without jobs gets no email, and the answer is the same', async () => {
  const before = await allLinksMails();
  await postJob(visitor(), null);
  expect(await ask('stranger@clinic.example')).toEqual({ accepted: true });
  await done();
  expect(await linksMails('stranger@clinic.example')).toEqual([]);
  expect(await allLinksMails()).toEqual(before);
});

test('a link that was made with another secret is named, and not made again', async () => {
  const jobId = await post('keys@clinic.example', 'Ward Nurse');
  await until(async () => {
    const [row] = await stack.database.db.select().from(jobPosts).where(eq(jobPosts.id, jobId));
    return row?.mailedRotation === 0;
  }, 'the first email to leave');
  await stack.database.db.update(jobPosts).set({ keyHash: 'of another secret' }).where(eq(jobPosts.id, jobId));
  await ask('keys@clinic.example');
  await done();
  const [mail] = await linksMails('keys@clinic.example');
  expect(mail?.text).toContain('Ward Nurse');
  expect(mail?.text).not.toMatch(/\/job\/[\w-]{32}/);
});

test('a mailbox is sent three an hour, with jobs or without, and an address asks ten times', async () => {
  await post('often@clinic.example', 'Nurse');
  for (const email of ['often@clinic.example', 'never@clinic.example']) {
    for (let time = 1; time <= 3; time++) expect(await ask(email)).toEqual({ accepted: true });
    expect(await caught(ask(email.toUpperCase()))).toMatchObject({
      ...{ code: 'rate-limited', status: 429 },
      message: 'Links were requested too many times. Please try again in 60 minutes.',
    });
  }
  const one = visitor();
  for (let time = 1; time <= 10; time++) await ask(`mailbox-${time}@clinic.example`, one);
  expect(await caught(ask('mailbox-11@clinic.example', one))).toMatchObject({
    message: 'Links were requested too many times. Please try again in 60 minutes.',
  });
});
