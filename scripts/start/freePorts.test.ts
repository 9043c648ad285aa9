import { once } from 'node:events';
import { type Server, createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { requireFreePorts } from './freePorts.ts';
import { freeBasePort } from './testing/freeBasePort.ts';

let taken: Server | undefined;
afterEach(() => taken?.close());

async function take(port: number, host: string) {
  taken = createServer().listen(port, host);
  await once(taken, 'listening');
}

test('free ports are no obstacle', async () => {
  const port = await freeBasePort(2);
  const wanted = [
    { port, host: '127.0.0.1', protocol: 'tcp' },
    { port: port + 1, host: '127.0.0.1', protocol: 'udp' },
  ] as const;
  await expect(requireFreePorts(wanted, port)).resolves.toBeUndefined();
});

test('a taken port is one sentence: which, by whom, and what to type', async () => {
  const port = await freeBasePort(1);
  await take(port, '127.0.0.1');
  const wanted = [{ port, host: '127.0.0.1', protocol: 'tcp' }] as const;
  await expect(requireFreePorts(wanted, port)).rejects.toThrow(
    new RegExp(`^Port ${port} is taken by .+: stop that, or start on other ports with: npm start -- --port \\d+$`),
  );
  if (process.platform === 'linux') {
    await expect(requireFreePorts(wanted, port)).rejects.toThrow(`(process ${process.pid})`);
  }
});

test('another program on localhost is in the way even when it uses IPv6 only', async () => {
  const port = await freeBasePort(1);
  try {
    await take(port, '::1');
  } catch {
    return; // No IPv6 here.
  }
  await expect(requireFreePorts([{ port, host: '127.0.0.1', protocol: 'tcp' }], port)).rejects.toThrow(
    `Port ${port} is taken`,
  );
});

test('an address of another machine is refused with the way out', async () => {
  const port = await freeBasePort(1);
  await expect(requireFreePorts([{ port, host: '203.0.113.7', protocol: 'tcp' }], port)).rejects.toThrow(
    'give an address of this machine with --host',
  );
});
