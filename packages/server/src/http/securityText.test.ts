import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { securityText } from './securityText.ts';

const needed = {
  DATABASE_URL: 'postgres://viva:secret@127.0.0.1:5432/viva',
  LIVEKIT_API_KEY: 'APIkey',
  LIVEKIT_API_SECRET: 'a-secret-of-more-than-16',
};

test('security.txt names the mailbox and its own address, and is good for less than a year', async () => {
  const app = Fastify();
  securityText(app, parseConfig({ ...needed, SUPPORT_EMAIL: 'help@viva.test', PUBLIC_URL: 'https://viva.test' }));
  const { body, headers } = await app.inject('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: mailto:help@viva.test\n');
  expect(body).toContain('Canonical: https://viva.test/.well-known/security.txt\n');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});
