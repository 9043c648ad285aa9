import { type ApiError, emailInvitationLimits } from '@viva/api-client';
import { eq, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailInvitations, invitationUses } from '../db/schema/index.ts';
import { createPrivateKeys } from '../jobPosts/privateLink.ts';
import { createMailer } from '../mail/mailer.ts';
import { postJob, sampleForm } from '../testing/jobs.ts';
import { until } from '../testing/livekitServer.ts';
import { freePorts } from '../testing/ports.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';
import { createInvitationKeys } from './invitationKeys.ts';
import { mailInvitation } from './invitationMail.ts';
import { sweepUses } from './inviting.ts';
import { mailboxHashOf } from './mailboxes.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: behindProxy, limits: 50 });
});
afterAll(() => stack.close());

let networks = 0;
const network = () => `10.${Math.floor((networks += 1) / 250)}.${networks % 250}.1`;
const visitor = () => visitorFrom(stack.url, network());
let mailboxes = 1000;
const mailbox = (name = 'nurse') => `${name}-${(mailboxes += 1)}@home.example`;
const caught = (promise: Promise<unknown>) => promise.catch((error: ApiError) => error);
const keyOf = (jobId: string, rotation: number) => createPrivateKeys(stack.config.LIVEKIT_API_SECRET)(jobId, rotation);

/** A job whose employer came by the link that was mailed to them. */
async function newJob(form = {}) {
  const jobId = await postJob(visitor(), { ...sampleForm, contact_email: mailbox('hiring'), ...form });
  await visitorFrom(stack.url, network(), keyOf(jobId, 0)).replaceJobLink({});
  const employer = visitorFrom(stack.url, network(), keyOf(jobId, 1));
  return { jobId, employer, invite: (...emails: string[]) => employer.sendInvitations({ body: { emails } }) };
}
const invitationsTo = async (email: string) =>
  (await stack.mails()).filter(
    ({ to, messageId }) => to.some((one) => one.toLowerCase() === email) && messageId?.startsWith('<invitation-'),
  );
const mailTo = async (email: string) => {
  await until(async () => (await invitationsTo(email)).length > 0, `the invitation of ${email}`);
  return (await invitationsTo(email))[0];
};
const done = () =>
  until(async () => {
    const { rows } = await stack.database.pool.query(
      `select from jobs.job where name = 'candidate-invited' and state <> 'completed'`,
    );
    return rows.length === 0;
  }, 'the invitations to be sent');
const keyFor = (email: string) => createInvitationKeys(stack.config.LIVEKIT_API_SECRET).of(email);
const choose = (key: string, wanted: boolean) => visitor().chooseInvitations({ body: { key, wanted } });
const ofJob = async (jobId: string) =>
  stack.database.db.select().from(emailInvitations).where(eq(emailInvitations.jobId, jobId));
const usesOf = async (email: string) => {
  const ofMailbox = eq(invitationUses.mailboxHash, mailboxHashOf(email));
  return (await stack.database.db.select().from(invitationUses).where(ofMailbox)).length;
};
/** As nodemailer tells it. */
const refusal = (command: string, responseCode: number) =>
  Object.assign(new Error('refused'), { code: 'EENVELOPE', command, responseCode });
/** Lets all invitations of a job be some time ago. */
const setBack = (jobId: string, time: '5 minutes' | '4 days') =>
  stack.database.db
    .update(emailInvitations)
    .set({ invitedAt: sql`${emailInvitations.invitedAt} - ${time}::interval` })
    .where(eq(emailInvitations.jobId, jobId));

/** Puts an address on a job's list without ordering the email, and tells what the mail server, which answers like this, is sent. */
async function sending(jobId: string, email: string, answer: () => Promise<void> = () => Promise.resolve()) {
  const [id, sent]: [string, string[]] = [`held-${email}`, []];
  await stack.database.db.insert(emailInvitations).values({ id, jobId, email, mailbox: mailboxHashOf(email) });
  const service = {
    ...{ db: stack.database.db, config: stack.config, publicUrl: stack.url },
    brand: { name: 'Viva', supportEmail: '' },
    mailer: {
      send: async ({ to }: { to: string }) => {
        sent.push(to);
        await answer();
      },
      close: () => undefined,
    },
  };
  const send = () => mailInvitation(service, id, new AbortController().signal);
  const state = async () => (await ofJob(jobId)).find((row) => row.id === id);
  return { id, send, sent, state };
}

