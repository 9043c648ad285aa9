import { calls, shownConsent } from '@viva/api-client';
import { internalPaths } from '@viva/api-client/internal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createPrivateKeys } from './jobPosts/privateLink.ts';
import { asInterviewer, turnOf } from './testing/interviewer.ts';
import { heldCandidacy, hold } from './testing/heldInterviews.ts';
import { postJob, sampleForm } from './testing/jobs.ts';
import { type TestPerson, apiWith } from './testing/people.ts';
import { type TestSession, beginCandidate, beginPreview, beginSession } from './testing/session.ts';
import { type Stack, startStack } from './testing/stack.ts';

/** Everything that is stored of somebody and has an id, by what it is. */
type Thing =
  | 'account'
  | 'practice room'
  | 'interview'
  | 'interview that is over'
  | "room of a candidate's"
  | "candidate's interview"
  | 'preview'
  | "preview's interview"
  | 'final job'
  | 'draft'
  | 'private link'
  | 'link to a report'
  | 'candidate of an employer'
  | 'conversation'
  | 'checkout';

/** Bodies for the routes that take an id, by their path; `?` stands before an id in the query. */
const bodies: Readonly<Record<string, unknown>> = {
  '/api/voice_chat/getToken?room': undefined,
  '/api/voice_chat/preview/getToken?room': undefined,
  '/api/voice_chat/:roomId/interviewer': {},
  '/api/voice_chat/preview/:roomId/interviewer': {},
  '/api/voice_chat/preview/:roomId/end': {},
  '/api/voice_chat/preview/:roomId/report': undefined,
  '/api/voice_chat/preview/:roomId/keep': {},
  '/api/voice_chat/:roomId/invitation': undefined,
  '/api/voice_chat/:roomId/invitation/public': undefined,
  '/api/voice_chat/:roomId/setup': { role: 'Cook', advert: '', minutes: 10, persona: 'neutral' },
  '/api/voice_chat/:roomId/consent': { version: shownConsent },
  '/api/voice_chat/:roomId/end': {},
  '/api/voice_chat/:roomId/session': undefined,
  '/api/text_chat/:conversationId': { message: 'What is my name?' },
  '/api/job_post/:jobId': { content: 'We look for a nurse.' },
  '/api/job_post/:jobId/finalize': sampleForm,
  '/api/sessions/:sessionId': undefined,
  '/api/sessions/:sessionId/recordings': undefined,
  '/api/sessions/:sessionId/answers/:questionId/again': {},
  '/api/sessions/:sessionId/answers/:questionId/kept': undefined,
  '/api/sessions/:sessionId/comparison': undefined,
  '/api/recordings/:sessionId/:n': undefined,
  '/api/sessions/:sessionId/review': { note: 'Please look again.' },
  '/api/sessions/:sessionId/turns/:turn/correction': { text: 'I like ships.' },
  '/api/sessions/:sessionId/shares': { days: 7 },
  '/api/job/candidates/:candidateId': undefined,
  '/api/job/candidates/:candidateId/recordings': undefined,
  '/api/job/candidates/:candidateId/unlock': {},
  '/api/job/candidates/:candidateId/review': {},
  '/api/job/candidates/:candidateId/shortlist': { shortlisted: true },
  '/api/job/candidates/:candidateId/note': { note: 'Ask for the certificate.' },
  '/api/job/candidates/:candidateId/decline': {},
  '/internal/sessions/:id': undefined,
  '/internal/sessions/:id/alive': {},
  '/internal/sessions/:id/offer': {},
  '/internal/sessions/:id/pause': { pausedMs: 0, pauseMs: null },
  '/internal/sessions/:id/turns/:n/audio': undefined,
  '/internal/sessions/:id/turns/:n/withdraw': { checkpoint: null },
  '/internal/sessions/:id/turns/:n': { turn: turnOf(0), checkpoint: null },
  '/internal/sessions/:id/end': { reason: 'completed' },
  '/test-checkout/:id': undefined,
};

