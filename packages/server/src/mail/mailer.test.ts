import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startInbox } from '../embedded/inbox.ts';
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
async function send(address: string, messageId: string): Promise<void> {
  const mailer = createMailer(address.replace('PORT', String(smtpPort)), 'viva@example.com');
  await mailer.send({ ...mail, messageId }).finally(() => mailer.close());
}
const arrived = async () => JSON.stringify(await (await fetch(`${inbox.url}/messages`)).json());

test('on this machine an e-mail goes as it is', async () => {
  await send('smtp://127.0.0.1:PORT', '<here@example.com>');
  expect(await arrived()).toContain('here@example.com');
});

test('to another machine nothing goes unencrypted, unless that is asked for', async () => {
  await expect(send('smtp://0.0.0.0:PORT', '<secret@example.com>')).rejects.toMatchObject({ code: 'ETLS' });
  expect(await arrived()).not.toContain('secret@example.com');
  await send('smtp://0.0.0.0:PORT?requireTLS=false', '<open@example.com>');
  expect(await arrived()).toContain('open@example.com');
});