describe('an invitation', () => {
  test('goes to each mailbox once, with the job, the link, and a way to have no more', async () => {
    const { jobId, employer, invite } = await newJob({ company: 'Harbour Clinic', minutes: 10 });
    const [one, other] = [mailbox(), mailbox()];
    expect(await invite(one, other, one.toUpperCase(), one.replace('@', '+jobs@'))).toEqual({
      invited: [one, other],
      skipped: [],
    });
    const mail = await mailTo(other);
    expect(mail?.subject).toBe('Harbour Clinic invites you to an interview: Night-Shift Nurse');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`${stack.url}/voice_chat/${jobId}`);
      expect(part).toContain('up to 10 minutes');
      expect(part).toContain(`${stack.url}/invitations#${keyFor(other)}`);
    }
    await done();
    await setBack(jobId, '5 minutes');
    expect(await invite(one.toUpperCase())).toEqual({
      invited: [],
      skipped: [{ email: one.toUpperCase(), reason: 'already' }],
    });
    expect(await invitationsTo(one)).toHaveLength(1);
    const { invitations, log } = await employer.readJob({});
    expect(invitations.map(({ email, state }) => [email, state]).sort()).toEqual([
      [one, 'sent'],
      [other, 'sent'],
    ]);
    expect(log.map(({ act }) => act)).toContain('candidates-invited');
  });

  test('is sent once where it is requested twice within two minutes', async () => {
    const { invite } = await newJob();
    const email = mailbox();
    expect(await invite(email)).toEqual({ invited: [email], skipped: [] });
    expect(await invite(email)).toEqual({ invited: [email], skipped: [] });
    await done();
    expect(await invitationsTo(email)).toHaveLength(1);
  });

  test('reaches an address in another alphabet, and its mailbox is known again', async () => {
    const { jobId, invite } = await newJob();
    const email = `MÜLLER-${mailbox()}`;
    expect(await invite(email)).toMatchObject({ invited: [email] });
    await setBack(jobId, '5 minutes');
    expect(await invite(email.toLowerCase())).toMatchObject({ skipped: [{ reason: 'already' }] });
  });

  test('tells nothing that the employer wrote besides names, and no key or address of theirs', async () => {
    const { jobId, invite } = await newJob({ note: 'Bring your own mug.' });
    const email = mailbox();
    await invite(email);
    const mail = await mailTo(email);
    for (const own of ['Bring your own mug', keyOf(jobId, 1), 'hiring-'])
      for (const part of [mail?.text, mail?.html]) expect(part).not.toContain(own);
  });

  test('can’t be sent with the first link, which is shown to the person who posts a job', async () => {
    const jobId = await postJob(visitor(), { ...sampleForm, contact_email: mailbox('hiring') });
    const employer = visitorFrom(stack.url, network(), keyOf(jobId, 0));
    expect((await employer.readJob({})).mailboxKnown).toBe(false);
    expect(await caught(employer.sendInvitations({ body: { emails: [mailbox()] } }))).toMatchObject({
      code: 'link-not-mailed',
      message:
        'Please have a new private link emailed to you first, and invite candidates from the page that it opens.',
    });
    await employer.replaceJobLink({});
    expect((await visitorFrom(stack.url, network(), keyOf(jobId, 1)).readJob({})).mailboxKnown).toBe(true);
  });

  test('of a closed job is not sent', async () => {
    const { employer, invite } = await newJob();
    await employer.setJobStatus({ body: { status: 'closed' } });
    expect(await caught(invite(mailbox()))).toMatchObject({
      code: 'job-closed',
      message: 'This job is closed. Please reopen it to invite candidates.',
    });
  });

  test('isn’t sent to anyone in a list that is too long, or has an entry that is no address', async () => {
    const { employer, invite } = await newJob();
    const tooMany = Array.from({ length: emailInvitationLimits.atOnce + 1 }, () => mailbox());
    for (const emails of [
      [],
      tooMany,
      [mailbox(), 'Ann <ann@home.example>'],
      ['ann@home.example/.evil.example'],
      ['ann@home.example.'],
    ])
      expect(await caught(invite(...emails))).toMatchObject({ code: 'bad-request' });
    expect((await employer.readJob({})).invitations).toEqual([]);
  });
});

