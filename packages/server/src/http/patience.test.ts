import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../testing/livekitServer.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { mostConnections } from './patience.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ times: { patience: { headMs: 300, requestMs: 500, idleMs: 2_000, checkMs: 50 } } });
});
afterAll(() => stack.close());

const head = (length: number) =>
  `POST /api/text_chat HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

/** How many connections the service holds. */
const held = () =>
  new Promise<number>((resolve, reject) => {
    stack.app?.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/** Sends the beginning at once and the rest byte by byte, until the service holds no connection. @returns what it said. */
async function drip(beginning: string, { reads = true } = {}): Promise<string> {
  const { hostname, port } = new URL(stack.url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let said = '';
  socket.on('error', () => undefined);
  if (reads) socket.on('data', (data) => (said += data.toString()));
  else socket.pause();
  socket.write(beginning);
  const dripping = setInterval(() => beginning && socket.writable && socket.write('x'), 40);
  await until(async () => (await held()) === 1, 'the connection to be there');
  await until(async () => (await held()) === 0, 'the connection to be closed');
  clearInterval(dripping);
  socket.destroy();
  return said;
}

describe('a connection ends', () => {
  test.each([
    ['whose head drips', 'GET / HTTP/1.1\r\nx-slow: '],
    ['whose body drips', head(100_000)],
  ])('%s, with an answer', async (_what, beginning) => {
    expect(await drip(beginning)).toContain('HTTP/1.1 400');
  });

  test('whose client sends slowly and never reads', async () => {
    expect(await drip('GET / HTTP/1.1\r\nx-slow: ', { reads: false })).toBe('');
  });

  test('on which nothing is said, as one whose head never comes', async () => {
    expect(await drip('')).toContain('HTTP/1.1 400');
  });
});

test('a process holds no more connections than it can serve', () => {
  expect(stack.app?.server.maxConnections).toBe(mostConnections);
});
