import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, test, vi } from 'vitest';
import { pdfOf } from '../testing/pdf.ts';
import * as bombs from '../testing/pdfBombs.ts';
import { UnreadablePdf, readPdf, startReader } from './pdfProcess.ts';

/** How many times slower than usual the machine is, where the checks have measured it. */
const slowness = Math.max(1, Number(process.env.VIVA_TEST_SLOWNESS) || 1);

// A process takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 30_000 * slowness });

const line = 'Ward nurse for eleven years.';
const limits = { timeMs: 10_000 * slowness, pages: 100, characters: 60_000 };

/** Highest resident memory of a process so far, in megabytes; 0 once it is gone. */
function peakMbOf(pid = 0): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

const isAlive = (pid = 0): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Reads a PDF, and tells what it cost its process (`peakMb`) and this one, and whether the process is still there. */
async function read(bytes: Uint8Array, timeMs = limits.timeMs) {
  let [pid, peakMb]: [number | undefined, number] = [undefined, 0];
  const poll = setInterval(() => (peakMb = Math.max(peakMb, peakMbOf(pid))), 20);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const before = process.threadCpuUsage();
  delay.enable();
  const text = await readPdf(bytes, { ...limits, timeMs }, (given) => {
    const reader = startReader(given);
    pid = reader.pid;
    return reader;
  }).catch((error: unknown) => (error instanceof UnreadablePdf ? 'unreadable' : String(error)));
  delay.disable();
  clearInterval(poll);
  const { user, system } = process.threadCpuUsage(before);
  return { text, peakMb, left: isAlive(pid), busyMs: (user + system) / 1_000, latestMs: delay.max / 1e6 };
}

describe('a PDF process', () => {
  test('reads the first pages, up to their limit', async () => {
    const { text } = await read(bombs.manyPages(1_000));
    expect(text).toMatch(/^Page 1\.\nPage 2\./);
    expect(text).toMatch(/Page 100\.\s*$/);
  });

  test('leaves an endless page when it has enough text', async () => {
    const { text } = await read(bombs.overwritten(64));
    expect(text.length).toBeGreaterThan(limits.characters - 100);
    expect(text.length).toBeLessThanOrEqual(limits.characters);
  });

  test.each([
    ['a table of objects that names itself', bombs.xrefLoop()],
    ['a page larger than any paper', bombs.hugePage()],
  ])('reads %s', async (_what, file) => {
    expect((await read(file)).text.trim()).toBe(line);
  });

  test.each([
    ['500 MB of text operators', () => bombs.textOperators(500), limits.timeMs],
    ['500 MB deflated twice', () => bombs.deflatedTwice(500), limits.timeMs],
    ['a list of pages that holds itself', () => bombs.pagesInPages(), limits.timeMs],
    ['arrays a million deep', () => bombs.deepArrays(1_000_000), limits.timeMs],
    ['an object stream that takes too long', () => bombs.objectStream(500), 1_000],
    ['runs that take too long', () => bombs.deflatedRuns(4), 1_000],
  ])('gives up %s without harm to the server', async (_what, make, timeMs) => {
    const file = make();
    const begun = performance.now();
    const { text, peakMb, left, busyMs, latestMs } = await read(file, timeMs);
    expect(text).toBe('unreadable');
    expect(performance.now() - begun).toBeLessThan(timeMs + 2_000 * slowness);
    expect(left).toBe(false);
    if (process.platform === 'linux') expect(peakMb).toBeLessThan(450);
    // Processor time, because a thread that other programs keep from its core is late without having worked.
    // A thread that read the file itself would be busy for seconds.
    expect(busyMs).toBeLessThan(400 * slowness);
    // A thread that waits for the process would be late by a second.
    expect(latestMs).toBeLessThan(800 * slowness);
  });

  test('that writes without end is killed', async () => {
    const script = 'setInterval(() => console.log("a".repeat(1e5)), 0)';
    const endless = () => spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'ignore'] });
    await expect(readPdf(pdfOf(line), limits, endless)).rejects.toThrow(UnreadablePdf);
  });

  test('that cannot be started is not the fault of the file', async () => {
    const missing = () => spawn('/no/such/program', { stdio: ['pipe', 'pipe', 'ignore'] });
    await expect(readPdf(pdfOf(line), limits, missing)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe.runIf(process.platform === 'linux')('on Linux, a PDF process', () => {
  test('has no environment, may read its own files only, and ends when the server is gone', async () => {
    const reader = startReader({ ...limits, timeMs: 60_000 });
    const ended = once(reader, 'exit');
    const of = (file: string) => readFileSync(`/proc/${reader.pid}/${file}`, 'utf8');
    await vi.waitFor(() => expect(of('cmdline').startsWith(process.execPath)).toBe(true), 10_000);
    expect(of('environ')).toBe('');
    expect(of('cmdline').split('\0')).toContain('--permission');
    expect(
      of('cmdline')
        .split('\0')
        .filter((flag) => flag.startsWith('--allow')),
    ).toEqual([
      expect.stringMatching(/^--allow-fs-read=.*profile\/pdfReader\.mjs$/),
      expect.stringMatching(/^--allow-fs-read=.*node_modules\/unpdf$/),
    ]);
    // What the system does with the pipes of a dead server.
    reader.stdin.destroy();
    reader.stdout.destroy();
    await ended;
  });

  test('ends by itself when its processor time is used up', async () => {
    const reader = startReader({ ...limits, timeMs: 60_000 }, 1);
    reader.stdin.end(bombs.deflatedRuns(4));
    const [, signal] = await once(reader, 'exit');
    expect(['SIGKILL', 'SIGXCPU']).toContain(signal);
    expect(reader.killed).toBe(false);
  });
});
