import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Keys of the media server that tests start. */
export const livekitKeys = { apiKey: 'APItest', apiSecret: 'a-secret-for-tests-of-32-characters' } as const;

/** The media server's program: `VIVA_LIVEKIT`, or the newest in the user's cache; undefined when there is none. */
export function livekitBinary(): string | undefined {
  const cached = globSync(join(homedir(), '.cache/viva/livekit-server-*/livekit-server')).sort().at(-1);
  return [process.env.VIVA_LIVEKIT, cached].find((file) => file !== undefined && existsSync(file));
}

/** A real media server on this machine; `webhook` is told of its events. */
export async function startLiveKit(ports: { ws: number; tcp: number; udp: number }, webhook?: string) {
  const binary = livekitBinary();
  if (!binary) throw new Error('There is no livekit-server: run npm run setup, or set VIVA_LIVEKIT.');
  const config = {
    port: ports.ws,
    bind_addresses: ['127.0.0.1'],
    rtc: { tcp_port: ports.tcp, udp_port: ports.udp, use_external_ip: false },
    keys: { [livekitKeys.apiKey]: livekitKeys.apiSecret },
    logging: { level: 'error' },
    ...(webhook ? { webhook: { api_key: livekitKeys.apiKey, urls: [webhook] } } : {}),
  };
  const child = spawn(binary, ['--config-body', JSON.stringify(config)], { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2_000)));
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const url = `ws://127.0.0.1:${ports.ws}`;
  await Promise.race([
    until(() => fetch(url.replace('ws', 'http')).then(({ ok }) => ok), 'the media server'),
    exited.then(() => Promise.reject(new Error(`The media server ended: ${complaint}`))),
  ]);
  return {
    url,
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** How many times slower than usual the machine is, where the checks have measured it. */
const slowness = Math.max(1, Number(process.env.VIVA_TEST_SLOWNESS) || 1);

/** Asks again and again, until the answer is true; after the deadline, fails with what asking failed with last. */
export async function until(ask: () => Promise<boolean> | boolean, what: string, deadlineMs = 15_000): Promise<void> {
  const end = Date.now() + deadlineMs * slowness;
  for (;;) {
    let cause: unknown;
    try {
      if (await ask()) return;
    } catch (error) {
      cause = error;
    }
    if (Date.now() > end) throw new Error(`Waited too long for ${what}.`, { cause });
    await new Promise((resume) => setTimeout(resume, 40));
  }
}
