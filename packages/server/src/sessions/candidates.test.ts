import { type ApiError, shownConsent } from '@viva/api-client';
import { agentName, internalPaths } from '@viva/api-client/internal';
import { and, eq } from 'drizzle-orm';
import { AgentDispatchClient } from 'livekit-server-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consents, jobPosts, rooms, sessions, users } from '../db/schema/index.ts';
import { asInterviewer, turnOf } from '../testing/interviewer.ts';
import { postJob, sampleForm } from '../testing/jobs.ts';
import { livekitKeys, until } from '../testing/livekitServer.ts';
import type { TestPerson } from '../testing/people.ts';
import { beginCandidate, claimsOf, reported, takePlace } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';

let stack: Stack;
let jobId: string;
beforeAll(async () => {
  stack = await startStack({ env: behindProxy });
  jobId = await post();
});
afterAll(() => stack.close());

let addresses = 1;
const post = (form?: Parameters<typeof postJob>[1]) =>
  postJob(visitorFrom(stack.url, `198.51.100.${addresses++}`), form);
const caught = (promise: Promise<unknown>) => promise.catch((error: ApiError) => error);
const version = shownConsent;
const consent = ({ api }: TestPerson, roomId = jobId) => api.giveConsent({ params: { roomId }, body: { version } });
const invitation = ({ api }: TestPerson, roomId = jobId) => api.getInvitation({ params: { roomId } });
const token = ({ api }: TestPerson, room = jobId) => api.getVoiceToken({ query: { name: 'Ann', room } });
const unknown = {
  code: 'not-found',
  status: 404,
  message: expect.stringContaining('This interview room does not exist.') as unknown,
};

/** Somebody who has agreed and has a token. */
const candidate = (job = jobId) => beginCandidate(stack, job);
const rowOf = async (sessionId: string) =>
  (await stack.database.db.select().from(sessions).where(eq(sessions.id, sessionId)))[0];
const roomsOf = ({ uid }: TestPerson, job: string) =>
  stack.database.db
    .select()
    .from(rooms)
    .where(and(eq(rooms.ownerUid, uid), eq(rooms.jobId, job)));

