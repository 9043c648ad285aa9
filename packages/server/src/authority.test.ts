import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Call, type CallName, calls, shownConsent, failureSchema } from '@viva/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkouts, jobPosts } from './db/schema/index.ts';
import { createInvitationKeys } from './invitations/invitationKeys.ts';
import { createPrivateKeys } from './jobPosts/privateLink.ts';
import { ChatModelDouble } from './testing/chatModelDouble.ts';
import { hold } from './testing/heldInterviews.ts';
import { postJob, sampleForm } from './testing/jobs.ts';
import { forgeIdToken } from './testing/people.ts';
import { type TestSession, beginSession, sessionOf } from './testing/session.ts';
import { type Stack, startStack } from './testing/stack.ts';
import { answerHardClass, hardClass, toldAnswer, tryHardClass } from './testing/tries.ts';
import { behindProxy, visitorFrom } from './testing/visitors.ts';

/** Ids of what somebody has, as calls take them. */
interface Things {
  readonly room: string;
  readonly session: string;
  readonly job: string;
  readonly draft: string;
  readonly preview: string;
  /** Keys of the private links of two jobs. */
  readonly link: string;
  readonly otherLink: string;
  /** A candidate's interview that has a report, and the key of a link to a report. */
  readonly candidacy: string;
  readonly shared: string;
  /** A practice interview that has a report, and another try of its question. */
  readonly practiced: string;
  readonly tried: string;
  /** The same candidate, who is paid for, as the employer knows them. */
  readonly candidate: string;
  readonly conversation: string;
  /** The key of a mailbox that was invited. */
  readonly mailbox: string;
}
interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** What the owner presents, where that is not their ID token. */
  readonly key?: string;
}

const callers = ['no token', 'garbage', 'expired', 'another person', 'the owner'] as const;
type Caller = (typeof callers)[number];

let asks = 0;

