import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Manners {
  /** The line breaks after so many bytes of an answer. */
  breakAfter?: number;
  /** The line falls silent after so many bytes of an answer. */
  silentAfter?: number;
  /** A server that does not know ranges sends the whole each time. */
  noRanges?: boolean;
  status?: number;
}

/** A host of files on loopback, whose line can break. */
export async function fileHost(files: Record<string, Buffer>) {
  const manners: Manners = {};
  /** What was asked for: the path, and from which byte. */
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    const path = (request.url ?? '').slice(1);
    const whole = files[path];
    const from = manners.noRanges ? 0 : Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    asked.push(`${path} ${from}`);
    if (!whole || manners.status) return reply.writeHead(manners.status ?? 404).end();
    if (from >= whole.length) return reply.writeHead(416).end();
    const rest = whole.subarray(from);
    reply.writeHead(from > 0 ? 206 : 200, {
      'content-length': rest.length,
      ...(from > 0 && { 'content-range': `bytes ${from}-${whole.length - 1}/${whole.length}` }),
    });
    const cut = manners.breakAfter ?? manners.silentAfter;
    if (cut === undefined || cut >= rest.length) return reply.end(rest);
    reply.write(rest.subarray(0, cut), () => {
      // What was written is to arrive before the line breaks.
      if (manners.breakAfter !== undefined) setTimeout(() => reply.destroy(), 20);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    manners,
    addressOf: (path: string) => `http://127.0.0.1:${port}/${path}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