describe('an email', () => {
  test('that the mail server refuses for good is noted, not tried again, and its address can be invited anew', async () => {
    const { jobId, employer, invite } = await newJob();
    const email = mailbox();
    const [port = 0] = await freePorts(1);
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })),
    });
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    const mailer = createMailer(`smtp://127.0.0.1:${port}`, 'viva@example.com');
    const { send, sent } = await sending(jobId, email, () =>
      mailer.send({ to: email, subject: 'Hello', text: 'Hello', html: 'Hello', messageId: '<hello@example.com>' }),
    );
    await send();
    await send();
    mailer.close();
    await new Promise<void>((closed) => server.close(closed));
    expect(sent).toEqual([email]);
    expect((await employer.readJob({})).invitations).toMatchObject([{ email, state: 'not-sent' }]);
    expect(await invite(email)).toEqual({ invited: [email], skipped: [] });
    await mailTo(email);
  });

  test.each([
    ['the address, for now', refusal('RCPT TO', 451)],
    ['our own address', refusal('MAIL FROM', 550)],
    ['the message', Object.assign(new Error('no'), { code: 'EMESSAGE', command: 'DATA', responseCode: 552 })],
  ])('is tried again when the mail server refuses %s', async (_what, error) => {
    const { jobId } = await newJob();
    const { send, state } = await sending(jobId, mailbox(), () => Promise.reject(error));
    await expect(send()).rejects.toBe(error);
    expect(await state()).toMatchObject({ mailedAt: null, failedAt: null });
  });

  test('that is not sent doesn’t count as one of its mailbox’s day', async () => {
    const email = mailbox();
    const { jobId, invite } = await newJob();
    const { id, send } = await sending(jobId, email, () => Promise.reject(refusal('RCPT TO', 550)));
    const mailboxHash = mailboxHashOf(email);
    await stack.database.db.insert(invitationUses).values({ invitationId: id, mailboxHash });
    await send();
    expect(await usesOf(email)).toBe(0);
    await invite(email);
    expect(await usesOf(email)).toBe(1);
  });

  test('that has not left in days counts as not sent', async () => {
    const { jobId, employer } = await newJob();
    await sending(jobId, mailbox());
    expect((await employer.readJob({})).invitations).toMatchObject([{ state: 'under-way' }]);
    await setBack(jobId, '4 days');
    expect((await employer.readJob({})).invitations).toMatchObject([{ state: 'not-sent' }]);
  });

  test.each(['refused by its reader', 'of a job that was closed'])(
    '%s since it was ordered is not sent',
    async (why) => {
      const { jobId, employer } = await newJob();
      const email = mailbox();
      const { send, sent, state } = await sending(jobId, email);
      if (why === 'of a job that was closed') await employer.setJobStatus({ body: { status: 'closed' } });
      else await choose(keyFor(email), false);
      await send();
      expect(sent).toEqual([]);
      expect((await state())?.failedAt).not.toBeNull();
    },
  );

  test('is sent once', async () => {
    const { jobId } = await newJob();
    const { send, sent } = await sending(jobId, mailbox());
    await send();
    await send();
    expect(sent).toHaveLength(1);
  });
});

describe('the reader of a mailbox', () => {
  test('who stops invitations gets none from any employer, however the address is written, until they allow them', async () => {
    const email = mailbox();
    const written = email.toUpperCase().replace('@', '+work@');
    const read = () => visitor().readInvitationChoice({ body: { key: keyFor(email) } });
    expect(await read()).toEqual({ email, wanted: true });
    expect(await choose(keyFor(email), false)).toEqual({ email, wanted: false });
    expect(await choose(keyFor(email), false)).toEqual({ email, wanted: false });
    expect(await read()).toEqual({ email, wanted: false });
    const { invite } = await newJob();
    expect(await invite(written)).toEqual({ invited: [], skipped: [{ email: written, reason: 'not-possible' }] });
    expect(await choose(keyFor(email), true)).toEqual({ email, wanted: true });
    expect(await invite(written)).toMatchObject({ invited: [written] });
  });

  test.each(['x', 'bnVyc2VAaG9tZS5leGFtcGxl.AAAAAAAAAAAAAAAAAAAAAA', '.'])(
    'is not known by the key %j',
    async (key) => {
      expect(await caught(choose(key, false))).toMatchObject({ code: 'not-found' });
      expect(await caught(visitor().readInvitationChoice({ body: { key } }))).toMatchObject({ code: 'not-found' });
    },
  );
});

