import { once } from 'node:events';
import { createServer } from 'node:http';
import { type JWTHeaderParameters, SignJWT, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../http/failure.ts';
import { freePort } from '../testing/ports.ts';
import { createVerifier } from './verifier.ts';

const names = ['key-of-today', 'key-of-tomorrow'] as const;
const pairs = await Promise.all(names.map(() => generateKeyPair('RS256')));
const [today, tomorrow] = pairs;
const projectId = 'demo-viva';
let port: number;
// Firebase publishes several keys at a time, too.
const server = createServer(
  (_request, response) =>
    void Promise.all(pairs.map(async ({ publicKey }, n) => ({ ...(await exportJWK(publicKey)), kid: names[n] }))).then(
      (keys) => response.end(JSON.stringify({ keys })),
    ),
);
beforeAll(async () => {
  port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());

const nowS = () => Math.floor(Date.now() / 1000);
const sign = (header: Partial<JWTHeaderParameters>, pair = today, issuedS = nowS(), email = 'ann@example.com') => {
  if (!pair) throw new Error('There is no such key.');
  return new SignJWT({ email })
    .setProtectedHeader({ alg: 'RS256', ...header })
    .setSubject('ann')
    .setIssuer(`https://securetoken.google.com/${projectId}`)
    .setAudience(projectId)
    .setIssuedAt(issuedS)
    .setExpirationTime(issuedS + 3600)
    .sign(pair.privateKey);
};
const verifier = () => createVerifier({ projectId, jwksUrl: `http://127.0.0.1:${port}` });
const codeOf = async (token: string) =>
  verifier()(token).then(
    () => 'good',
    (error: unknown) => error instanceof Refusal && error.code,
  );

test('a token of each of several keys tells who it is of, and when it was made', async () => {
  const issuedAt = new Date(1_000 * Math.floor(Date.now() / 1000));
  const claims = { uid: 'ann', email: 'ann@example.com', issuedAt };
  const sent = await Promise.all([
    sign({ kid: names[0] }, today, issuedAt.getTime() / 1000),
    sign({ kid: names[1] }, tomorrow, issuedAt.getTime() / 1000),
  ]);
  for (const token of sent) expect(await verifier()(token)).toEqual(claims);
});

test.each([
  ['names no key, where there are several', {}, today],
  ['names a key that there is not', { kid: 'key-of-nobody' }, today],
  ['names another key than it was signed with', { kid: names[0] }, tomorrow],
])('a token that %s is refused as a wrong login, not as an outage', async (_what, header, pair) => {
  expect(await codeOf(await sign(header, pair))).toBe('unauthorized');
});

test.each([
  ...[
    'r&d@example.com',
    'a=b@example.com',
    'müller@example.de',
    'me@localhost',
    `${'a'.repeat(64)}@${'b'.repeat(255)}`,
  ],
  ...['a,b@example.com', '"a<b"@example.com'],
])('an account with the address %s is let in', async (email) => {
  const token = await sign({ kid: names[0] }, today, nowS(), email);
  expect(await verifier()(token)).toMatchObject({ email });
});

test.each(['', 'nobody', '@example.com', 'a@b@c', 'a b@example.com', 'a\r\nb@example.com', 'a\0@example.com'])(
  'a token with %j for an address is refused',
  async (email) => {
    expect(await codeOf(await sign({ kid: names[0] }, today, nowS(), email))).toBe('unauthorized');
  },
);

test('without the keys a login is unavailable, not wrong', async () => {
  const token = await sign({ kid: names[0] });
  const verify = createVerifier({ projectId, jwksUrl: `http://127.0.0.1:${await freePort()}` });
  await expect(verify(token)).rejects.toMatchObject({ code: 'unavailable' });
});
