import type { ApiError } from '@viva/api-client';
import { createApiClient, logoLimits } from '@viva/api-client';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postJob, sampleForm } from '../testing/jobs.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';
import { createPrivateKeys } from './privateLink.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: behindProxy });
});
afterAll(() => stack.close());

let addresses = 1;
const visitor = () => visitorFrom(stack.url, `198.51.100.${addresses++}`);
const caught = (promise: Promise<unknown>) => promise.catch((error: ApiError) => error);
const contact = () => `logo-${addresses++}@clinic.example`;
const asAddress = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`;
const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#0B5E7A' } });
const png = async (width: number, height: number) => asAddress('png', await plain(width, height).png().toBuffer());
const shownTo = async (jobId: string) => (await visitor().getPublicInvitation({ params: { roomId: jobId } })).job.logo;
const read = (address: string | null) => sharp(Buffer.from(address?.split(',')[1] ?? '', 'base64')).metadata();

test('candidates see the logo that the job was posted with, scaled and with nothing else that its file held', async () => {
  const photo = await plain(640, 480)
    .withExif({ IFD0: { Copyright: 'Somewhere' } })
    .jpeg()
    .toBuffer();
  const form = { ...sampleForm, contact_email: contact(), logo: asAddress('jpeg', photo) };
  const jobId = await postJob(visitor(), form);
  const shown = await shownTo(jobId);
  expect(await read(shown)).toMatchObject({ format: 'webp', width: 128, height: 96 });
  expect((await read(shown)).exif).toBeUndefined();
  // A lost reply may be asked for again; another logo is another form.
  await visitor().finalizeJobPost({ params: { jobId }, body: form });
  const other = { ...form, logo: await png(20, 20) };
  expect(await caught(visitor().finalizeJobPost({ params: { jobId }, body: other }))).toMatchObject({
    code: 'job-finalized',
  });
  expect(await shownTo(jobId)).toBe(shown);
});

test('an employer changes the logo behind the private link; left out it stays, and null takes it away', async () => {
  const { contact_email: _contact, ...form } = sampleForm;
  const jobId = await postJob(visitor(), { ...sampleForm, contact_email: contact() });
  const key = createPrivateKeys(stack.config.LIVEKIT_API_SECRET)(jobId, 0);
  const employer = createApiClient({ baseUrl: `${stack.url}/api`, getToken: () => Promise.resolve(key) });
  expect((await employer.readJob({})).logo).toBeNull();
  const { logo } = await employer.changeJob({ body: { ...form, logo: await png(40, 20) } });
  expect(await read(logo)).toMatchObject({ width: 40, height: 20 });
  expect((await employer.changeJob({ body: form })).logo).toBe(logo);
  expect((await employer.changeJob({ body: { ...form, logo: await png(20, 40) } })).logo).not.toBe(logo);
  expect((await employer.changeJob({ body: { ...form, logo: null } })).logo).toBeNull();
  expect(await shownTo(jobId)).toBeNull();
  await employer.changeJob({ body: { ...form, logo: await png(20, 20) } });
  await employer.eraseJob({});
  expect((await stack.database.pool.query('select from job_logos where job_id = $1', [jobId])).rows).toEqual([]);
});

test('no picture is read for a post or a link that there isn’t', async () => {
  const { contact_email: _contact, ...form } = sampleForm;
  const logo = asAddress('png', Buffer.from('Ward nurse'));
  const stranger = createApiClient({ baseUrl: `${stack.url}/api`, getToken: () => Promise.resolve('k'.repeat(32)) });
  const none = { code: 'not-found' };
  expect(await caught(stranger.changeJob({ body: { ...form, logo } }))).toMatchObject(none);
  const params = { jobId: 'aaaaaaaaaaaaaaaa' };
  expect(await caught(visitor().finalizeJobPost({ params, body: { ...sampleForm, logo } }))).toMatchObject(none);
});

test.each<[string, () => Promise<string> | string]>([
  ['what is no picture', () => asAddress('png', Buffer.from('Ward nurse'))],
  [
    'a picture that names another kind',
    () => asAddress('png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
  ],
  ['half of a picture', async () => (await png(300, 90)).slice(0, 200)],
  [
    'a small file of a huge picture',
    async () => asAddress('png', await plain(2_000, 2_000).png({ palette: true }).toBuffer()),
  ],
])('%s is refused, and the job is not final', async (_what, logo) => {
  const jobId = await postJob(visitor(), null);
  const sent = { ...sampleForm, contact_email: contact(), logo: await logo() };
  expect(await caught(visitor().finalizeJobPost({ params: { jobId }, body: sent }))).toMatchObject({
    code: 'file-unreadable',
    status: 422,
    error: expect.stringContaining('We couldn’t read your logo.') as unknown,
  });
  expect(await caught(shownTo(jobId))).toMatchObject({ code: 'not-found' });
});

test('no picture of the size that is kept is too large to be sent', async () => {
  const { width, height, characters } = logoLimits;
  const noise = Buffer.from(
    Uint8Array.from({ length: width * height * 4 }, (_, at) => (at * 7919 + (at >> 3) * 104_729) % 251),
  );
  const worst = await sharp(noise, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  expect(asAddress('png', worst).length).toBeLessThan(characters);
  expect(asAddress('png', Buffer.alloc(width * height * 4 + height + 1_024)).length).toBeLessThan(characters);
});
