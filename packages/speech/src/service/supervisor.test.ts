import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ModelChoice, defaultModels } from '../models.ts';
import { recording, twoCities } from '../testing/models.ts';
import { errorRate, wordErrors } from '../testing/wordErrors.ts';
import { SpeechClient } from './client.ts';
import { SpeechProcess } from './supervisor.ts';

const soon = 30_000;
const patient = { timeout: soon, interval: 5 };
/** A service without models: it is there at once. */
const nothing = { ears: '', voice: '', style: '' };

const alive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Started processes and clients, which end with the test. */
const made: { stop(): void }[] = [];
afterEach(() => {
  for (const one of made.splice(0)) one.stop();
});

function supervise(choice: ModelChoice = nothing, silentMs?: number) {
  const told: (string | number | null)[] = [];
  const speech = new SpeechProcess(
    choice,
    {
      ready: () => void told.push('ready'),
      died: (code) => void told.push(code),
    },
    silentMs,
  );
  const client = new SpeechClient(speech.address);
  made.push(speech, { stop: () => client.close() });
  return { speech, client, told, ready: (times = 1) => vi.waitFor(() => expect(count(told)).toBe(times), patient) };
}

const count = (told: readonly unknown[]): number => told.filter((one) => one === 'ready').length;

describe('SpeechProcess', () => {
  test('has another one whenever it dies, at the same address', async () => {
    const { speech, client, told, ready } = supervise();
    speech.start();
    await ready();
    await client.ready(soon);
    const first = speech.pid ?? 0;
    process.kill(first, 'SIGKILL');
    await ready(2);
    await vi.waitFor(() => expect(client.hello).toBeDefined(), patient);
    expect(speech.pid).not.toBe(first);
    expect(told).toEqual(['ready', null, 'ready']);
  });

  test.runIf(process.platform !== 'win32')('has another one when it hangs', async () => {
    const { speech, ready } = supervise(nothing, 400);
    speech.start();
    await ready();
    const first = speech.pid ?? 0;
    process.kill(first, 'SIGSTOP');
    await ready(2);
    expect(speech.pid).not.toBe(first);
  });

  test('ends with its supervisor’s wish, and leaves nothing behind', async () => {
    const { speech, told, ready } = supervise();
    speech.start();
    await ready();
    const pid = speech.pid ?? 0;
    speech.stop();
    await vi.waitFor(() => expect(alive(pid)).toBe(false), patient);
    expect(existsSync(path.dirname(speech.address))).toBe(false);
    expect(told).toEqual(['ready']);
  });

  test.runIf(process.platform !== 'win32')('can be reached by its own user alone', async () => {
    const { speech } = supervise();
    expect((await stat(path.dirname(speech.address))).mode & 0o077).toBe(0);
  });

  test('lives through a Ctrl+C that is meant for its worker', async () => {
    const { speech, client, told, ready } = supervise();
    speech.start();
    await ready();
    await client.ready(soon);
    process.kill(speech.pid ?? 0, 'SIGINT');
    // A newcomer is greeted after the signal was taken.
    const newcomer = new SpeechClient(speech.address);
    await newcomer.ready(soon);
    newcomer.close();
    expect(told).toEqual(['ready']);
    expect(client.hello).toBeDefined();
  });

  test('ends with a parent that dies while it is started', async () => {
    const { speech } = supervise();
    const child = fork(new URL('./main.ts', import.meta.url), [speech.address], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

describe('a service that can’t be started', () => {
  const { execPath } = process;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    process.execPath = '/nowhere/node';
  });
  afterEach(() => {
    process.execPath = execPath;
    vi.useRealTimers();
  });
  const failed = () => new Promise(setImmediate);

  test('is tried again, each time after twice as long, ten seconds at most', async () => {
    const { speech, told } = supervise();
    speech.start();
    await failed();
    for (const [index, delay] of [100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000].entries()) {
      expect(told).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(delay - 1);
      await failed();
      expect(told).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      await failed();
    }
  });

  test('is not tried again once it was stopped', async () => {
    const { speech, told } = supervise();
    speech.start();
    await failed();
    speech.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    await failed();
    expect(told).toEqual([null]);
  });
});

describe('the ears', () => {
  test('have all that was said, once, when their process is killed in the middle of an answer', async () => {
    const { speech, client, ready } = supervise({ ...defaultModels, voice: '' });
    speech.start();
    await ready();
    await client.ready(soon);
    const turn = client.listen();
    const sound = recording('two_cities', 13.4);
    const piece = 512;
    const feed = (from: number, to: number) => {
      for (let at = from; at < to; at += piece) turn.feed(sound.slice(at, at + piece), at / 16);
    };
    const most = piece * 360;
    feed(0, most);
    expect((await turn.hear(true, soon)).length, 'a part is settled').toBeGreaterThan(1);
    process.kill(speech.pid ?? 0, 'SIGKILL');
    feed(most, sound.length);
    await ready(2);
    await client.ready(soon);
    const heard = (await turn.hear(true, soon)).map(({ text }) => text).join(' ');
    const said = twoCities.split(',').slice(0, 6).join(',');
    expect(errorRate(wordErrors(said, heard)), heard).toBeLessThan(0.1);
  });
});
