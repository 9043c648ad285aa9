import { type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAlive, processIdentity, sessionOf } from '../lib/processes.mjs';
import { StartError } from './startError.ts';
import { Supervisor } from './supervisor.ts';
import { fakeSpec } from './testing/fakeSpec.ts';
import { freeBasePort } from './testing/freeBasePort.ts';

const patience = { timeout: 15_000, interval: 50 };
let folder = '';
let port = 0;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'viva-supervisor-'));
  port = await freeBasePort(2);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function supervise(...specs: ReturnType<typeof fakeSpec>[]) {
  const lines: string[] = [];
  const pids = new Map<string, number>();
  const supervisor = new Supervisor({
    specs,
    logFolder: folder,
    say: (line) => lines.push(line),
    onPart: (name, { pid }) => pids.set(name, pid),
  });
  return { supervisor, lines, pids };
}

test('a part starts after those it needs, and ends before them', async () => {
  const { supervisor, pids } = supervise(fakeSpec('one', port), fakeSpec('two', port + 1, { needs: ['one'] }));
  const ready: string[] = [];
  await supervisor.start((title) => ready.push(title));
  expect(ready).toEqual(['one', 'two']);
  await supervisor.stop();
  expect([...pids.values()].filter(isAlive)).toEqual([]);
});

test('a part that dies is started again, and a line says so', async () => {
  const { supervisor, lines, pids } = supervise(fakeSpec('one', port));
  await supervisor.start(() => undefined);
  const first = pids.get('one') ?? 0;
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect(lines).toContain('one is up again'), patience);
  expect(lines[0]).toBe('one ended (signal SIGKILL): starting it again in 0.1 s');
  expect(pids.get('one')).not.toBe(first);
  await supervisor.stop();
});

test('what a part forked ends with it, however the part ends', async () => {
  const { supervisor, lines, pids } = supervise(fakeSpec('one', port, {}, { FORKS: 'yes' }));
  await supervisor.start(() => undefined);
  const forked = async () => Number(await (await fetch(`http://127.0.0.1:${port}/`)).text());
  const first = await forked();
  process.kill(pids.get('one') ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(lines).toContain('one is up again'), patience);
  const second = await forked();
  expect([processIdentity(first), processIdentity(second)]).toEqual([undefined, expect.any(String)]);
  await supervisor.stop();
  await vi.waitFor(() => expect(processIdentity(second)).toBeUndefined(), patience);
});

test('a part that cannot start stops the start, with its own sentence, and nothing is left running', async () => {
  const complaint = 'TRIAL_DAYS must be a whole number from 0 to 3650 (it is "x"). Example: TRIAL_DAYS=14';
  const { supervisor, pids } = supervise(
    fakeSpec('one', port),
    fakeSpec('two', port + 1, { needs: ['one'] }, { COMPLAINT: complaint }),
  );
  await expect(supervisor.start(() => undefined)).rejects.toThrow(new StartError(complaint));
  expect([...pids.values()].filter(isAlive)).toEqual([]);
});

test('a part that is never ready stops the start after its deadline', async () => {
  const { supervisor } = supervise(fakeSpec('one', port, { readyInMs: 300, healthy: () => Promise.resolve(false) }));
  await expect(supervisor.start(() => undefined)).rejects.toThrow('one was not ready after 0.3 s');
});

test('a part that ignores the request to end is killed', async () => {
  const { supervisor, pids } = supervise(fakeSpec('one', port, {}, { STUBBORN: 'yes' }));
  await supervisor.start(() => undefined);
  await supervisor.stop();
  expect(isAlive(pids.get('one') ?? 0)).toBe(false);
});

test('a part starts again when its sources change', async () => {
  const sources = join(folder, 'src');
  mkdirSync(sources);
  const { supervisor, lines, pids } = supervise(fakeSpec('one', port, { sources: [sources] }));
  await supervisor.start(() => undefined);
  supervisor.followSources();
  const first = pids.get('one') ?? 0;
  writeFileSync(join(sources, 'main.ts'), '');
  await vi.waitFor(() => expect(lines).toContain('one is up again'), patience);
  expect(isAlive(first)).toBe(false);
  await supervisor.stop();
});

async function startAlone(options: ForkOptions = {}) {
  const script = join(import.meta.dirname, 'testing', 'fakeStart.ts');
  const starter = fork(script, [folder, String(port)], { stdio: 'ignore', execArgv: [], ...options });
  const [message]: unknown[] = await once(starter, 'message');
  const pids = Array.isArray(message) ? message.filter((pid) => typeof pid === 'number') : [];
  expect(pids).toHaveLength(3);
  return { starter, pids };
}

test('Ctrl-C ends every part', async () => {
  const { starter, pids } = await startAlone();
  starter.kill('SIGINT');
  await once(starter, 'exit');
  await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), patience);
});

test.runIf(process.platform === 'linux')('without a terminal, all parts are in one session', async () => {
  const { starter, pids } = await startAlone({ detached: true });
  const sessions = [starter.pid, ...pids].map((pid) => sessionOf(pid ?? 0));
  expect(sessions).toEqual(sessions.map(() => starter.pid));
  starter.kill('SIGINT');
  await once(starter, 'exit');
});

test('every part ends when the supervisor itself is killed', async () => {
  const { starter, pids } = await startAlone();
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), patience);
}, 30_000);
