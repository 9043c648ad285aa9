import { type Server, type Socket, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SpeechService } from '../testing/speechService.ts';
import { countTo, sayNumbers } from '../testing/spokenNumbers.ts';
import { type HearingTurn, SpeechClient, SpeechGone } from './client.ts';
import { frameOf } from './frames.ts';
import type { Hello } from './protocol.ts';

const soon = 5_000;
const begun = 1_000_000;

let service: SpeechService;
let client: SpeechClient;
let changes: (Hello | undefined)[];
beforeEach(() => {
  service = new SpeechService();
  const told: typeof changes = (changes = []);
  client = new SpeechClient(service.address, { changed: (hello) => told.push(hello) });
});
afterEach(async () => {
  client.close();
  await service.stop();
});

const lost = () => vi.waitFor(() => expect(client.hello).toBeUndefined());

/** Settles when the service has taken what was sent before: a newcomer is greeted after that. */
async function received(): Promise<void> {
  const newcomer = new SpeechClient(service.address);
  await newcomer.ready(soon);
  newcomer.close();
}

/** Feeds a turn as a listener does, sound that goes on from what was fed before. */
function feeder(turn: HearingTurn) {
  let at = begun;
  return (sound: Int16Array<ArrayBuffer>) => {
    for (let from = 0; from < sound.length; from += 512) {
      const piece = sound.slice(from, from + 512);
      turn.feed(piece, at);
      at += piece.length / 16;
    }
  };
}

const numbersOf = (stretches: readonly { readonly text: string }[]): number[] =>
  stretches.flatMap(({ text }) => text.split(' ').filter(Boolean).map(Number));

describe('SpeechClient', () => {
  test('tells what the service has', async () => {
    await service.start({ lacks: 'voice' });
    expect(await client.ready(soon)).toEqual({ ears: { name: 'numbers' }, voice: null, understanding: null });
  });

  test('understands a turn with what it replies to, also endless ones, and says when the service can’t', async () => {
    const reading = { label: 'answer', confidence: 1, also: [], danger: 0, sentences: [] } as const;
    const lengths: [said: number, asked: number, judged: boolean | undefined][] = [];
    await service.start({
      readTurn: async (text, asked, judged) => {
        lengths.push([text.length, asked.length, judged]);
        return { ...reading, also: [], sentences: [] };
      },
    });
    await client.ready(soon);
    expect(await client.understand('Yes.', 'Ready?', soon)).toEqual(reading);
    await client.understand('word '.repeat(10_000), 'why '.repeat(10_000), soon, true);
    expect(lengths).toEqual([
      [4, 6, false],
      [20_000, 20_000, true],
    ]);
    await service.die();
    await service.start();
    await vi.waitFor(async () => {
      await client.ready(soon);
      await expect(client.understand('Yes.', 'Ready?', soon)).rejects.toThrow('there is no encoder');
    });
  });

  test('waits for a service that is not there yet, and no longer than it is told', async () => {
    await expect(client.ready(1)).rejects.toThrow(SpeechGone);
    const ready = client.ready(soon);
    await service.start();
    await expect(ready).resolves.toMatchObject({ voice: { name: 'letters', sampleRate: 16_000 } });
  });

  test('refuses at once what nobody is there for', async () => {
    await expect(client.speak('Hello.', { withinMs: soon })).rejects.toThrow(SpeechGone);
    await expect(client.listen().hear(true, soon)).rejects.toThrow(SpeechGone);
  });

  test('speaks', async () => {
    await service.start();
    await client.ready(soon);
    const spoken = await client.speak('Hello there.', { withinMs: soon });
    expect(spoken).toEqual({ sampleRate: 16_000, samples: new Int16Array(12).fill(1_000) });
  });

  test('is there again after the service was lost, and tells both', async () => {
    await service.start();
    await client.ready(soon);
    await service.die();
    await lost();
    await service.start();
    await client.ready(soon);
    expect(changes.map(Boolean)).toEqual([true, false, true]);
    await expect(client.speak('Hello.', { withinMs: soon })).resolves.toBeDefined();
  });

  test('refuses what a service was asked for that was lost before it answered', async () => {
    const asked = Promise.withResolvers<void>();
    await service.start({
      speak: () => {
        asked.resolve();
        return new Promise(() => undefined);
      },
    });
    await client.ready(soon);
    const spoken = client.speak('Hello.', { withinMs: soon });
    spoken.catch(() => undefined);
    await asked.promise;
    await service.die();
    await expect(spoken).rejects.toThrow(SpeechGone);
  });

  test('passes on why something failed, which is no loss of the service', async () => {
    await service.start({ speak: () => Promise.reject(new Error('no such phoneme')) });
    await client.ready(soon);
    const failing = client.speak('Hello.', { withinMs: soon });
    await expect(failing).rejects.toThrow('no such phoneme');
    await expect(failing).rejects.not.toThrow(SpeechGone);
  });

  test('waits no longer than it is told, and what waited for its turn is then never done', async () => {
    const spoken: string[] = [];
    const first = Promise.withResolvers<void>();
    await service.start({
      speak: async (text) => {
        spoken.push(text);
        await first.promise;
        return { sampleRate: 16_000, samples: new Int16Array(1) };
      },
    });
    await client.ready(soon);
    const running = client.speak('First.', { withinMs: soon });
    await vi.waitFor(() => expect(spoken).toEqual(['First.']));
    await expect(client.speak('Second.', { withinMs: 1 })).rejects.toThrow('within 1 ms');
    await received();
    first.resolve();
    await running;
    await client.speak('Third.', { withinMs: soon });
    expect(spoken).toEqual(['First.', 'Third.']);
  });

  test('calls off what is of no use any more', async () => {
    await service.start({ speak: () => new Promise(() => undefined) });
    await client.ready(soon);
    const interruption = new AbortController();
    const spoken = client.speak('Hello.', { withinMs: soon, signal: interruption.signal });
    interruption.abort();
    await expect(spoken).rejects.toThrow('called off');
    await expect(client.speak('More.', { withinMs: soon, signal: interruption.signal })).rejects.toThrow();
  });
});

