import { type ServerResponse, createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { misdirected, ownHosts } from '../http/ownHosts.ts';
import { listPage, messageBody, messagePage } from './inboxPage.ts';
import { type InboxStore, openInboxStore } from './inboxStore.ts';
import { listen } from './listen.ts';

/** What the local inbox is started with. */
export interface InboxOptions {
  readonly dataDir: string;
  /** Port of the web page. */
  readonly port: number;
  readonly smtpPort: number;
  readonly host?: string;
  readonly brand: string;
}

/** The local inbox, up. */
export interface Inbox {
  readonly url: string;
  readonly smtpUrl: string;
  readonly stop: () => Promise<void>;
}

const largest = 5 * 1024 * 1024;

/** Starts an SMTP server that keeps what it is given, and a page that shows it (`/messages` as JSON). */
export async function startInbox(options: InboxOptions): Promise<Inbox> {
  const host = options.host ?? '127.0.0.1';
  const store = openInboxStore(options.dataDir);
  const smtp = smtpInto(store);
  // Mail comes from this machine only, wherever the page is shown.
  await new Promise<void>((done, fail) => {
    smtp.once('error', fail);
    smtp.listen(options.smtpPort, '127.0.0.1', done);
  });
  const web = await listen(webOf(store, options.brand, ownHosts({ host })), options.port, host);
  const address = smtp.server.address();
  const smtpPort = typeof address === 'object' && address ? address.port : options.smtpPort;
  return {
    url: web.url,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    stop: async () => {
      await Promise.all([web.stop(), new Promise<void>((done) => smtp.close(done))]);
    },
  };
}

function smtpInto(store: InboxStore): SMTPServer {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    size: largest,
    logger: false,
    closeTimeout: 1_000,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(Object.assign(new Error('Message too large'), { responseCode: 552 }));
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
        store.add(Buffer.concat(chunks), envelope).then(() => done(), done);
      });
    },
  });
  server.on('error', () => undefined);
  return server;
}

const own =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const foreign =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'";

function webOf(store: InboxStore, brand: string, isOwn: (host: string | undefined) => boolean) {
  return createServer((request, response) => {
    if (!isOwn(request.headers.host)) return send(response, 421, 'text/plain', misdirected);
    const path = new URL(request.url ?? '/', 'http://inbox').pathname;
    if (path === '/healthz') return send(response, 200, 'application/json', '{"ok":true}');
    if (path === '/messages') return send(response, 200, 'application/json', JSON.stringify(store.list()));
    if (path === '/') return send(response, 200, 'text/html', listPage(brand, store.list()));
    const [, id, html] = /^\/messages\/([\w-]+)(\.html)?$/.exec(path) ?? [];
    const message = store.list().find((candidate) => candidate.id === id);
    if (!message) return send(response, 404, 'text/plain', 'There is no such email.');
    if (html) return send(response, 200, 'text/html', messageBody(message), foreign);
    return send(response, 200, 'text/html', messagePage(brand, message));
  });
}

function send(response: ServerResponse, status: number, type: string, body: string, policy = own): void {
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .end(body);
}
