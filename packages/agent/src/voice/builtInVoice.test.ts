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
let voiceThatWaits: (backMs: number) => BuiltInVoice;
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
  const events = { fellBack: (error: unknown) => fellBack.push(error) };
  // Nothing is waited for that does not come: tests that start no service again say so.
  voiceThatWaits = (backMs) =>
    new BuiltInVoice(client, { name: 'letters', sampleRate }, plainVoice, events, { backMs });
  voice = voiceThatWaits(100);
});
afterEach(async () => {
  vi.useRealTimers();
  client.close();
  await service.stop();
  rmSync(lines, { recursive: true });
});

/** Time passes only when a test lets it. */
const useVirtualTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

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

  it('goes on in the same voice when the service dies between two clauses and comes back', async () => {
    voice = voiceThatWaits(soon);
    await start(async (_text, index) => {
      if (index !== 1) return;
      await service.die();
      await start();
    });
    const heard = await listen();
    expect(heard.map(({ who }) => who)).toEqual(['neural', 'silence', 'neural', 'silence', 'neural']);
    expect([spokenPlainly, fellBack]).toEqual([[], []]);
  });

  it('says the rest of the line plainly when the service dies between two clauses for good', async () => {
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

  it('makes all clauses of a line ready, and none of them again when it is said', async () => {
    const spoken = await start();
    voice.prepare(line);
    await vi.waitFor(() => expect(spoken).toEqual(clauses));
    await listen();
    expect(spoken).toEqual(clauses);
  });

  it('makes ready what may be said next before what may be said later', async () => {
    const first = Promise.withResolvers<void>();
    const spoken = await start((_text, index) => (index === 0 ? first.promise : undefined));
    voice.prepareLater(['Running.', 'Later.', 'Much later.']);
    await vi.waitFor(() => expect(spoken).toHaveLength(1));
    voice.prepare('Next.');
    // Both are in the service's queue once it has taken a request that came after them.
    await client.understand('?', '', soon).catch(() => undefined);
    first.resolve();
    await vi.waitFor(() => expect(spoken).toEqual(['Running.', 'Next.', 'Later.', 'Much later.']));
  });

  it('throws away what was to be made ready when other lines become likelier', async () => {
    const first = Promise.withResolvers<void>();
    const spoken = await start((_text, index) => (index === 0 ? first.promise : undefined));
    voice.prepare('Running. Old.');
    await vi.waitFor(() => expect(spoken).toHaveLength(1));
    voice.prepare('New.');
    first.resolve();
    await vi.waitFor(() => expect(spoken).toEqual(['Running.', 'New.']));
    await client.speak('Last.', { withinMs: soon });
    expect(spoken).toEqual(['Running.', 'New.', 'Last.']);
  });

  it('makes ready what was named before the service was there', async () => {
    voice.prepareLater(['Early.']);
    const spoken = await start();
    await vi.waitFor(() => expect(spoken).toEqual(['Early.']));
  });

  it('goes on making lines ready after the service was lost', async () => {
    await start(async (_text, index) => {
      if (index === 1) await service.die();
    });
    voice.prepareLater(['One.', 'Two.', 'Three.']);
    await vi.waitFor(() => expect(client.hello).toBeUndefined());
    const spoken = await start();
    // Another service knows nothing of what the last one made.
    await vi.waitFor(() => expect(spoken).toEqual(['One.', 'Two.', 'Three.']));
  });

  it('makes lines ready again after the service was lost while nothing was asked of it', async () => {
    voice = voiceThatWaits(soon);
    const spoken = await start();
    voice.prepareLater(['One.', 'Two.']);
    await vi.waitFor(() => expect(spoken).toHaveLength(2));
    await client.speak('Another.', { withinMs: soon });
    await service.die();
    await vi.waitFor(() => expect(client.hello).toBeUndefined());
    const again = await start();
    voice.prepare('Likeliest.');
    await vi.waitFor(() => expect(again.toSorted()).toEqual(['Likeliest.', 'One.', 'Two.']));
  });

  it('makes a clause ready although the service was lost once while it made it', async () => {
    await start(async () => service.die());
    voice.prepare('One.');
    await vi.waitFor(() => expect(client.hello).toBeUndefined());
    const spoken = await start();
    voice.prepare('One.');
    await vi.waitFor(() => expect(spoken).toEqual(['One.']));
  });

  it('asks no third time for a clause at which the service was lost twice', async () => {
    const asked: string[] = [];
    const startWhatDies = (): Promise<unknown> =>
      start(async (text) => {
        asked.push(text);
        if (text !== 'Two.') return;
        await service.die();
        void startWhatDies();
      });
    await startWhatDies();
    voice.prepareLater(['One.', 'Two.', 'Three.']);
    await vi.waitFor(() => expect(asked).toEqual(['One.', 'Two.', 'One.', 'Two.', 'One.', 'Three.']));
    voice.prepareLater(['Two.', 'Four.']);
    await vi.waitFor(() => expect(asked.slice(6)).toEqual(['Four.']));
  });

  it('makes nothing ready once it is closed', async () => {
    const first = Promise.withResolvers<void>();
    const spoken = await start((_text, index) => (index === 0 ? first.promise : undefined));
    voice.prepare('Now. Then.');
    await vi.waitFor(() => expect(spoken).toHaveLength(1));
    await voice.close();
    first.resolve();
    for (const text of ['One.', 'Two.']) await client.speak(text, { withinMs: soon });
    expect(spoken).toEqual(['Now.', 'One.', 'Two.']);
  });

  it('has the rest of a line not made when a clause of it failed', async () => {
    const second = Promise.withResolvers<void>();
    const spoken = await start((_text, index) => {
      if (index === 0) throw new Error('no such phoneme');
      return index === 1 ? second.promise : undefined;
    });
    await listen();
    await vi.waitFor(() => expect(spoken).toHaveLength(2));
    // The service has called off the third once it has taken a request that came after.
    await client.understand('?', '', soon).catch(() => undefined);
    second.resolve();
    await client.speak('Last.', { withinMs: soon });
    expect(spoken).toEqual([...clauses.slice(0, 2), 'Last.']);
  });

  it('waits in full again half a minute after a voice was late, however often it was late meanwhile', async () => {
    useVirtualTime();
    await start(() => new Promise<void>(() => undefined));
    const late = listen('One.');
    await vi.advanceTimersByTimeAsync(8_000);
    await late;
    await vi.advanceTimersByTimeAsync(29_500);
    const soonAfter = listen('Two.');
    await vi.advanceTimersByTimeAsync(1_000);
    await soonAfter;
    const then = listen('Three.');
    await vi.advanceTimersByTimeAsync(7_900);
    expect(spokenPlainly).toEqual(['One.', 'Two.']);
    await vi.advanceTimersByTimeAsync(100);
    await then;
    expect(spokenPlainly).toEqual(['One.', 'Two.', 'Three.']);
  });

  it('waits in full after a clause that could not be made', async () => {
    useVirtualTime();
    await start((text) => {
      if (text === 'One.') throw new Error('no such phoneme');
      return new Promise<void>(() => undefined);
    });
    await listen('One.');
    const next = listen('Two.');
    await vi.advanceTimersByTimeAsync(7_900);
    expect(spokenPlainly).toEqual(['One.']);
    await vi.advanceTimersByTimeAsync(100);
    await next;
  });

  it('waits no longer for a voice that was late than for a line that is known', async () => {
    useVirtualTime();
    await start(() => new Promise<void>(() => undefined));
    const late = listen('One.');
    await vi.advanceTimersByTimeAsync(8_000);
    await late;
    const next = listen('Two.');
    await vi.advanceTimersByTimeAsync(1_000);
    await next;
    expect(spokenPlainly).toEqual(['One.', 'Two.']);
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