describe('a turn’s sound', () => {
  test('is heard while it is spoken, each turn by itself', async () => {
    await service.start();
    await client.ready(soon);
    const [one, other] = [client.listen(), client.listen()];
    feeder(one)(sayNumbers(1, 2));
    feeder(other)(sayNumbers(7));
    expect(numbersOf(await one.hear(true, soon))).toEqual([1, 2]);
    expect(numbersOf(await other.hear(false, soon))).toEqual([7]);
  });

  test('is told whole each time, also after its older part was settled', async () => {
    await service.start();
    await client.ready(soon);
    const turn = client.listen();
    const feed = feeder(turn);
    for (let from = 1; from <= 60; from += 10) {
      feed(sayNumbers(...countTo(from + 9, from)));
      expect(numbersOf(await turn.hear(true, soon))).toEqual(countTo(from + 9));
    }
  });

  test('counts from before the service was there', async () => {
    const turn = client.listen();
    feeder(turn)(sayNumbers(1, 2, 3));
    await service.start();
    await client.ready(soon);
    expect(numbersOf(await turn.hear(true, soon))).toEqual([1, 2, 3]);
  });

  test.each([
    ['before anything was heard', { before: 3, heard: false }],
    ['after a part was heard', { before: 3, heard: true }],
    ['after a part was settled', { before: 45, heard: true }],
    ['when much was fed and not heard', { before: 45, heard: false }],
  ])('is all there after the service died %s', async (_when, { before, heard }) => {
    await service.start();
    await client.ready(soon);
    const turn = client.listen();
    const feed = feeder(turn);
    feed(sayNumbers(...countTo(before)));
    if (heard) await turn.hear(true, soon);
    await service.die();
    await lost();
    feed(sayNumbers(...countTo(before + 4, before + 1)));
    await service.start();
    await client.ready(soon);
    feed(sayNumbers(before + 5));
    expect(numbersOf(await turn.hear(true, soon))).toEqual(countTo(before + 5));
    feed(sayNumbers(before + 6));
    expect(numbersOf(await turn.hear(true, soon))).toEqual(countTo(before + 6));
  });

  test('is all there after the service died while it listened', async () => {
    const listening = Promise.withResolvers<void>();
    await service.start({
      decode: () => {
        listening.resolve();
        return new Promise(() => undefined);
      },
    });
    await client.ready(soon);
    const turn = client.listen();
    feeder(turn)(sayNumbers(1, 2));
    const hearing = turn.hear(true, soon);
    hearing.catch(() => undefined);
    await listening.promise;
    await service.die();
    await expect(hearing).rejects.toThrow(SpeechGone);
    await service.start();
    await client.ready(soon);
    expect(numbersOf(await turn.hear(true, soon))).toEqual([1, 2]);
  });

  test('is given to the next service as far as it is not settled, and no further', async () => {
    const sounds: number[] = [];
    const start = () => service.start({ decode: (sound) => void sounds.push(sound.length / 16_000) });
    await start();
    await client.ready(soon);
    const turn = client.listen();
    feeder(turn)(sayNumbers(...countTo(120)));
    await turn.hear(true, soon);
    await service.die();
    await lost();
    sounds.length = 0;
    await start();
    await client.ready(soon);
    expect(numbersOf(await turn.hear(true, soon))).toEqual(countTo(120));
    expect(sounds.reduce((sum, one) => sum + one, 0)).toBeLessThan(11.1);
  });
});

describe('a connection', () => {
  let server: Server;
  let sockets: Socket[];
  let onConnection: (socket: Socket) => void;
  beforeEach(async () => {
    sockets = [];
    onConnection = () => undefined;
    server = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined);
      onConnection(socket);
    });
    await new Promise<void>((resolve) => server.listen(service.address, resolve));
  });
  afterEach(async () => {
    client.close();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  test('is given up and made anew when what comes is no message', async () => {
    onConnection = (socket) =>
      socket.write(
        sockets.length === 1 ? 'HTTP/1.1 200 OK' : frameOf({ hello: { ears: null, voice: null, understanding: null } }),
      );
    await client.ready(soon);
    expect(sockets).toHaveLength(2);
  });

  test('is let go by a client that is closed before anything was answered', async () => {
    await vi.waitFor(() => expect(sockets).toHaveLength(1));
    const ended = new Promise((resolve) => sockets[0]?.on('close', resolve));
    sockets[0]?.resume();
    client.close();
    await ended;
  });
});
