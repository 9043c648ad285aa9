import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { afterEach, expect, it } from 'vitest';
import { ServiceClient } from './serviceClient.ts';

let stop: () => void = () => undefined;
afterEach(() => stop());

/** A service whose clock is `aheadS` seconds ahead of this machine's, and which takes what is dated within a minute of it. */
async function service(aheadS: number, { refuses = false } = {}) {
  const dated: number[] = [];
  const server = createServer((request, response) => {
    const { nbf = 0 } = decodeJwt((request.headers.authorization ?? '').slice('Bearer '.length));
    const now = Date.now() / 1_000 + aheadS;
    dated.push(Math.round(nbf - now));
    response.setHeader('date', new Date(now * 1_000).toUTCString());
    const refused = { code: 'unauthorized', error: 'unauthorized', message: 'The request is refused.' };
    response.statusCode = refuses || Math.abs(nbf - now) > 60 ? 401 : 200;
    response.end(JSON.stringify(response.statusCode === 200 ? {} : refused));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  stop = () => void server.close();
  const skews: number[] = [];
  const client = new ServiceClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: 'key',
    apiSecret: 'a-secret-of-at-least-32-characters',
    onSkew: (skew) => skews.push(skew),
  });
  return { client, dated, skews };
}

it.each([300, -300])(
  'dates its requests by a service whose clock is %i s ahead, once it was refused',
  async (aheadS) => {
    const { client, dated, skews } = await service(aheadS);
    await client.alive('s');
    await client.alive('s');
    expect(dated).toHaveLength(3);
    expect(Math.abs(dated[0] ?? 0)).toBeGreaterThan(290);
    expect(Math.abs(dated[2] ?? 300)).toBeLessThan(3);
    expect(skews).toHaveLength(1);
  },
);

it('asks once only when it is refused for another reason', async () => {
  const { client, dated, skews } = await service(0, { refuses: true });
  await expect(client.alive('s')).rejects.toMatchObject({ status: 401, code: 'unauthorized', retryable: false });
  expect(dated).toHaveLength(1);
  expect(skews).toEqual([]);
});