describe('a smart link', () => {
  test('tells which interview it leads to, and for whom', async () => {
    const person = await stack.person();
    expect(await invitation(person)).toEqual({
      kind: 'candidate',
      job: {
        title: 'Night-Shift Nurse',
        // Without a company nobody is named, and nobody's mailbox is.
        employer: 'the employer',
        logo: null,
        note: '',
        skills: sampleForm.required_skills,
        minutes: 20,
        // The employer’s two, and one for each skill that these don’t name.
        questions: 4,
      },
      kept_for_days: stack.config.RETENTION_SESSIONS_DAYS,
      consented: false,
      accommodations: [],
      begun: false,
      finished: false,
    });
    const { room_id } = await person.api.generateRoom({});
    expect(await invitation(person, room_id)).toEqual({ kind: 'practice' });
  });

  test('names the company, its note and the length that it chose, and never the contact', async () => {
    const job = await post({
      ...sampleForm,
      ...{ company: 'Riverside Hospital', note: 'We decide within a week.', minutes: 5 },
      nice_to_have: ['Patient monitoring'],
    });
    const person = await stack.person();
    const told = await invitation(person, job);
    expect(told).toMatchObject({
      job: {
        ...{ employer: 'Riverside Hospital', note: 'We decide within a week.', minutes: 5, questions: 2 },
        // What the job must have comes first.
        skills: ['Handover documentation', 'Patient monitoring'],
      },
    });
    expect(JSON.stringify(told)).not.toContain(sampleForm.contact_email);
    const begun = await candidate(job);
    expect(await rowOf(begun.sessionId)).toMatchObject({ maxMs: 5 * 60_000 });
    const { body } = await asInterviewer(stack.url, 'GET', internalPaths.session(begun.sessionId));
    expect(body).toMatchObject({ job: { skills: ['Handover documentation', 'Patient monitoring'], most: 2 } });
  });

  test('tells a visitor without an account the same of the job, and nothing of anybody', async () => {
    const visitor = visitorFrom(stack.url, '198.51.100.200');
    const { kind, consented, accommodations, begun, finished, ...shown } = {
      consented: undefined,
      accommodations: undefined,
      begun: undefined,
      finished: undefined,
      ...(await invitation(await stack.person())),
    };
    expect([kind, consented, accommodations, begun, finished]).toEqual(['candidate', false, [], false, false]);
    expect(await visitor.getPublicInvitation({ params: { roomId: jobId } })).toEqual(shown);
  });

  test('is known to no visitor while its job is a draft, or once it is closed, and neither is a room', async () => {
    const visitor = visitorFrom(stack.url, '198.51.100.201');
    const ask = (roomId: string) => caught(visitor.getPublicInvitation({ params: { roomId } }));
    const draft = await postJob(visitorFrom(stack.url, '198.51.100.202'), null);
    const closed = await post();
    await stack.database.db.update(jobPosts).set({ closedAt: new Date() }).where(eq(jobPosts.id, closed));
    const { room_id: room } = await (await stack.person()).api.generateRoom({});
    for (const id of [draft, closed, room, 'no-such-job-at-all']) expect(await ask(id)).toMatchObject(unknown);
  });

  test('may be asked about by one visitor only so often', async () => {
    const visitor = visitorFrom(stack.url, '198.51.100.203');
    const asking = Array.from({ length: 31 }, () => caught(visitor.getPublicInvitation({ params: { roomId: jobId } })));
    const refused = (await Promise.all(asking)).filter((answer) => 'code' in Object(answer));
    expect(refused).toMatchObject([{ code: 'rate-limited' }]);
  });

  test('gives no token and makes no room before the candidate agreed to be recorded', async () => {
    const person = await stack.person();
    expect(await caught(token(person))).toMatchObject({
      code: 'consent-required',
      status: 403,
      error: 'Consent Required',
      message: 'Please agree to the recording of this interview first.',
    });
    expect(await roomsOf(person, jobId)).toEqual([]);
    await consent(person);
    expect(await token(person)).toMatch(/^ey/);
  });

  test('keeps when a consent was given and to which wording; again changes nothing', async () => {
    const person = await stack.person();
    const rows = () => stack.database.db.select().from(consents).where(eq(consents.uid, person.uid));
    await Promise.all([consent(person), consent(person)]);
    const [given, ...others] = await rows();
    expect(others).toEqual([]);
    expect(given).toMatchObject({ jobId, version });
    expect(Math.abs(Date.now() - (given?.givenAt.getTime() ?? 0))).toBeLessThan(10_000);
    expect(await consent(person)).toEqual({ consented: true });
    expect(await rows()).toEqual([given]);
    expect(await invitation(person)).toMatchObject({ consented: true, finished: false });
  });

  test('takes no consent to a wording that was never shown, and asks again when the wording changed', async () => {
    const person = await stack.person();
    const body = { version: 'other' as typeof version };
    expect(await caught(person.api.giveConsent({ params: { roomId: jobId }, body }))).toMatchObject({
      code: 'bad-request',
    });
    expect(await invitation(person)).toMatchObject({ consented: false });
    await stack.database.db.insert(consents).values({ jobId, uid: person.uid, version: 'earlier', number: 1, bar: 60 });
    expect(await invitation(person)).toMatchObject({ consented: false });
    expect(await caught(token(person))).toMatchObject({ code: 'consent-required' });
  });

  test('leads each candidate to one room of their own, however often they ask', async () => {
    const [ann, ben] = await Promise.all([candidate(), candidate()]);
    expect(ann.roomId).not.toBe(ben.roomId);
    expect(ann.identity).not.toBe(ben.identity);
    const again = await Promise.all([1, 2, 3].map(async () => claimsOf(await token(ann.person))));
    for (const { video, sub } of again) expect([video?.room, sub]).toEqual([ann.roomId, ann.identity]);
    const eager = await stack.person();
    await consent(eager);
    await Promise.all([1, 2, 3, 4].map(() => token(eager)));
    expect(await roomsOf(eager, jobId)).toHaveLength(1);
  });

  test('needs neither trial nor subscription', async () => {
    const person = await stack.person();
    await consent(person);
    const longAgo = new Date(Date.now() - 400 * 24 * 3_600_000);
    await stack.database.db.update(users).set({ trialStartedAt: longAgo }).where(eq(users.uid, person.uid));
    expect(await token(person)).toMatch(/^ey/);
    expect(await caught(person.api.generateRoom({}))).toMatchObject({ code: 'subscription-required' });
  });

  test('tells the interviewer the job, its skills and its questions', async () => {
    const { sessionId, roomId } = await candidate();
    const { body } = await asInterviewer(stack.url, 'GET', internalPaths.session(sessionId));
    const { suggested_title: title, required_skills: skills, key_questions: questions } = sampleForm;
    expect(body).toMatchObject({ kind: 'candidate', roomId, job: { title, skills, questions } });
  });

  test('ends and asks for an interviewer in the caller’s own room, and in nobody else’s', async () => {
    const [ann, ben] = [await candidate(), await candidate()];
    const params = { roomId: jobId };
    await takePlace(stack.livekit.url, ann.token);
    const dispatches = new AgentDispatchClient(
      stack.livekit.url.replace('ws', 'http'),
      livekitKeys.apiKey,
      livekitKeys.apiSecret,
    );
    expect(await dispatches.listDispatch(ann.roomId)).toMatchObject([{ agentName }]);
    expect(await ann.person.api.requestInterviewer({ params })).toEqual({ interviewer: 'dispatched' });
    await until(async () => ((await rowOf(ann.sessionId))?.dispatchAttempts ?? 0) > 0, 'the next dispatch');
    expect(await ann.person.api.endInterview({ params })).toEqual({ ended: true });
    expect((await rowOf(ann.sessionId))?.status).toBe('ended');
    expect((await rowOf(ben.sessionId))?.status).toBe('open');
    expect(await invitation(ann.person)).toMatchObject({ consented: true, begun: true, finished: true });
    expect(await invitation(ben.person)).toMatchObject({ finished: false });
    expect(await caught(token(ann.person))).toMatchObject({ code: 'session-ended', status: 410 });
    expect(await caught(ann.person.api.requestInterviewer({ params }))).toMatchObject({ code: 'session-ended' });
  });

  test('gets its candidate a report by email like any interview', async () => {
    const { person, sessionId } = await candidate();
    const turns = [turnOf(0, 'Why this work?'), turnOf(1, 'Because I like to look after people at night.')];
    for (const turn of turns)
      await asInterviewer(stack.url, 'PUT', internalPaths.turn(sessionId, turn.n), { turn, checkpoint: null });
    await person.api.endInterview({ params: { roomId: jobId } });
    await reported(stack, sessionId);
    await until(async () => (await stack.mails()).some(({ to }) => to.includes(person.email)), 'the email');
  });
});

