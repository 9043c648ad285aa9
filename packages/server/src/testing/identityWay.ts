import { createServer } from 'node:http';
import { freePort } from './ports.ts';

/** What becomes of requests to remove a login, on the way to the identity service. */
export type RemovalFate =
  /** They are answered. */
  | 'answered'
  /** The service does what it is asked, and its answer is lost. */
  | 'answer lost'
  /** The service never hears of them, and they are not answered. */
  | 'request lost'
  /** The service wants a fresh login first. */
  | 'login too old';

/** A way to the identity service on which requests to remove a login can be lost. */
export interface IdentityWay {
  readonly url: string;
  /** Where the service is. */
  to: string;
  /** What happens to the next requests, one after the other, and then to all later ones as to the last. */
  fates: RemovalFate[];
  /** So many requests to remove a login wait for each other. */
  together: number;
  /** How often a login was to be removed. */
  removals: number;
  readonly close: () => Promise<void>;
}

/** Opens an {@link IdentityWay}. */
export async function openIdentityWay(): Promise<IdentityWay> {
  const port = await freePort();
  const server = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
  const way: IdentityWay = {
    url: `http://127.0.0.1:${port}`,
    to: '',
    fates: ['answered'],
    together: 1,
    removals: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  let waiting: (() => void)[] = [];
  /** Settles when as many wait as are to be together. */
  const allTogether = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length < way.together) return;
      for (const goOn of waiting) goOn();
      waiting = [];
    });
  const fateOfNext = () => (way.fates.length > 1 ? way.fates.shift() : way.fates[0]);

  async function pass(...[request, response]: Parameters<Parameters<typeof createServer>[1] & object>) {
    const body = Buffer.concat(await request.toArray());
    const removing = request.url?.includes('accounts:delete') ?? false;
    if (removing) {
      way.removals += 1;
      await allTogether();
    }
    const fate = removing ? fateOfNext() : 'answered';
    if (fate === 'request lost') return response.destroy();
    if (fate === 'login too old') {
      const error = { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' };
      return response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
    }
    const reply = await fetch(`${way.to}${request.url ?? ''}`, {
      method: request.method ?? 'GET',
      headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
      ...(body.length > 0 ? { body } : {}),
    });
    const text = await reply.text();
    if (fate === 'answer lost') return response.destroy();
    const headers = { 'content-type': reply.headers.get('content-type') ?? '', 'cache-control': 'no-store' };
    return response.writeHead(reply.status, headers).end(text);
  }
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return way;
}
