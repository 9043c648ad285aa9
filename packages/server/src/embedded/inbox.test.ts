import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createMailer } from '../mail/mailer.ts';
import { freePorts } from '../testing/ports.ts';
import { type Inbox, startInbox } from './inbox.ts';
import { messageSchema } from './inboxStore.ts';

let dataDir: string;
let inbox: Inbox;
const start = async () => {
  const [port = 0, smtpPort = 0] = await freePorts(2);
  inbox = await startInbox({ dataDir, port, smtpPort, brand: 'Viva' });
};
const send = async (subject: string, messageId: string, html = '<p>Hello</p>') => {
  const mailer = createMailer(inbox.smtpUrl, 'viva@example.com');
  await mailer.send({ to: 'ann@example.com', subject, text: 'Hello', html, messageId });
  mailer.close();
};
const messages = async () => z.array(messageSchema).parse(await (await fetch(`${inbox.url}/messages`)).json());

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'viva-inbox-'));
  await start();
});
afterEach(async () => {
  await inbox.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('emails survive a restart, newest first', async () => {
  await send('First', '<1@viva>');
  await send('Second', '<2@viva>');
  await inbox.stop();
  await start();
  expect((await messages()).map(({ subject, to, text }) => [subject, to, text.trim()])).toEqual([
    ['Second', ['ann@example.com'], 'Hello'],
    ['First', ['ann@example.com'], 'Hello'],
  ]);
});

test('the same message sent again is one message, which says how often it came', async () => {
  for (const subject of ['Report', 'Report', 'Other']) await send(subject, `<${subject}@viva>`);
  const counted = async () => (await messages()).map(({ subject, deliveries }) => [subject, deliveries]);
  expect(await counted()).toEqual([
    ['Other', 1],
    ['Report', 2],
  ]);
  await inbox.stop();
  await start();
  await send('Report', '<Report@viva>');
  expect(await counted()).toEqual([
    ['Report', 3],
    ['Other', 1],
  ]);
});

test('an email can run nothing, neither in the list nor by itself', async () => {
  await send('<img src=x onerror=alert(1)>', '<1@viva>', '<script>alert(1)</script>');
  const list = await fetch(inbox.url);
  expect(await list.text()).not.toContain('<img');
  const [message] = await messages();
  const shown = await fetch(`${inbox.url}/messages/${message?.id}`);
  expect(await shown.text()).not.toContain('<script>');
  const body = await fetch(`${inbox.url}/messages/${message?.id}.html`);
  expect(body.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox allow-popups/);
});

test('a picture that came along stands in its place, and no other is fetched', async () => {
  const html = '<img src="cid:ribbon"><img src="https://elsewhere.example/x.png">';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"></svg>';
  const mailer = createMailer(inbox.smtpUrl, 'viva@example.com');
  const mail = { to: 'ann@example.com', subject: 'Report', text: 'Hello', html, messageId: '<1@viva>' };
  await mailer.send({ ...mail, pictures: [{ cid: 'ribbon', svg }] });
  mailer.close();
  const [message] = await messages();
  const shown = await fetch(`${inbox.url}/messages/${message?.id}.html`);
  expect(await shown.text()).toMatch(/^<img src="data:image\/png;base64,[\w+/=]+"><img src="https:/);
  expect(shown.headers.get('content-security-policy')).toContain('img-src data:;');
});

test('what is not there is not found', async () => {
  expect((await fetch(`${inbox.url}/messages/nope.html`)).status).toBe(404);
  expect((await fetch(`${inbox.url}/../../etc/passwd`)).status).toBe(404);
});