/** Who has such an id may use it: links that are meant to be sent on, and things without an account. */
const open: Readonly<Record<string, readonly Thing[]>> = {
  '/api/voice_chat/getToken?room': ['final job'],
  '/api/voice_chat/:roomId/invitation': ['final job'],
  '/api/voice_chat/:roomId/invitation/public': ['final job'],
  '/api/voice_chat/:roomId/consent': ['final job'],
  '/api/voice_chat/:roomId/end': ['final job'],
  '/api/voice_chat/:roomId/session': ['final job'],
  '/api/voice_chat/:roomId/interviewer': ['final job'],
  '/api/voice_chat/preview/getToken?room': ['preview'],
  '/api/voice_chat/preview/:roomId/interviewer': ['preview'],
  '/api/voice_chat/preview/:roomId/end': ['preview'],
  '/api/voice_chat/preview/:roomId/report': ['preview'],
  '/api/job_post/:jobId': ['draft', 'final job'],
  '/api/job_post/:jobId/finalize': ['draft', 'final job'],
  '/test-checkout/:id': ['checkout'],
};

interface Route {
  readonly method: string;
  readonly path: string;
}

let stack: Stack;
let running: TestSession;
let over: TestSession;
let things: Readonly<Record<Thing, string>>;
let routes: readonly Route[];
/** The private link of a job of the strangers' own. */
let ownLink: string;
const secret = 'Zebulon';
/** They tell the job's title to everyone who has its smart link. */
const invitations = ['/api/voice_chat/:roomId/invitation', '/api/voice_chat/:roomId/invitation/public'];

beforeAll(async () => {
  // Every route is asked for every thing.
  stack = await startStack({ limits: 10 });
  running = await beginSession(stack, 'an-owner@example.com');
  over = await beginSession(stack, 'another-owner@example.com');
  const turn = { turn: turnOf(0, `My name is ${secret}.`), checkpoint: null };
  await asInterviewer(stack.url, 'PUT', internalPaths.turn(running.sessionId, 0), turn);
  await hold(stack, over, `I am ${secret}, and I like ships.`);
  const { api, uid } = running.person;
  const conversation = 'the-owners-conversation';
  await api.sendChatMessage({ params: { conversationId: conversation }, body: { message: `I am ${secret}.` } });
  const job = await postJob(api, { ...sampleForm, suggested_title: `Nurse for ${secret}` });
  const candidate = await beginCandidate(stack, job);
  const keyOf = createPrivateKeys(stack.config.LIVEKIT_API_SECRET);
  ownLink = keyOf(await postJob(api), 0);
  // Whoever asks for a person's review is shown to their employer.
  const asking = await heldCandidacy(stack, job);
  await asking.person.api.requestReview({ params: asking, body: { note: 'Please look again.' } });
  const { candidates } = await apiWith(stack.url, keyOf(job, 0)).readJob({});
  const params = { sessionId: over.sessionId };
  const share = await over.person.api.createShare({ params, body: { days: 7 } });
  const preview = await beginPreview(api);
  const unpaid = await stack.person();
  await unpaid.api.checkSubscription({});
  await stack.database.pool.query(`update users set trial_started_at = now() - interval '8 days' where uid = $1`, [
    unpaid.uid,
  ]);
  const { url } = await unpaid.api.createCheckoutSession({});
  things = {
    account: uid,
    'practice room': running.roomId,
    interview: running.sessionId,
    'interview that is over': over.sessionId,
    "room of a candidate's": candidate.roomId,
    "candidate's interview": candidate.sessionId,
    preview: preview.roomId,
    "preview's interview": preview.sessionId,
    'final job': job,
    draft: (await api.createJobPost({})).job_id,
    'private link': keyOf(job, 0),
    'link to a report': share.url?.split('/').at(-1) ?? '',
    'candidate of an employer': candidates.find(({ review }) => review === 'asked')?.id ?? '',
    conversation,
    checkout: url.split('/').at(-1) ?? '',
  };
  const byPath = stack.routes
    .filter(({ url: path }) => path.includes(':'))
    .map(({ method, url: path }) => ({ method, path }));
  const byQuery = Object.values(calls).flatMap(({ method, path, query }) =>
    query instanceof z.ZodObject && 'room' in query.shape ? [{ method, path: `/api${path}?room` }] : [],
  );
  // Made final, a draft is what may be sent on.
  const makesFinal = ({ path }: Route) => Number(path.endsWith('/finalize'));
  routes = [...byPath, ...byQuery].sort((a, b) => makesFinal(a) - makesFinal(b));
});
afterAll(() => stack.close());