/** How each call is made, about somebody's things. Calls that take something away come last. */
const requests: Readonly<Record<CallName, (things: Things) => Asked>> = {
  generateRoom: () => ({}),
  generatePreviewRoom: () => ({}),
  getVoiceToken: ({ room }) => ({ query: { room } }),
  getPreviewToken: ({ preview }) => ({ query: { room: preview } }),
  requestInterviewer: ({ room }) => ({ params: { roomId: room } }),
  requestPreviewInterviewer: ({ preview }) => ({ params: { roomId: preview } }),
  endPreview: ({ preview }) => ({ params: { roomId: preview } }),
  readPreviewReport: ({ preview }) => ({ params: { roomId: preview } }),
  // It has not been held yet; who may keep one that has is in sessions/keptPreviews.test.ts.
  keepPreview: ({ preview }) => ({ params: { roomId: preview } }),
  getInvitation: ({ room }) => ({ params: { roomId: room } }),
  getPublicInvitation: ({ job }) => ({ params: { roomId: job } }),
  getPracticeOffer: ({ room }) => ({ params: { roomId: room } }),
  setUpPractice: ({ room }) => ({
    params: { roomId: room },
    body: { role: 'Cook', advert: '', minutes: 10, persona: 'neutral' },
  }),
  giveConsent: ({ job }) => ({ params: { roomId: job }, body: { version: shownConsent, accommodations: [] } }),
  sendChatMessage: ({ conversation }) => ({
    params: { conversationId: conversation },
    body: { message: 'How do I cancel?' },
  }),
  createCheckoutSession: () => ({}),
  checkPayment: () => ({ query: { session_id: 'cs_that_nobody_has' } }),
  checkSubscription: () => ({}),
  cancelSubscription: () => ({}),
  createJobPost: () => ({}),
  updateJobPost: ({ draft }) => ({ params: { jobId: draft }, body: { content: 'We look for a nurse.' } }),
  finalizeJobPost: ({ draft }) => ({ params: { jobId: draft }, body: sampleForm }),
  // One mailbox is sent three an hour.
  sendJobLinks: () => ({ body: { email: `asks-${asks++}@clinic.example` } }),
  listSessions: () => ({}),
  getSession: ({ session }) => ({ params: { sessionId: session } }),
  getRoomSession: ({ room }) => ({ params: { roomId: room } }),
  correctTurn: ({ candidacy }) => ({
    params: { sessionId: candidacy, turn: '1' },
    body: { text: 'Because I like to look after patients.' },
  }),
  sayAgain: ({ practiced }) => ({ params: { sessionId: practiced, questionId: hardClass.id } }),
  compareTries: ({ tried }) => ({ params: { sessionId: tried } }),
  listDueQuestions: () => ({}),
  keepAnswer: ({ tried }) => ({ params: { sessionId: tried, questionId: hardClass.id } }),
  dropAnswer: ({ tried }) => ({ params: { sessionId: tried, questionId: hardClass.id } }),
  listKeptAnswers: () => ({}),
  listRecordings: ({ session }) => ({ params: { sessionId: session } }),
  requestReview: ({ candidacy }) => ({ params: { sessionId: candidacy }, body: { note: 'Please look again.' } }),
  createShare: ({ candidacy }) => ({ params: { sessionId: candidacy }, body: { days: 7 } }),
  listShares: ({ candidacy }) => ({ params: { sessionId: candidacy } }),
  readSharedReport: ({ shared }) => ({ key: shared }),
  revokeShares: ({ candidacy }) => ({ params: { sessionId: candidacy } }),
  getProfile: () => ({}),
  saveProfile: () => ({ body: { targetRole: 'Cook', persona: 'neutral', jobDescription: '', recording: false } }),
  putResume: () => ({
    body: { fileName: 'cv.txt', content: Buffer.from('Ten years in a kitchen.').toString('base64') },
  }),
  removeResume: () => ({}),
  exportAccount: () => ({}),
  readJob: ({ link }) => ({ key: link }),
  changeJob: ({ link }) => ({ key: link, body: { ...sampleForm, suggested_title: 'Head Nurse' } }),
  setJobBar: ({ link }) => ({ key: link, body: { bar: 50 } }),
  reviewCandidate: ({ link, candidate }) => ({ key: link, params: { candidateId: candidate } }),
  unlockCandidate: ({ link, candidate }) => ({ key: link, params: { candidateId: candidate } }),
  listCandidateRecordings: ({ link, candidate }) => ({ key: link, params: { candidateId: candidate } }),
  readJobCandidate: ({ link, candidate }) => ({ key: link, params: { candidateId: candidate } }),
  shortlistCandidate: ({ link, candidate }) => ({
    key: link,
    params: { candidateId: candidate },
    body: { shortlisted: true },
  }),
  noteCandidate: ({ link, candidate }) => ({
    key: link,
    params: { candidateId: candidate },
    body: { note: 'Calm. Ask for the certificate.' },
  }),
  declineCandidate: ({ link, candidate }) => ({ key: link, params: { candidateId: candidate } }),
  exportCandidates: ({ link }) => ({ key: link, query: { format: 'csv' } }),
  sendInvitations: ({ link }) => ({ key: link, body: { emails: [`asks-${asks++}@clinic.example`] } }),
  readInvitationChoice: ({ mailbox }) => ({ body: { key: mailbox } }),
  chooseInvitations: ({ mailbox }) => ({ body: { key: mailbox, wanted: true } }),
  setJobStatus: ({ link }) => ({ key: link, body: { status: 'closed' } }),
  replaceJobLink: ({ otherLink }) => ({ key: otherLink }),
  eraseJob: ({ link }) => ({ key: link }),
  endInterview: ({ room }) => ({ params: { roomId: room } }),
  eraseSession: ({ session }) => ({ params: { sessionId: session } }),
  eraseAccount: () => ({}),
};

/** Calls about a thing that one person alone has: to others it must not exist. */
const ofOneOwner = [
  'getVoiceToken',
  'requestInterviewer',
  'getInvitation',
  'getPracticeOffer',
  'setUpPractice',
  'getSession',
  'getRoomSession',
  'correctTurn',
  'sayAgain',
  'compareTries',
  'keepAnswer',
  'listRecordings',
  'requestReview',
  'createShare',
  'listShares',
  'revokeShares',
  'endInterview',
  'eraseSession',
];

