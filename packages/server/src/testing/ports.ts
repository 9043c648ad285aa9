import { createServer } from 'node:net';

/** Free TCP ports of this machine, found by taking and leaving them. */
export async function freePorts<const N extends number>(count: N): Promise<number[] & { readonly length: N }> {
  const taken = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      const port = await new Promise<number>((done) =>
        server.listen(0, '127.0.0.1', () => {
          const address = server.address();
          done(typeof address === 'object' && address ? address.port : 0);
        }),
      );
      return { server, port };
    }),
  );
  await Promise.all(taken.map(({ server }) => new Promise((done) => server.close(done))));
  return taken.map(({ port }) => port) as number[] & { readonly length: N };
}

/** One free port. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}
