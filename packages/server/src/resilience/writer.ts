import { ApiError, type FinalizedJob, type ProfileForm, shownConsent } from '@viva/api-client';
import { internalPaths } from '@viva/api-client/internal';
import { expect } from 'vitest';
import { asInterviewer, turnOf } from '../testing/interviewer.ts';
import { sampleForm } from '../testing/jobs.ts';
import type { TestPerson } from '../testing/people.ts';
import { sessionOf } from '../testing/session.ts';
import { visitorFrom } from '../testing/visitors.ts';
import { type Ledger, keys } from './ledger.ts';

/** What a writer works with. */
export interface WriterTools {
  readonly ledger: Ledger;
  /** Address of one of the processes, whichever comes next. */
  readonly url: () => string;
  readonly newPerson: () => Promise<TestPerson>;
  /** Stores a report by which a candidate reaches the bar, as if they had said enough. */
  readonly report: (sessionId: string, ownerUid: string) => Promise<void>;
  /** Whether there is more to write. */
  readonly goOn: () => boolean;
}

/** Interviews that one account has, below what one may have in a minute. */
const interviewsOfOne = 4;
const turnsOfOne = 8;
const person = { role: 'Nurse', text: 'We look for a night-shift nurse. Skills: patient monitoring, documentation.' };

/** The connection broke before an answer came: what was asked may have been done or not. */
const isLost = (error: unknown) =>
  error instanceof ApiError ? error.code === 'network' : error instanceof TypeError && error.message === 'fetch failed';

/** Asks again, as clients do with what is harmless twice, until there is an answer. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLost(error)) throw error;
      await new Promise((resume) => setTimeout(resume, 50));
    }
  }
}

/** Somebody who does everything that writes, again and again, and notes what was acknowledged. */
export async function write(tools: WriterTools, name: number): Promise<void> {
  for (let round = 0; tools.goOn(); round++) {
    const owner = await tools.newPerson();
    const address = `10.${name}.${round % 250}.9`;
    await again(() => subscribe(tools, owner, address));
    await again(() => comeAndGo(tools, address));
    for (let n = 0; n < interviewsOfOne && tools.goOn(); n++) {
      await again(() => interviewAndMore(tools, owner, `10.${name}.${round % 250}.${n}`, `${name}-${round}-${n}`));
    }
  }
}

/** What is not harmless twice is not asked again: the next one begins. */
async function again(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isLost(error)) throw error;
  }
}

/** Somebody pays on the test checkout. */
async function subscribe({ ledger, url }: WriterTools, { uid, idToken }: TestPerson, address: string): Promise<void> {
  const api = () => visitorFrom(url(), address, idToken);
  const { url: page } = await insist(() => api().createCheckoutSession({}));
  await pay(url, new URL(page).pathname);
  expect(await insist(() => api().checkSubscription({}))).toMatchObject({ subscription_status: 'active' });
  ledger.keep(keys.paid(uid));
}

/** Somebody new pays, begins an interview, and erases the account. */
async function comeAndGo(tools: WriterTools, address: string): Promise<void> {
  const { ledger, url } = tools;
  const person = await tools.newPerson();
  const { uid, idToken } = person;
  const api = () => visitorFrom(url(), address, idToken);
  await subscribe(tools, person, address);
  const { room_id: room } = await api().generateRoom({});
  const { sessionId } = await sessionOf(await insist(() => api().getVoiceToken({ query: { name: 'Ann', room } })));
  // By the second time it may have gone at the first.
  await insist(() => api().eraseAccount({}));
  ledger.leave(uid, sessionId);
}

/** Presses the test checkout's button until the payment has been passed on. */
async function pay(url: () => string, path: string): Promise<void> {
  const body = new URLSearchParams({ choice: 'pay' });
  const { status, headers } = await insist(() => fetch(url() + path, { method: 'POST', redirect: 'manual', body }));
  if (status === 503) return pay(url, path);
  expect([status, headers.get('location')]).toEqual([303, expect.stringContaining('/subscription-success')]);
}

async function interviewAndMore(tools: WriterTools, owner: TestPerson, address: string, tag: string): Promise<void> {
  const { ledger, url } = tools;
  const { uid, idToken } = owner;
  const api = () => visitorFrom(url(), address, idToken);

  const { room_id: room } = await api().generateRoom({});
  ledger.keep(keys.room(room));
  const sessionId = await begin(tools, api, room, room);
  await say(tools, sessionId, 0, turnsOfOne);

  for (const message of [`How do I cancel? ${tag}`, `And the microphone? ${tag}`]) {
    const { response } = await api().sendChatMessage({ params: { conversationId: tag }, body: { message } });
    ledger.keep(keys.chat(uid, tag, message, response));
  }
  const profile: ProfileForm = {
    targetRole: `${person.role} ${tag}`,
    persona: 'friendly',
    jobDescription: tag,
    recording: false,
  };
  await insist(() => api().saveProfile({ body: profile }));
  ledger.replace(`profile ${uid}`, keys.profile(uid, profile));

  const { job_id: jobId } = await api().createJobPost({});
  ledger.keep(keys.draft(jobId));
  const content = `${person.text} ${tag}`;
  await insist(() => api().updateJobPost({ params: { jobId }, body: { content } }));
  ledger.keep(keys.described(jobId, content));
  const form: FinalizedJob = {
    ...sampleForm,
    suggested_title: `Nurse ${tag}`,
    contact_email: `hiring-${tag}@clinic.example`,
  };
  await insist(() => api().finalizeJobPost({ params: { jobId }, body: form }));
  ledger.keep(keys.final(jobId, form));

  await insist(() => api().giveConsent({ params: { roomId: jobId }, body: { version: shownConsent } }));
  ledger.keep(keys.consent(jobId, uid));
  const candidacy = await begin(tools, api, jobId);
  await say(tools, candidacy, 0, 2);
  await tools.report(candidacy, uid);
  await interviewer(url, 'POST', internalPaths.end(candidacy), { reason: 'completed' });
  ledger.end(candidacy);
  await insist(() => api().requestReview({ params: { sessionId: candidacy }, body: { note: tag } }));
  ledger.keep(keys.review(candidacy, tag));
  await insist(() => api().endInterview({ params: { roomId: room } }));
  ledger.end(sessionId);
}

/** Gets the token that begins an interview; gives the session. */
async function begin(
  { ledger }: WriterTools,
  api: () => ReturnType<typeof visitorFrom>,
  room: string,
  roomId?: string,
): Promise<string> {
  const begun = await sessionOf(await insist(() => api().getVoiceToken({ query: { name: 'Ann', room } })));
  ledger.keep(keys.session(begun.sessionId, roomId ?? begun.roomId), keys.room(begun.roomId));
  return begun.sessionId;
}

async function say({ ledger, url }: WriterTools, sessionId: string, from: number, to: number): Promise<void> {
  for (let n = from; n < to; n++) {
    const turn = turnOf(n, `This is turn ${n} of ${sessionId}.`);
    await interviewer(url, 'PUT', internalPaths.turn(sessionId, n), { turn, checkpoint: null });
    ledger.keep(keys.turn(sessionId, n, turn.text));
  }
}

async function interviewer(url: () => string, method: string, path: string, payload: unknown): Promise<void> {
  const { status, body } = await insist(() => asInterviewer(url(), method, path, payload));
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
}
