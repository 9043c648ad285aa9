import { type Socket, connect } from 'node:net';

/** One call of a server, as it travels. */
export interface Target {
  readonly port: number;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly tokens: readonly string[];
}

/** What became of a load. Times are milliseconds. */
export interface Outcome {
  readonly perSecond: number;
  readonly latencies: readonly number[];
  readonly failed: number;
}

/** A connection that is kept, with one request on it at a time. */
class Line {
  readonly #socket: Socket;
  readonly #request: string;
  #answered: ((status: number) => void) | undefined;
  #rest = '';

  private constructor(socket: Socket, request: string) {
    this.#socket = socket;
    this.#request = request;
    socket.setNoDelay(true).setEncoding('latin1');
    socket.on('data', (chunk: string) => this.#take(chunk));
  }

  static async open({ port, method, path }: Target, token: string): Promise<Line> {
    const socket = connect(port, '127.0.0.1');
    await new Promise<void>((done, fail) => socket.once('connect', done).once('error', fail));
    const head = [`${method} ${path} HTTP/1.1`, `host: 127.0.0.1:${port}`, `authorization: Bearer ${token}`];
    return new Line(socket, [...head, ...(method === 'POST' ? ['content-length: 0'] : []), '', ''].join('\r\n'));
  }

  /** Sends the request; gives the status of the reply. */
  ask(): Promise<number> {
    return new Promise((done) => {
      this.#answered = done;
      this.#socket.write(this.#request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: string): void {
    this.#rest += chunk;
    const end = this.#rest.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.#rest.slice(0, end))?.[1] ?? 0);
    if (this.#rest.length < end + 4 + length) return;
    const status = Number(this.#rest.slice(9, 12));
    this.#rest = '';
    this.#answered?.(status);
  }
}

const openLines = (target: Target, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, n) => Line.open(target, target.tokens[n % target.tokens.length] ?? '')),
  );

/** As many requests as the server takes, over some connections, for some time. */
export async function saturate(target: Target, seconds: number, connections = 32): Promise<Outcome> {
  const lines = await openLines(target, connections);
  const latencies: number[] = [];
  let failed = 0;
  const begin = performance.now();
  const end = begin + seconds * 1_000;
  await Promise.all(
    lines.map(async (line) => {
      for (let at = performance.now(); at < end;) {
        if ((await line.ask()) !== 200) failed++;
        const now = performance.now();
        latencies.push(now - at);
        at = now;
      }
    }),
  );
  const took = (performance.now() - begin) / 1_000;
  for (const line of lines) line.close();
  return { perSecond: latencies.length / took, latencies, failed };
}

/**
 * A steady number of requests a second. A request that finds every connection busy waits, and its wait counts, as it
 * would for a person.
 */
export async function steady(target: Target, perSecond: number, seconds: number, connections = 64): Promise<Outcome> {
  const lines = await openLines(target, connections);
  const free = [...lines];
  const waiting: number[] = [];
  const latencies: number[] = [];
  let failed = 0;
  const total = Math.round(perSecond * seconds);
  const begin = performance.now();
  await new Promise<void>((done) => {
    const send = (line: Line, dueAt: number) => {
      void line.ask().then((status) => {
        if (status !== 200) failed++;
        latencies.push(performance.now() - dueAt);
        const next = waiting.shift();
        if (next === undefined) free.push(line);
        else send(line, next);
        if (latencies.length === total) done();
      });
    };
    let asked = 0;
    const tick = () => {
      const due = Math.min(total, Math.floor(((performance.now() - begin) / 1_000) * perSecond));
      for (; asked < due; asked++) {
        const dueAt = begin + (asked / perSecond) * 1_000;
        const line = free.pop();
        if (line) send(line, dueAt);
        else waiting.push(dueAt);
      }
      if (asked < total) setImmediate(tick);
    };
    tick();
  });
  const took = (performance.now() - begin) / 1_000;
  for (const line of lines) line.close();
  return { perSecond: total / took, latencies, failed };
}
