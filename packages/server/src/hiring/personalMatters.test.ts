import { createApiClient } from '@viva/api-client';
import { internalPaths } from '@viva/api-client/internal';
import { type SessionRecord, buildReport, leftOut, reportSchema } from '@viva/interview';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reports } from '../db/schema/index.ts';
import { createPrivateKeys } from '../jobPosts/privateLink.ts';
import { reportOf } from '../testing/hiring.ts';
import { asInterviewer } from '../testing/interviewer.ts';
import { postJob, sampleForm } from '../testing/jobs.ts';
import { beginCandidate } from '../testing/session.ts';
import { uploadSound } from '../testing/soundUpload.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: behindProxy });
});
afterAll(() => stack.close());

const question = 'Tell me about a night when a patient’s condition changed quickly.';
const answered = 'I saw the numbers fall and called the doctor.';
const mixed = 'Then I stayed until the morning. I had lost our baby that spring. Nobody else was hurt.';
const start = mixed.indexOf('I had lost');
const said: SessionRecord['turns'] = [
  ['agent', question, { move: 'ask' }],
  ['user', answered, { kinds: ['answer'] }],
  ['agent', 'What did you do then?', { move: 'probe' }],
  ['user', mixed, { kinds: ['answer'] }],
  ['agent', 'Thank you for being so open. Did anyone help you?', { move: 'probe' }],
  ['user', 'My mother died three weeks ago.', { kinds: ['private'] }],
  ['agent', 'I’m so sorry for your loss.', { move: 'care' }],
  ['user', 'I can’t sleep without her.', { kinds: ['distress', 'answer'] }],
  ['agent', 'I’m sorry that it weighs on you.', { move: 'care' }],
  ['user', 'Go on, please.', { kinds: ['process'] }],
].map(([speaker, text, more], n) => ({
  ...{ n, speaker: speaker as 'agent' | 'user', text: text as string, startMs: n * 40_000, endMs: n * 40_000 + 30_000 },
  ...(more as object),
}));
const personal = /baby|mother|sleep|loss|sorry|open|weighs/;

/** An employer's interview in which personal matters were told, paid for, with the sound of every answer. */
async function heldInterview(marked: boolean) {
  const visitor = visitorFrom(stack.url, marked ? '198.51.100.1' : '198.51.100.2');
  const jobId = await postJob(visitor, { ...sampleForm, contact_email: `ward-${marked}@clinic.example` });
  const session = await beginCandidate(stack, jobId);
  const { sessionId, person } = session;
  for (const turn of said)
    await asInterviewer(stack.url, 'PUT', internalPaths.turn(sessionId, turn.n), { turn, checkpoint: null });
  for (const { n } of said.filter(({ speaker }) => speaker === 'user'))
    expect((await uploadSound(stack.url, session, n)).status).toBe(200);
  const plan = { title: 'Nurse', questions: [{ id: 'q1', text: question }] };
  const read = { answers: [], personal: [{ turn: 3, start, end: mixed.indexOf('Nobody') }], version: 'test' };
  const { transcript } = buildReport({ kind: 'candidate', plan, turns: said }, { read });
  const lines = marked ? transcript : transcript.map(({ personal: _, ...line }) => line);
  const report = { ...reportOf({ score: 80, said: answered }), transcript: lines };
  await stack.database.db.insert(reports).values({ sessionId, ownerUid: person.uid, report });
  await person.api.endInterview({ params: { roomId: jobId } });
  const key = createPrivateKeys(stack.config.LIVEKIT_API_SECRET)(jobId, 0);
  const employer = createApiClient({
    baseUrl: `${stack.url}/api`,
    getToken: () => Promise.resolve(key),
    retryDelaysMs: [],
  });
  const params = { candidateId: (await employer.readJob({})).candidates[0]?.id ?? '' };
  const checkout = await employer.unlockCandidate({ params });
  if (checkout.state !== 'checkout') throw new Error('There is no checkout.');
  await fetch(checkout.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choice: 'pay' }),
  });
  return { employer, params, session };
}

test('an employer who has paid reads and hears no personal matter, and everything else', async () => {
  const { employer, params } = await heldInterview(true);
  const { transcript } = await employer.readJobCandidate({ params });
  expect(JSON.stringify(transcript)).not.toMatch(personal);
  expect(transcript.map(({ text }) => text)).toEqual([
    ...[question, answered, 'What did you do then?'],
    `Then I stayed until the morning. ${leftOut} Nobody else was hurt.`,
    `${leftOut} Did anyone help you?`,
    ...[leftOut, leftOut, leftOut, leftOut, leftOut],
  ]);
  const { state, turns } = await employer.listCandidateRecordings({ params });
  expect([state, turns.map(({ n }) => n)]).toEqual(['ready', [1]]);
});

test('a link to a report shows no personal matter, and its person reads their own words', async () => {
  const { session } = await heldInterview(true);
  const of = { params: { sessionId: session.sessionId } };
  const { url } = await session.person.api.createShare({ ...of, body: { days: 7 } });
  const token = url?.split('/shared/')[1] ?? '';
  const reader = createApiClient({ baseUrl: `${stack.url}/api`, getToken: () => Promise.resolve(token) });
  const { report } = await reader.readSharedReport({});
  expect(JSON.stringify(report)).not.toMatch(personal);
  expect(report.transcript[5]?.text).toBe(leftOut);
  const { feedback } = await session.person.api.getSession(of);
  expect(feedback?.transcript.map(({ text }) => text)).toEqual(said.map(({ text }) => text));
  const { turns } = await session.person.api.listRecordings(of);
  expect(turns.map(({ n }) => n)).toEqual([1, 3, 5, 7, 9]);
});

test('a report from before personal parts were marked shows no turn that was kept as one', async () => {
  const { employer, params } = await heldInterview(false);
  const { transcript } = await employer.readJobCandidate({ params });
  expect(JSON.stringify(transcript)).not.toMatch(/mother|sleep|loss|weighs/);
  const { turns } = await employer.listCandidateRecordings({ params });
  expect(turns.map(({ n }) => n)).toEqual([1, 3, 9]);
});

test('a stored report says which parts are personal', () => {
  const { transcript } = buildReport({ kind: 'candidate', plan: { title: 'Nurse', questions: [] }, turns: said });
  const stored = reportSchema.shape.transcript.parse(JSON.parse(JSON.stringify(transcript)));
  expect(stored.filter(({ personal: parts }) => parts.length > 0).map(({ turn }) => turn)).toEqual([4, 5, 6, 7, 8, 9]);
});
