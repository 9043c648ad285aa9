import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens (port 0 takes a free one), and gives the address and the way to stop. */
export async function listen(
  server: Server,
  port: number,
  host = '127.0.0.1',
): Promise<{ url: string; stop: () => Promise<void> }> {
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done));
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${taken}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
