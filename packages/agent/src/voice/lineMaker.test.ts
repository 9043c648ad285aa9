import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SpeechClient } from '@viva/speech';
import { SpeechService } from '@viva/speech/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeLines } from './lineMaker.ts';

const clauses = ['One.', 'Two.', 'Three.'];

let service: SpeechService;
let client: SpeechClient;
let linesFolder: string;
let told: number[];
let failed: unknown[];
beforeEach(async () => {
  service = new SpeechService();
  client = new SpeechClient(service.address);
  linesFolder = mkdtempSync(path.join(os.tmpdir(), 'viva-lines-'));
  told = [];
  failed = [];
});
afterEach(async () => {
  client.close();
  await service.stop();
  rmSync(linesFolder, { recursive: true });
});

async function make(options: Partial<Parameters<typeof makeLines>[0]> = {}): Promise<void> {
  await client.ready(5_000);
  const { signal } = new AbortController();
  const tell = { told: (made: number) => told.push(made), failed: (error: unknown) => failed.push(error) };
  await makeLines({ client, clauses, busy: () => false, signal, ...tell, ...options });
}
const kept = () => readdirSync(linesFolder).length;

test('every fixed clause is made once, and kept on disk', async () => {
  await service.start({ linesFolder });
  await make();
  expect([kept(), told]).toEqual([3, [3]]);
});

test('clauses that can’t be spoken are left out, and the operator learns once why', async () => {
  const sound = { sampleRate: 16_000, samples: new Int16Array(100) };
  const speak = async (text: string) => {
    if (text !== 'Two.') throw new Error('no such phoneme');
    return sound;
  };
  await service.start({ linesFolder, speak });
  await make();
  expect([kept(), told]).toEqual([1, [1]]);
  expect(failed).toEqual([new Error('no such phoneme')]);
});

test('nothing is made while an interview is held, nor after the worker is stopped', async () => {
  await service.start({ linesFolder });
  const stop = new AbortController();
  const busy = vi.fn(() => true);
  const making = make({ busy, signal: stop.signal });
  await vi.waitFor(() => expect(busy).toHaveBeenCalled());
  stop.abort();
  await making;
  expect([kept(), told]).toEqual([0, []]);
});

test('it goes on once an interview is over', async () => {
  await service.start({ linesFolder });
  const busy = vi.fn(() => false);
  busy.mockReturnValueOnce(true);
  await make({ busy, lookEveryMs: 1 });
  expect([kept(), told]).toEqual([3, [3]]);
  expect(busy).toHaveBeenCalledTimes(4);
});

test('it goes on after the speech service was lost', async () => {
  const spoken: string[] = [];
  const speak = async (text: string) => {
    if (spoken.push(text) === 2) await service.die().then(() => service.start({ linesFolder, speak }));
    return { sampleRate: 16_000, samples: new Int16Array(100) };
  };
  await service.start({ linesFolder, speak });
  await make();
  expect([spoken, told, failed.length]).toEqual([clauses, [2], 1]);
});