const addressOf = (path: string, id: string) =>
  path
    .replace(/\?room$/, `?room=${id}`)
    .replace(/:\w+/, id)
    .replace(/:\w+/g, '0');
const ofInterviewers = ({ path }: Route) => path.startsWith('/internal/');

/** What somebody with an account of their own gets, who has an id of somebody else's thing. */
async function ask(stranger: TestPerson, { method, path }: Route, id: string) {
  const body = method === 'GET' || method === 'HEAD' ? undefined : bodies[path];
  const reply = await fetch(`${stack.url}${addressOf(path, id)}`, {
    method,
    redirect: 'manual',
    headers: {
      // Behind these, an employer of another job stands where an account does elsewhere.
      authorization: `Bearer ${path.startsWith('/api/job/') ? ownLink : stranger.idToken}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: reply.status, text: await reply.text() };
}

test('every route that takes an id is asked', () => {
  expect([...new Set(routes.map(({ path }) => path))].sort()).toEqual(Object.keys(bodies).sort());
});

const names: readonly Thing[] = [
  ...(['account', 'practice room', 'interview', 'interview that is over', "room of a candidate's"] as const),
  ...(["candidate's interview", 'preview', "preview's interview", 'final job', 'draft', 'private link'] as const),
  ...(['link to a report', 'candidate of an employer', 'conversation', 'checkout'] as const),
];
test.each(names)('to a stranger with its id the %s answers everywhere as one that does not exist', async (thing) => {
  expect(Object.keys(things).sort()).toEqual([...names].sort());
  const stranger = await stack.person();
  for (const route of routes) {
    const { path, method } = route;
    const theirs = await ask(stranger, route, things[thing]);
    if (!invitations.includes(path)) expect(theirs.text, `${method} ${path}`).not.toContain(secret);
    // Nobody's account is of any use there, whatever the id.
    if (ofInterviewers(route)) expect(theirs.status, `${method} ${path}`).toBe(401);
    if (open[path]?.includes(thing)) continue;
    const nothing = await ask(stranger, route, 'x'.repeat(things[thing].length));
    expect({ path, ...theirs }).toEqual({ path, ...nothing });
    expect([400, 429].includes(theirs.status), `${method} ${path} is asked as it should be`).toBe(false);
  }
});

const interviews: readonly Thing[] = [
  ...(['interview', 'interview that is over', "candidate's interview", "preview's interview"] as const),
];
test.each(names.filter((name) => !interviews.includes(name)))(
  'to an interviewer the id of the %s is that of no interview',
  async (thing) => {
    for (const { method, path } of routes.filter((route) => ofInterviewers(route) && route.method !== 'HEAD')) {
      const as = (id: string) => asInterviewer(stack.url, method, addressOf(path, id), bodies[path]);
      const theirs = await as(things[thing]);
      // A place is offered, not asked for: nobody is sent.
      const nobody = path.endsWith('/offer')
        ? { status: 200, body: { sent: false } }
        : { status: 404, body: { code: 'not-found' } };
      expect({ path, ...theirs }).toMatchObject({ path, ...nobody });
      expect(theirs).toEqual(await as('x'.repeat(things[thing].length)));
    }
  },
);

test('what strangers asked for has changed nothing', async () => {
  const { api } = running.person;
  const params = { sessionId: running.sessionId };
  expect(await api.getSession({ params })).toMatchObject({
    report: 'running',
    turns: [{ text: `My name is ${secret}.` }],
  });
  expect((await over.person.api.getSession({ params: { sessionId: over.sessionId } })).turns).toHaveLength(2);
  expect((await api.listSessions({ query: {} })).sessions).toHaveLength(1);
});
