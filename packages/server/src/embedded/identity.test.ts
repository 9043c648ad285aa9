import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createVerifier } from '../auth/verifier.ts';
import { messageSchema } from './inboxStore.ts';
import { until } from '../testing/livekitServer.ts';
import { askIdentity, forgeIdToken } from '../testing/people.ts';
import { freePorts } from '../testing/ports.ts';
import { bareEnvironment } from '../testing/process.ts';
import { type Inbox, startInbox } from './inbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'viva-identity-'));
const dataDir = join(folder, 'identity');
const password = 'a-password';
let inbox: Inbox;
let identity: ChildProcess;
let url = '';

/** The part as the supervisor runs it, so that it can be killed. */
async function start(port: number): Promise<void> {
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    SMTP_URL: inbox.smtpUrl,
    PUBLIC_URL: 'http://127.0.0.1:3000',
  };
  identity = spawn(process.execPath, [fileURLToPath(new URL('identityMain.ts', import.meta.url))], {
    env: { ...bareEnvironment, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = await once(identity, 'message');
  url = z.object({ ready: z.literal(true), url: z.string() }).parse(message).url;
}
const ask = (call: string, body: object) => askIdentity(url, call, body);
const logIn = (email: string, secret = password) =>
  ask('accounts:signInWithPassword', { email, password: secret, returnSecureToken: true });
const signUp = (email: string) => ask('accounts:signUp', { email, password, returnSecureToken: true });
const text = (value: unknown) => z.string().parse(value);

let port = 0;
beforeAll(async () => {
  const [identityPort = 0, inboxPort = 0, smtpPort = 0] = await freePorts(3);
  port = identityPort;
  inbox = await startInbox({ dataDir: join(folder, 'inbox'), port: inboxPort, smtpPort, brand: 'Viva' });
  await start(port);
});
afterAll(async () => {
  identity.kill('SIGKILL');
  await inbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('accounts, logins and tokens outlive kill -9', async () => {
  const { body } = await signUp('kept@example.com');
  identity.kill('SIGKILL');
  await once(identity, 'exit');
  await start(port);
  expect((await logIn('kept@example.com')).body).toMatchObject({ localId: body['localId'] });
  const renewed = await ask('token', { grantType: 'refresh_token', refreshToken: body['refreshToken'] });
  const verify = createVerifier({ projectId: 'demo-viva', jwksUrl: `${url}/jwks.json` });
  const known = { uid: body['localId'], email: 'kept@example.com' };
  expect(await verify(text(renewed.body['id_token']))).toMatchObject(known);
  expect(await verify(text(body['idToken']))).toMatchObject(known);
});

test('what holds passwords and keys is for its owner alone', () => {
  const modes = readdirSync(dataDir).map((name) => [name, statSync(join(dataDir, name)).mode & 0o777]);
  expect(Object.fromEntries(modes)).toEqual({ 'accounts.json': 0o600, 'signing-key.pem': 0o600 });
});

describe('nobody gets in without the password', () => {
  test('a wrong one and an unknown address give the same answer', async () => {
    await signUp('right@example.com');
    const [wrong, unknown] = [await logIn('right@example.com', 'a-guess'), await logIn('unknown@example.com')];
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body).toMatchObject({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } });
  });

  test('a token that somebody else signed changes no account', async () => {
    const { body } = await signUp('victim@example.com');
    const forged = await forgeIdToken(join(folder, 'other-key.pem'), 'demo-viva', { sub: text(body['localId']) });
    const reply = await ask('accounts:update', { idToken: forged, password: 'taken-over' });
    expect(reply.status).toBe(400);
    expect((await logIn('victim@example.com')).status).toBe(200);
  });

  test('a refresh token that was made up gives no ID token', async () => {
    const { body } = await signUp('sealed@example.com');
    const record: object = JSON.parse(Buffer.from(text(body['refreshToken']), 'base64').toString());
    const { body: other } = await signUp('other@example.com');
    const made = Buffer.from(JSON.stringify({ ...record, localId: other['localId'] })).toString('base64');
    expect((await ask('token', { grantType: 'refresh_token', refreshToken: made })).status).toBe(400);
    expect((await ask('token', { grantType: 'refresh_token', refreshToken: 'garbage' })).status).toBe(400);
  });

  test.each([
    ['GET', '/emulator/v1/projects/demo-viva/oobCodes'],
    ['DELETE', '/emulator/v1/projects/demo-viva/accounts'],
    ['GET', '/identitytoolkit.googleapis.com/v1/projects/demo-viva/accounts:batchGet'],
    ['GET', '/emulator/action'],
  ])('the emulator’s administration is closed: %s %s', async (method, path) => {
    const response = await fetch(url + path, { method, headers: { authorization: 'Bearer owner' } });
    expect(response.status).toBe(404);
  });

  test('saying to be the owner gives no rights', async () => {
    const { body } = await signUp('owned@example.com');
    const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:update?key=local`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ localId: body['localId'], password: 'taken-over' }),
    });
    expect(response.ok).toBe(false);
    expect((await logIn('owned@example.com')).status).toBe(200);
  });
});

test('who forgot the password gets a link by email that sets a new one, once', async () => {
  await signUp('forgot@example.com');
  await ask('accounts:sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: 'forgot@example.com',
    continueUrl: 'http://127.0.0.1:3000/reset-password',
  });
  const mails = async () => z.array(messageSchema).parse(await (await fetch(`${inbox.url}/messages`)).json());
  await until(async () => (await mails()).length > 0, 'the email');
  const [mail] = await mails();
  expect(mail?.to).toEqual(['forgot@example.com']);
  const [, code = ''] = /http:\/\/127\.0\.0\.1:3000\/reset-password\?oobCode=([\w%-]+)/.exec(mail?.text ?? '') ?? [];
  const oobCode = decodeURIComponent(code);
  expect((await ask('accounts:resetPassword', { oobCode, newPassword: 'a-new-one' })).status).toBe(200);
  expect((await logIn('forgot@example.com', 'a-new-one')).status).toBe(200);
  expect((await ask('accounts:resetPassword', { oobCode, newPassword: 'another' })).status).toBe(400);
});

test('an unknown address gets no email, and nobody learns that', async () => {
  const reply = await ask('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'nobody@example.com' });
  expect(reply.status).toBe(200);
});

const preflightFrom = async (origin: string) => {
  const headers = { origin, 'access-control-request-method': 'POST' };
  const preflight = `${url}/identitytoolkit.googleapis.com/v1/accounts:signUp`;
  const { status, headers: answered } = await fetch(preflight, { method: 'OPTIONS', headers });
  return { status, allowed: answered.get('access-control-allow-origin') };
};

test.each(['http://localhost:3000', 'http://127.0.0.1:3000'])('the page may ask from %s', async (origin) => {
  expect(await preflightFrom(origin)).toEqual({ status: 204, allowed: origin });
});

test.each(['http://localhost:3001', 'https://evil.example', 'http://evil.example:3000', 'null'])(
  'a page at %s may not ask',
  async (origin) => {
    expect(await preflightFrom(origin)).toEqual({ status: 403, allowed: null });
    const headers = { origin, 'content-type': 'application/json' };
    const asked = `${url}/identitytoolkit.googleapis.com/v1/accounts:signUp`;
    expect((await fetch(asked, { method: 'POST', headers, body: '{}' })).status).toBe(403);
  },
);