const unknown: Things = {
  room: 'no-such-room-at-all',
  session: 'no-such-session-at-all',
  job: 'no-such-job-at-all',
  draft: 'no-such-draft-at-all',
  preview: 'no-such-preview-at-all',
  link: 'no-such-link-at-all',
  otherLink: 'no-such-link-at-all',
  candidacy: 'no-such-session-at-all',
  shared: 'no-such-link-at-all',
  practiced: 'no-such-session-at-all',
  tried: 'no-such-session-at-all',
  candidate: 'no-such-candidate-at-all',
  conversation: 'customer_service',
  mailbox: 'no-such-mailbox-at-all',
};

let stack: Stack;
let owner: TestSession;
let things: Things;
/** Answers with all that it was told of a conversation. */
const parrot = new ChatModelDouble();
parrot.reply = (messages) => messages.flatMap(({ role, content }) => (role === 'user' ? content : [])).join(' ');
/** What the owner alone gets to see: the others' answers are searched for it. */
const shownToOwner: Partial<Record<CallName, string>> = {
  sendChatMessage: 'Zebulon',
  getProfile: 'Lighthouse',
  changeJob: 'Head Nurse',
  exportAccount: 'the-owner@',
};
let tokens: Readonly<Record<Caller, string | undefined>>;
const table = new Map<CallName, Record<Caller, string>>();

beforeAll(async () => {
  stack = await startStack({ env: { ...behindProxy, LLM_BASE_URL: await parrot.start(), LLM_MODEL: 'parrot' } });
  owner = await beginSession(stack, 'the-owner@example.com');
  const stranger = await stack.person('the-stranger@example.com');
  const visitor = visitorFrom(stack.url, '203.0.113.7');
  const conversation = 'my-very-own-conversation';
  await owner.person.api.sendChatMessage({
    params: { conversationId: conversation },
    body: { message: 'My name is Zebulon.' },
  });
  await owner.person.api.saveProfile({
    body: { targetRole: 'Lighthouse keeper', persona: 'neutral', jobDescription: '', recording: false },
  });
  const job = await postJob(visitor);
  const keyOf = createPrivateKeys(stack.config.LIVEKIT_API_SECRET);
  things = {
    room: owner.roomId,
    session: owner.sessionId,
    job,
    link: keyOf(job, 0),
    otherLink: keyOf(await postJob(visitor), 0),
    draft: await postJob(visitor, null),
    ...(await sharedCandidacy(job, keyOf(job, 0))),
    ...(await triedPractice()),
    preview: (await visitor.generatePreviewRoom({})).room_id,
    conversation,
    mailbox: createInvitationKeys(stack.config.LIVEKIT_API_SECRET).of('invited@clinic.example'),
  };
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  const { uid } = owner.person;
  tokens = {
    'no token': undefined,
    garbage: 'gar.ba.ge',
    expired: await forgeIdToken(stack.identityKeyFile, 'demo-viva', { sub: uid, expiresAt: hourAgo }),
    'another person': stranger.idToken,
    'the owner': owner.person.idToken,
  };
});
afterAll(async () => {
  await stack.close();
  await parrot.stop();
});

/** An interview of the owner's for a job, over and paid for, with a link to its report. */
async function sharedCandidacy(job: string, link: string): Promise<Pick<Things, 'candidacy' | 'shared' | 'candidate'>> {
  const { api } = owner.person;
  await api.giveConsent({ params: { roomId: job }, body: { version: shownConsent } });
  const begun = await sessionOf(await api.getVoiceToken({ query: { name: 'Ann', room: job } }));
  const { sessionId } = await hold(stack, begun, 'Because I like to look after people.');
  const { url } = await api.createShare({ params: { sessionId }, body: { days: 7 } });
  const paid = { id: 'paid', provider: 'local', kind: 'candidate', status: 'paid', paidAt: new Date() } as const;
  await stack.database.db.insert(checkouts).values({ ...paid, subject: sessionId });
  const { candidates } = await visitorFrom(stack.url, '203.0.113.8', link).readJob({});
  return { candidate: candidates[0]?.id ?? '', candidacy: sessionId, shared: url?.split('/shared/')[1] ?? '' };
}

