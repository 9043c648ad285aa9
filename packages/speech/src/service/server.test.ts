import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ServiceOptions, SpeechService } from '../testing/speechService.ts';
import { numbersIn, sayNumbers } from '../testing/spokenNumbers.ts';
import { LineCache } from '../voice/lineCache.ts';
import { SpeechClient } from './client.ts';
import { frameOf } from './frames.ts';

const soon = 5_000;

let service: SpeechService;
const clients: SpeechClient[] = [];
beforeEach(() => void (service = new SpeechService()));
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await service.stop();
});

/** An interview's client. */
async function join(): Promise<SpeechClient> {
  const client = new SpeechClient(service.address);
  clients.push(client);
  await client.ready(soon);
  return client;
}

/** Settles when the service has taken what was sent before: a newcomer is greeted after that. */
const received = async () => void (await join());

/** A service that listens and speaks only when it is let, one after the other, and tells to what. */
async function startHeld(options: Pick<ServiceOptions, 'linesFolder'> = {}) {
  const begun: string[] = [];
  const held: (() => void)[] = [];
  const hold = (what: string) => {
    begun.push(what);
    return new Promise<void>((resolve) => held.push(resolve));
  };
  await service.start({
    ...options,
    decode: (sound) => hold(numbersIn(sound).join(' ')),
    speak: async (text) => {
      await hold(text);
      return { sampleRate: 16_000, samples: new Int16Array(text.length) };
    },
  });
  const go = () => held.shift()?.();
  /** Lets all go on until `count` have begun and are done. */
  const all = async (count: number) => {
    for (let done = 0; done < count; done++) {
      await vi.waitFor(() => expect(held).toHaveLength(1), { interval: 2 });
      go();
    }
  };
  return { begun, all, waiting: (count: number) => vi.waitFor(() => expect(begun).toHaveLength(count)) };
}

describe('SpeechServer', () => {
  test('serves what waits for a reply before partial captions, also of the same turn', async () => {
    const { begun, all, waiting } = await startHeld();
    const client = await join();
    const [running, turn, other] = [client.listen(), client.listen(), client.listen()];
    [running, turn, other].forEach((one, index) => one.feed(sayNumbers(index + 1), 0));
    const results = [running.hear(true, soon)];
    await waiting(1);
    results.push(turn.hear(false, soon), turn.hear(true, soon), other.hear(true, soon));
    await received();
    await all(3);
    await Promise.all(results);
    expect(begun).toEqual(['1', '2', '3']);
  });

  test('does nothing for an interview that is gone', async () => {
    const { begun, all, waiting } = await startHeld();
    const [stays, goes] = await Promise.all([join(), join()]);
    const running = stays.speak('One.', { withinMs: soon });
    await waiting(1);
    const gone = goes.speak('Never.', { withinMs: soon });
    gone.catch(() => undefined);
    goes.close();
    await expect(gone).rejects.toThrow();
    await received();
    const next = stays.speak('Two.', { withinMs: soon });
    await all(2);
    await Promise.all([running, next]);
    expect(begun).toEqual(['One.', 'Two.']);
  });

  test('makes a clause once, for however many and however often', async () => {
    const { begun, all, waiting } = await startHeld();
    const [one, other] = await Promise.all([join(), join()]);
    const asked = [one.speak('Hello.', { withinMs: soon })];
    await waiting(1);
    asked.push(other.speak('Hello.', { withinMs: soon }), one.speak('Hello.', { withinMs: soon, need: 'later' }));
    await received();
    await all(1);
    const sounds = await Promise.all(asked);
    expect(new Set(sounds.map(({ samples }) => samples.length))).toEqual(new Set([6]));
    await expect(other.speak('Hello.', { withinMs: soon })).resolves.toEqual(sounds[0]);
    expect(begun).toEqual(['Hello.']);
  });

  test('makes at once what was only prepared when somebody waits for it', async () => {
    const { begun, all, waiting } = await startHeld();
    const client = await join();
    const asked = [client.speak('Running.', { withinMs: soon })];
    await waiting(1);
    const prepare = (text: string) => client.speak(text, { withinMs: soon, need: 'later' });
    asked.push(prepare('Perhaps.'), prepare('Likely.'), client.speak('Likely.', { withinMs: soon }));
    await received();
    await all(3);
    await Promise.all(asked);
    expect(begun).toEqual(['Running.', 'Likely.', 'Perhaps.']);
  });

  test('makes clauses in the order in which they were asked for, however long each is looked for', async () => {
    const found = Promise.withResolvers<undefined>();
    const find = vi.spyOn(LineCache.prototype, 'find');
    find.mockImplementation((text) => (text === 'One.' ? found.promise : Promise.resolve(undefined)));
    const { begun, all } = await startHeld();
    const client = await join();
    const asked = ['One.', 'Two.'].map((text) => client.speak(text, { withinMs: soon }));
    await received();
    found.resolve(undefined);
    await all(2);
    await Promise.all(asked);
    find.mockRestore();
    expect(begun).toEqual(['One.', 'Two.']);
  });

  test('makes a clause once that several wait for', async () => {
    const { begun, all } = await startHeld();
    const [one, other] = [await join(), await join()];
    const asked = [
      one.speak('First.', { withinMs: soon }),
      one.speak('Same.', { withinMs: soon }),
      other.speak('Same.', { withinMs: soon }),
    ];
    await received();
    await all(2);
    await Promise.all(asked);
    expect(begun).toEqual(['First.', 'Same.']);
  });

  test.each([
    ['no message', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
    ['a message of another version', frameOf({ op: 'sing', id: 1 })],
    ['sound that is none', frameOf({ op: 'feed', stream: 1, samples: [1, 2, 3], at: 0 })],
    ['a message that would be too long', Buffer.from([255, 255, 255, 255])],
  ])('closes a connection on which comes %s, and no other one', async (_what, bytes) => {
    await service.start();
    const client = await join();
    const turn = client.listen();
    turn.feed(sayNumbers(5), 0);
    const stranger = connect(service.address);
    const closed = new Promise((resolve) => stranger.on('close', resolve));
    stranger.on('error', () => undefined).resume();
    stranger.write(bytes);
    await closed;
    expect((await turn.hear(true, soon)).map(({ text }) => text)).toEqual(['5']);
  });

  test('remembers no more turns of an interview than it can have', async () => {
    await service.start();
    const client = await join();
    const turns = Array.from({ length: 10 }, () => client.listen());
    turns.forEach((turn, index) => turn.feed(sayNumbers(index + 1), 0));
    const heard = await Promise.all(turns.slice(2).map((turn) => turn.hear(true, soon)));
    expect(heard.map(([stretch]) => stretch?.text)).toEqual(['3', '4', '5', '6', '7', '8', '9', '10']);
    expect((await turns[0]?.hear(true, soon))?.map(({ text }) => text)).toEqual(['']);
  });

  test('forgets a turn that is over', async () => {
    await service.start();
    const client = await join();
    const turn = client.listen();
    turn.feed(sayNumbers(1), 0);
    turn.close();
    expect((await turn.hear(true, soon)).map(({ text }) => text)).toEqual(['']);
  });

  test.each(['ears', 'voice'] as const)('says so when it is asked for what it lacks: %s', async (lacks) => {
    await service.start({ lacks });
    const client = await join();
    const asked = lacks === 'ears' ? client.listen().hear(true, soon) : client.speak('Hello.', { withinMs: soon });
    await expect(asked).rejects.toThrow(/there is no (?:recognizer|voice)/);
  });
});