describe('a job that nobody may enter', () => {
  const calls = ({ api }: TestPerson, roomId: string) => [
    caught(api.getInvitation({ params: { roomId } })),
    caught(api.giveConsent({ params: { roomId }, body: { version } })),
    caught(api.getVoiceToken({ query: { room: roomId } })),
    caught(api.endInterview({ params: { roomId } })),
    caught(api.requestInterviewer({ params: { roomId } })),
  ];
  const close = (id: string) =>
    stack.database.db.update(jobPosts).set({ closedAt: new Date() }).where(eq(jobPosts.id, id));

  test.each(['unknown', 'a draft', 'closed', 'another candidate’s room'])(
    '%s: nothing tells it from others',
    async (which) => {
      const person = await stack.person();
      const id = {
        unknown: async () => 'aaaaaaaaaaaaaaaa',
        'a draft': () => post(null),
        closed: async () => {
          const closed = await post();
          await consent(person, closed);
          await close(closed);
          return closed;
        },
        'another candidate’s room': async () => (await candidate()).roomId,
      }[which];
      const failures = await Promise.all(calls(person, (await id?.()) ?? ''));
      expect(failures).toMatchObject(failures.map(() => unknown));
    },
  );

  test('a practice room has nothing to agree to', async () => {
    const person = await stack.person();
    const { room_id } = await person.api.generateRoom({});
    expect(await caught(consent(person, room_id))).toMatchObject(unknown);
  });

  test('whoever had begun when it was closed may finish', async () => {
    const job = await post();
    const { person } = await candidate(job);
    await close(job);
    expect(await token(person, job)).toMatch(/^ey/);
    expect(await person.api.endInterview({ params: { roomId: job } })).toEqual({ ended: true });
  });
});

test('without an account there is no invitation, no consent and no token', async () => {
  const nobody = visitorFrom(stack.url, '198.51.100.250');
  const failures = await Promise.all([
    caught(nobody.getInvitation({ params: { roomId: jobId } })),
    caught(nobody.giveConsent({ params: { roomId: jobId }, body: { version } })),
    caught(nobody.getVoiceToken({ query: { room: jobId } })),
  ]);
  expect(failures).toMatchObject(failures.map(() => ({ code: 'unauthorized', status: 401 })));
});