describe('how many are sent', () => {
  const fill = (jobId: string, count: number) =>
    stack.database.db.insert(emailInvitations).values(
      Array.from({ length: count }, (_, at) => {
        const email = mailbox();
        return { id: `${jobId}-${at}`, jobId, email, mailbox: mailboxHashOf(email), mailedAt: new Date() };
      }),
    );

  test('a job has 200, and one that is full doesn’t tell who wants none', async () => {
    const { jobId, invite } = await newJob();
    await fill(jobId, emailInvitationLimits.ofJob - 1);
    expect(await caught(invite(mailbox(), mailbox()))).toMatchObject({
      message: 'You can invite 1 more person to this job by email. This list has 2.',
    });
    expect(await invite(mailbox())).toMatchObject({ skipped: [] });
    const unwilling = mailbox();
    await choose(keyFor(unwilling), false);
    const full = {
      code: 'invitations-full',
      message: 'This job has had all of its 200 invitations by email. Please send candidates the link yourself.',
    };
    expect(await caught(invite(mailbox()))).toMatchObject(full);
    expect(await caught(invite(unwilling))).toMatchObject(full);
  });

  test('a mailbox is sent five in a day from all employers, also at the same moment, and though jobs are erased', async () => {
    const email = mailbox();
    const jobs = await Promise.all(Array.from({ length: 7 }, () => newJob()));
    const outcomes = await Promise.all(jobs.map(({ invite }) => invite(email)));
    expect(outcomes.filter(({ invited }) => invited.length === 1)).toHaveLength(5);
    const refused = { invited: [], skipped: [{ email, reason: 'not-possible' }] };
    expect(outcomes.filter(({ invited }) => invited.length === 0)).toEqual([refused, refused]);
    for (const { employer } of jobs) await employer.eraseJob({});
    const { invite } = await newJob();
    expect(await invite(email)).toEqual(refused);
    const { db } = stack.database;
    await db.update(invitationUses).set({ usedAt: sql`${invitationUses.usedAt} - interval '25 hours'` });
    expect(await invite(email)).toMatchObject({ invited: [email] });
    await sweepUses(db);
    expect(await usesOf(email)).toBe(1);
  });

  test('an employer sends five lists an hour, however their address is written', async () => {
    const contact = mailbox('hiring');
    const jobs = [
      await newJob({ contact_email: contact }),
      await newJob({ contact_email: contact.replace('@', '+2@') }),
    ];
    for (let list = 0; list < 5; list++) await jobs[list % 2]?.invite(mailbox());
    for (const { invite } of jobs)
      expect(await caught(invite(mailbox()))).toMatchObject({
        code: 'rate-limited',
        message: expect.stringMatching(
          /^You’ve sent many invitations in a short time\. Please try again in \d+ minutes\.$/,
        ),
      });
  });

  test('a network sends ten lists an hour', async () => {
    const one = network();
    const jobs = await Promise.all(Array.from({ length: 4 }, () => newJob()));
    const invite = (job: number) =>
      visitorFrom(stack.url, one, keyOf(jobs[job]?.jobId ?? '', 1)).sendInvitations({ body: { emails: [mailbox()] } });
    for (let list = 0; list < 10; list++) await invite(list % 4);
    expect(await caught(invite(0))).toMatchObject({
      code: 'rate-limited',
      message: expect.stringMatching(/^Many invitations came from your network in a short time\./),
    });
  });
});

test('an erased account is on no list, and its address is not invited to the same job again', async () => {
  const { jobId, employer, invite } = await newJob();
  const person = await stack.person();
  await invite(person.email);
  await person.api.eraseAccount({});
  expect((await employer.readJob({})).invitations).toEqual([]);
  await setBack(jobId, '5 minutes');
  expect(await invite(person.email.toUpperCase())).toMatchObject({ invited: [], skipped: [{ reason: 'already' }] });
});

test('an erased job leaves no list of the people invited', async () => {
  const { jobId, employer, invite } = await newJob();
  await invite(mailbox());
  expect(await ofJob(jobId)).toHaveLength(1);
  await employer.eraseJob({});
  expect(await ofJob(jobId)).toEqual([]);
});
