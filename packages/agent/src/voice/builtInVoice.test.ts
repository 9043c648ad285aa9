import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { AudioFrame } from '@livekit/rtc-node';
import { stockLines } from '@viva/interview';
import { SpeechClient } from '@viva/speech';
import { SpeechService } from '@viva/speech/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BuiltInVoice } from './builtInVoice.ts';
import type { LocalVoice } from './localVoice.ts';

const soon = 5_000;
const sampleRate = 16_000;
/** Loudness of each voice, so that a frame tells who spoke it; the plain one has another rate. */
const [neural, plain] = [8_000, 2_000] as const;

/** Three clauses. */
const line = 'Thank you for that. Which one did you choose? Tell me how it went.';
const clauses = ['Thank you for that.', 'Which one did you choose?', 'Tell me how it went.'];

let service: SpeechService;
let client: SpeechClient;
let lines: string;
let fellBack: unknown[];
let spokenPlainly: string[];
let voice: BuiltInVoice;
beforeEach(() => {
  service = new SpeechService();
  client = new SpeechClient(service.address);
  lines = mkdtempSync(path.join(os.tmpdir(), 'viva-lines-'));
  fellBack = [];
  spokenPlainly = [];
  const plainVoice: LocalVoice = {
    model: 'plain',
    sampleRate: 8_000,
    async *frames(text) {
      spokenPlainly.push(text);
      yield new AudioFrame(new Int16Array(8_000).fill(plain), 8_000, 1, 8_000);
    },
    close: () => Promise.resolve(),
  };
  voice = new BuiltInVoice(client, { name: 'letters', sampleRate }, plainVoice, {
    fellBack: (error) => fellBack.push(error),
  });
});
afterEach(async () => {
  client.close();
  await service.stop();
  rmSync(lines, { recursive: true });
});

/** A service whose clauses last 100 ms each, and which is asked for them here first. */
async function start(asked: (text: string, index: number) => Promise<void> | void = () => undefined) {
  const spoken: string[] = [];
  await service.start({
    linesFolder: lines,
    speak: async (text) => {
      await asked(text, spoken.push(text) - 1);
      return { sampleRate, samples: new Int16Array(sampleRate / 10).fill(neural) };
    },
  });
  await client.ready(soon);
  return spoken;
}

interface Sounded {
  readonly who: 'neural' | 'plain' | 'silence';
  readonly ms: number;
}

/** Who sounds one after another, and for how long. */
async function listen(text = line, signal?: AbortSignal): Promise<Sounded[]> {
  const heard: Sounded[] = [];
  for await (const frame of voice.frames(text, signal)) {
    expect(frame.sampleRate).toBe(sampleRate);
    const loudest = frame.data.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const who = loudest > (neural + plain) / 2 ? 'neural' : loudest > 0 ? 'plain' : 'silence';
    const last = heard.at(-1);
    const ms = (frame.samplesPerChannel / sampleRate) * 1_000;
    if (last?.who === who) heard[heard.length - 1] = { who, ms: last.ms + ms };
    else heard.push({ who, ms });
  }
  return heard;
}

describe('BuiltInVoice', () => {
  it('says the clauses of a line in their order, with a pause between two', async () => {
    const spoken = await start();
    const heard = await listen();
    expect(spoken).toEqual(clauses);
    expect(heard.map(({ who }) => who)).toEqual(['neural', 'silence', 'neural', 'silence', 'neural']);
    for (const { who, ms } of heard) expect(ms).toBeCloseTo(who === 'neural' ? 100 : 280, 3);
    expect(fellBack).toEqual([]);
  });

  it('sounds as soon as its first clause is made', async () => {
    const rest = Promise.withResolvers<void>();
    await start((_text, index) => (index === 0 ? undefined : rest.promise));
    const frames = voice.frames(line);
    expect(await frames.next()).toMatchObject({ done: false });
    rest.resolve();
    await frames.return(undefined);
  });

  it('says the rest of the line plainly when the service dies between two clauses', async () => {
    await start((_text, index) => {
      if (index === 1) return service.die();
    });
    const heard = await listen();
    expect(heard.map(({ who }) => who)).toEqual(['neural', 'silence', 'plain']);
    expect(heard.at(-1)?.ms).toBeGreaterThan(900);
    expect(spokenPlainly).toEqual([clauses.slice(1).join(' ')]);
    expect(fellBack).toHaveLength(1);
  });

  it('says the rest of the line plainly when a clause can’t be spoken', async () => {
    await start((_text, index) => {
      if (index === 2) throw new Error('no such phoneme');
    });
    await listen();
    expect(spokenPlainly).toEqual([clauses[2]]);
    expect(fellBack).toMatchObject([{ message: 'no such phoneme' }]);
  });

  it('says the whole line plainly when the service has no voice', async () => {
    await service.start({ lacks: 'voice' });
    await client.ready(soon);
    expect((await listen()).map(({ who }) => who)).toEqual(['plain']);
    expect(spokenPlainly).toEqual([line]);
  });

  it('says nothing more of a line that was interrupted, and does not fall back', async () => {
    const interruption = new AbortController();
    await start((_text, index) => {
      if (index === 1) interruption.abort();
      return index === 1 ? new Promise<void>(() => undefined) : undefined;
    });
    await listen(line, interruption.signal);
    expect([spokenPlainly, fellBack]).toEqual([[], []]);
  });

  it('does not make again what was prepared', async () => {
    const spoken = await start();
    voice.prepare(line);
    await vi.waitFor(() => expect(spoken).toContain(clauses[0]));
    await listen();
    expect(spoken.toSorted()).toEqual(clauses.toSorted());
  });

  it.each([
    ['there is no service', () => Promise.resolve()],
    ['its voice fails', () => start(() => Promise.reject(new Error('no')))],
    ['it has no voice', () => service.start({ lacks: 'voice' }).then(() => client.ready(soon))],
  ] as const)('prepares a line without complaint when %s', async (_when, begin) => {
    await begin();
    expect(() => voice.prepare(line)).not.toThrow();
    expect(() => voice.prepare('')).not.toThrow();
    // What it does about a failure is done before this is.
    await client.speak('Another.', { withinMs: soon }).catch(() => undefined);
    expect(fellBack).toEqual([]);
  });

  it('keeps what is said to anybody on disk, and nothing that has a candidate’s own words in it', async () => {
    const stock = stockLines()[0] ?? '';
    const kept = () => (existsSync(lines) ? readdirSync(lines).filter((name) => name.endsWith('.pcm')).length : 0);
    await start();
    await listen('You said that Annabel fixed the parser in Gdańsk.');
    expect(kept()).toBe(0);
    await listen(stock);
    expect(kept()).toBeGreaterThan(0);
  });
});
