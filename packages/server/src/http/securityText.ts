import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** So long the address may be relied on, in days: less than a year, as RFC 9116 advises. */
const goodForDays = 180;
const dayMs = 24 * 3_600_000;

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness. The mailbox is the one that people are told to write to. */
export function securityText(app: FastifyInstance, { SUPPORT_EMAIL, PUBLIC_URL }: Config): void {
  const path = '/.well-known/security.txt';
  app.get(path, { logLevel: 'silent' }, (_request, reply) => {
    const today = Math.floor(Date.now() / dayMs) * dayMs;
    const lines = [
      `Contact: mailto:${SUPPORT_EMAIL}`,
      `Expires: ${new Date(today + goodForDays * dayMs).toISOString()}`,
      'Preferred-Languages: en',
      ...(PUBLIC_URL ? [`Canonical: ${new URL(path, PUBLIC_URL).href}`] : []),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
