import { type Server, type Socket, connect, createServer } from 'node:net';
import { freePort } from '../testing/ports.ts';

/** A way to one of the parts, which can be closed as a network closes. */
export interface Gate {
  /** The part's address, by this way. */
  readonly url: string;
  readonly open: () => Promise<void>;
  /** Breaks the connections off, and refuses new ones. */
  readonly shut: () => Promise<void>;
  /** Breaks the connections off; takes new ones and says nothing on them. */
  readonly silence: () => Promise<void>;
  /** Breaks the connections off; takes new ones, and breaks each off as soon as this text is sent on it. */
  readonly breakAt: (text: string) => Promise<void>;
}

/** Opens a way to the part at an address of any protocol on TCP. */
export async function gateTo(address: string): Promise<Gate> {
  const there = new URL(address);
  const port = await freePort();
  const url = new URL(address);
  url.port = String(port);
  const sockets = new Set<Socket>();
  let server: Server | undefined;

  function hold(socket: Socket): Socket {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  }
  async function shut(): Promise<void> {
    const before = server;
    server = undefined;
    const gone = new Promise((done) => (before ? before.close(done) : done(undefined)));
    for (const socket of sockets) socket.destroy();
    await gone;
  }
  async function listen(take: (socket: Socket) => void): Promise<void> {
    await shut();
    const next = createServer((socket) => take(hold(socket)));
    server = next;
    await new Promise<void>((done, fail) => next.once('error', fail).listen(port, '127.0.0.1', done));
  }
  function through(socket: Socket): void {
    const other = hold(connect(Number(there.port), there.hostname));
    socket.pipe(other).on('close', () => socket.destroy());
    other.pipe(socket).on('close', () => other.destroy());
  }
  const gate: Gate = {
    url: url.href.replace(/\/$/, ''),
    open: () => listen(through),
    shut,
    silence: () => listen(() => {}),
    breakAt: (text) =>
      listen((socket) => {
        socket.on('data', (sent) => sent.includes(text) && socket.destroy());
        through(socket);
      }),
  };
  await gate.open();
  return gate;
}
