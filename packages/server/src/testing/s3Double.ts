import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Storage that speaks as much of S3 as the service does, in memory. */
export interface S3Double {
  readonly url: string;
  /** What is kept, by bucket and key. */
  readonly objects: ReadonlyMap<string, Buffer>;
  /** What was asked, as in `PUT /bucket/key`, with who signed it. */
  readonly asked: readonly { readonly what: string; readonly authorization: string }[];
  /** From now on every request fails, or none does. */
  away: boolean;
  readonly close: () => Promise<void>;
}

const failure = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;

/** Starts one. */
export async function startS3(): Promise<S3Double> {
  const objects = new Map<string, Buffer>();
  const asked: { what: string; authorization: string }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => {
      const path = new URL(request.url ?? '/', 'http://s3').pathname;
      asked.push({ what: `${request.method} ${path}`, authorization: request.headers.authorization ?? '' });
      const refuse = (status: number, code: string) =>
        response.writeHead(status, { 'content-type': 'application/xml' }).end(failure(code));
      if (double.away) return refuse(503, 'SlowDown');
      const object = objects.get(path);
      switch (request.method) {
        case 'PUT':
          objects.set(path, Buffer.concat(parts));
          return response.writeHead(200, { etag: '"1"' }).end();
        case 'DELETE':
          objects.delete(path);
          return response.writeHead(204).end();
        default: {
          if (!object) return refuse(404, 'NoSuchKey');
          const [, first = '0', last = ''] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
          const part = object.subarray(Number(first), last === '' ? undefined : Number(last) + 1);
          return response.writeHead(206, { 'content-length': part.length }).end(part);
        }
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const double = {
    ...{ url: `http://127.0.0.1:${port}`, objects, asked },
    away: false,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return double;
}