/** A practice interview of the owner's, and another try of its question. */
async function triedPractice(): Promise<Pick<Things, 'practiced' | 'tried'>> {
  const { api } = owner.person;
  const { room_id: room } = await api.generateRoom({});
  const { sessionId: practiced } = await sessionOf(await api.getVoiceToken({ query: { room } }));
  await answerHardClass(stack, practiced, toldAnswer);
  return { practiced, tried: await tryHardClass(stack, owner.person, practiced, toldAnswer) };
}

/** The owner pays for a subscription on the test checkout's page. */
async function subscribe(): Promise<void> {
  const { url } = await owner.person.api.createCheckoutSession({});
  const paid = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ choice: 'pay' }) });
  expect(paid.status).toBe(303);
}

/** What has to be there first for the owner's success to show, and was not before. */
const beforehand: Partial<Record<CallName, () => Promise<unknown>>> = {
  cancelSubscription: subscribe,
  // As if the link had come by email.
  sendInvitations: () => stack.database.db.update(jobPosts).set({ keyRotation: 1 }).where(eq(jobPosts.id, things.job)),
};

/** Makes a call as somebody, over HTTP and without the client. */
async function ask(call: Call, { params = {}, query, body }: Asked, token: string | undefined) {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  const reply = await fetch(`${stack.url}/api${path}${search}`, {
    method: call.method,
    headers: {
      'x-forwarded-for': `203.0.113.${10 + Math.floor(Math.random() * 200)}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  const outcome = reply.ok ? 'ok' : failureSchema.parse(JSON.parse(text)).code;
  return { outcome, status: reply.status, text };
}

describe('who may do what', () => {
  test.each(Object.keys(requests) as CallName[])('%s', async (name) => {
    await beforehand[name]?.();
    const call: Call = calls[name];
    const row = {} as Record<Caller, string>;
    for (const caller of callers) {
      const asked = requests[name](things);
      const reply = await ask(call, asked, caller === 'the owner' ? (asked.key ?? tokens[caller]) : tokens[caller]);
      row[caller] = reply.outcome;
      if (caller === 'another person' && ofOneOwner.includes(name)) {
        const nothing = await ask(call, requests[name](unknown), tokens[caller]);
        expect({ status: reply.status, text: reply.text }).toEqual({ status: nothing.status, text: nothing.text });
      }
      if (caller !== 'the owner')
        for (const own of ['the-owner@', 'Zebulon', 'Lighthouse', 'Head Nurse', owner.person.uid])
          expect(reply.text).not.toContain(own);
      else expect(reply.text).toContain(shownToOwner[name] ?? '');
    }
    table.set(name, row);
    const refused = { user: 'unauthorized', link: 'not-found', none: row['the owner'] }[call.auth];
    expect(row).toMatchObject({ 'no token': refused, garbage: refused, expired: refused });
    if (call.auth === 'link') expect(row).toMatchObject({ 'another person': 'not-found', 'the owner': 'ok' });
    if (name === 'cancelSubscription') expect(row).toMatchObject({ 'another person': 'not-found', 'the owner': 'ok' });
    if (ofOneOwner.includes(name)) expect(row).toMatchObject({ 'another person': 'not-found', 'the owner': 'ok' });
  });

  test('stands in the documentation', () => {
    const file = fileURLToPath(new URL('../../../docs/authority.md', import.meta.url));
    const page = pageOf(table);
    if (process.env.UPDATE_DOCS) writeFileSync(file, page);
    expect(readFileSync(file, 'utf8'), 'run the test with UPDATE_DOCS=1').toBe(page);
  });
});

function pageOf(rows: typeof table): string {
  const lines = [...rows].map(([name, row]) => {
    const { method, path } = calls[name];
    return `| \`${method} ${path}\` | ${callers.map((caller) => row[caller]).join(' | ')} |`;
  });
  return `# Who may do what

Written by \`packages/server/src/authority.test.ts\`, which asks a running service for every cell: \`ok\`, or the code of the
failure. "Another person" is signed in and asks about things of the owner; \`not-found\` is then, byte for byte, the answer for
things that do not exist. Calls that need no account answer everybody alike. Calls under \`/job\`, and \`/shared\`, take the key
of a private link, or of the link to a shared report, instead of a login; their owner is whoever has the link.

| Call | ${callers.join(' | ')} |
|---|${callers.map(() => '---').join('|')}|
${lines.join('\n')}
`;
}
