import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';
import { startInbox } from '../embedded/inbox.ts';
import { messageSchema } from '../embedded/inboxStore.ts';
import { freePorts } from '../testing/ports.ts';
import { createMailer } from './mailer.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'viva-mailer-'));
let inbox: Awaited<ReturnType<typeof startInbox>>;
let smtpPort: number;
beforeAll(async () => {
  const [port = 0, next = 0] = await freePorts(2);
  smtpPort = next;
  // It takes no TLS, as a mail server does not behind which somebody listens in.
  inbox = await startInbox({ dataDir, port, smtpPort, brand: 'Viva' });
});
afterAll(async () => {
  await inbox.stop();
  rmSync(dataDir, { recursive: true });
});

const mail = { to: 'ann@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
/** `0.0.0.0` leads here, and is not known to. */
async function send(address: string, messageId: string, to = mail.to): Promise<void> {
  const mailer = createMailer(address.replace('PORT', String(smtpPort)), 'viva@example.com');
  await mailer.send({ ...mail, to, messageId }).finally(() => mailer.close());
}
const arrived = async () => JSON.stringify(await (await fetch(`${inbox.url}/messages`)).json());

test('on this machine an email goes as it is', async () => {
  await send('smtp://127.0.0.1:PORT', '<here@example.com>');
  expect(await arrived()).toContain('here@example.com');
});

test.each([
  ['r&d@example.com', 'r&d@example.com'],
  ['müller@example.de', 'müller@example.de'],
  ['a=b@localhost', 'a=b@localhost'],
  ['x,victim@example.net', '"x,victim"@example.net'],
])('an email to %s goes to that mailbox alone', async (to, written) => {
  await send('smtp://127.0.0.1:PORT', `<${encodeURIComponent(to)}@example.com>`, to);
  const messages = z.array(messageSchema.pick({ to: true }));
  const kept = messages.parse(await (await fetch(`${inbox.url}/messages`)).json());
  expect(kept.map((message) => message.to)).toContainEqual([written]);
});

test('to another machine nothing goes unencrypted, unless that is asked for', async () => {
  await expect(send('smtp://0.0.0.0:PORT', '<secret@example.com>')).rejects.toMatchObject({ code: 'ETLS' });
  expect(await arrived()).not.toContain('secret@example.com');
  await send('smtp://0.0.0.0:PORT?requireTLS=false', '<open@example.com>');
  expect(await arrived()).toContain('open@example.com');
});

test('where its reader can stop these emails is told to their mail program', async () => {
  let raw = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('data', (chunk) => (raw += String(chunk)));
      stream.on('end', () => done());
    },
  });
  const [port = 0] = await freePorts(1);
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const mailer = createMailer(`smtp://127.0.0.1:${port}`, 'viva@example.com');
  const unsubscribeUrl = `https://viva.example/invitations#${'k'.repeat(120)}.seal`;
  await mailer.send({ ...mail, messageId: '<stop@example.com>', unsubscribeUrl }).finally(() => mailer.close());
  await new Promise<void>((closed) => server.close(closed));
  expect(raw.replace(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
});

describe('a mail server that talks without an end', () => {
  /** Greets line by line, so that no single wait is long. */
  const endless = createServer((socket: Socket) => {
    const talk = setInterval(() => socket.write('220-Wait, please.\r\n'), 20);
    socket.on('error', () => socket.destroy()).on('close', () => clearInterval(talk));
  });
  let address: string;
  beforeAll(async () => {
    await once(endless.listen(0, '127.0.0.1'), 'listening');
    address = `smtp://127.0.0.1:${(endless.address() as AddressInfo).port}`;
  });
  afterAll(() => endless.close());

  test.each([
    ['the deadline', 200, undefined],
    ['the end of the job', undefined, () => AbortSignal.timeout(200)],
  ])('is left at %s', async (_what, deadlineMs, signal) => {
    const left = once(endless, 'connection').then(([socket]) => once(socket as Socket, 'close'));
    const mailer = createMailer(address, 'viva@example.com', deadlineMs);
    const sent = mailer.send({ ...mail, messageId: '<slow@example.com>' }, signal?.());
    await expect(sent).rejects.toMatchObject({ code: 'EABORT' });
    await left;
  });
});
